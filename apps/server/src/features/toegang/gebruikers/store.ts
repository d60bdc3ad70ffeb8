/** Staff of an admin with their account and open invitation. In the program's own role: accounts belong to no tenant role. */
import { sql } from 'kysely';
import type { Rol } from '@spelrijk/domain/rol';
import { gebruikersOpNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { noteGewist } from '../../../platform/gewist.ts';

export interface GebruikerRij {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly rol: Rol;
  readonly gebruikersnaam: string | null;
  readonly email: string | null;
  /** `uit-te-nodigen`: came from a file and has no invitation yet. */
  readonly status: 'actief' | 'uitgenodigd' | 'uit-te-nodigen' | 'geschorst';
  readonly tweedeFactor: boolean;
  readonly uitgenodigdOp: Date | null;
  readonly verlooptOp: Date | null;
}

/** By last name; `gebruikerId` narrows to one. Whoever has neither account nor invitation has no role and is left out. */
export async function listGebruikers(db: Db, adminId: string, gebruikerId: string | null = null): Promise<readonly GebruikerRij[]> {
  const { rows } = await sql<GebruikerRij>`
    select g.id, g.roepnaam, g.achternaam, coalesce(a.rol, u.rol, 'docent') as rol, a.gebruikersnaam, coalesce(a.email, nullif(g.email, '')) as email,
      case when a.id is null and u.rol is null then 'uit-te-nodigen' when a.id is null then 'uitgenodigd' when a.status = 'geschorst' then 'geschorst' else 'actief' end as status,
      a.totp_sinds is not null as "tweedeFactor", u.created_at as "uitgenodigdOp", u.verloopt_op as "verlooptOp"
    from gebruiker g
    left join account a on a.id = g.id and a.admin_id = g.admin_id
    left join lateral (
      select rol, created_at, verloopt_op from uitnodiging
      where admin_id = g.admin_id and gebruiker_id = g.id and gebruikt_op is null and ingetrokken_op is null
      order by created_at desc limit 1) u on a.id is null
    where g.admin_id = ${adminId} and (${gebruikerId}::uuid is null or g.id = ${gebruikerId}::uuid) and (coalesce(a.rol, u.rol) is not null or g.uit_te_nodigen)
    order by ${gebruikersOpNaam('g')}`.execute(db);
  return rows;
}

export async function findGebruiker(db: Db, adminId: string, id: string): Promise<GebruikerRij | undefined> {
  return (await listGebruikers(db, adminId, id))[0];
}

export interface NieuweGebruiker {
  readonly adminId: string;
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly email: string;
  readonly now: number;
}

/** False when somebody with this id is there already. */
export async function insertGebruiker(db: Db, { adminId, now, ...gebruiker }: NieuweGebruiker): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gebruiker')
    .values({ ...gebruiker, admin_id: adminId, created_at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** True when somebody of this admin, invited or with an account, has this address. */
export async function hasAdres(db: Db, adminId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from gebruiker g left join account a on a.id = g.id
    where g.admin_id = ${adminId} and lower(coalesce(a.email, g.email)) = lower(${email}) limit 1`.execute(db);
  return rows.length > 0;
}

export async function updateNaam(db: Db, adminId: string, id: string, naam: { roepnaam: string; achternaam: string }): Promise<void> {
  await db.updateTable('gebruiker').set(naam).where('admin_id', '=', adminId).where('id', '=', id).execute();
}

/** Where the next invitation goes. */
export async function updateAdres(db: Db, adminId: string, id: string, email: string): Promise<void> {
  await db.updateTable('gebruiker').set({ email }).where('admin_id', '=', adminId).where('id', '=', id).execute();
}

export async function endSessies(db: Db, accountId: string, now: number): Promise<void> {
  await db
    .updateTable('sessie')
    .set({ beeindigd_op: new Date(now) })
    .where('account_id', '=', accountId)
    .where('beeindigd_op', 'is', null)
    .execute();
}

/** Account, sessions, second factor, links and invitations: nothing of this person can get in any more. */
export async function deleteGebruiker(db: Db, adminId: string, id: string, now: number): Promise<void> {
  await noteGewist(db, 'gebruiker', [id], now);
  for (const table of ['sessie', 'weekmail', 'toestel_account', 'herstelcode', 'wachtwoordherstel', 'sso_koppeling', 'sso_code'] as const)
    await db.deleteFrom(table).where('account_id', '=', id).execute();
  for (const table of ['bericht_gelezen', 'bericht_mail', 'roadmap_stem', 'roadmap_reactie'] as const)
    await db.deleteFrom(table).where('admin_id', '=', adminId).where('gebruiker_id', '=', id).execute();
  await db.deleteFrom('uitnodiging').where('admin_id', '=', adminId).where('gebruiker_id', '=', id).execute();
  await db.deleteFrom('account').where('admin_id', '=', adminId).where('id', '=', id).execute();
  await db.deleteFrom('gebruiker').where('admin_id', '=', adminId).where('id', '=', id).execute();
}

export async function setStatus(db: Db, adminId: string, id: string, status: 'actief' | 'geschorst'): Promise<void> {
  await db.updateTable('account').set({ status }).where('admin_id', '=', adminId).where('id', '=', id).execute();
}

export async function setRol(db: Db, adminId: string, id: string, rol: Rol): Promise<void> {
  await db.updateTable('account').set({ rol }).where('admin_id', '=', adminId).where('id', '=', id).execute();
}

/** Holds the accounts of this role until the end of the transaction, so that two people cannot both remove the last but one. */
export async function lockActive(db: Db, rol: Rol): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('rol', '=', rol)
    .where('status', '=', 'actief')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export interface AdminKop {
  readonly naam: string;
  readonly regio: 'nl' | 'be';
  readonly intern: boolean;
}

export async function readAdminKop(db: Db, adminId: string): Promise<AdminKop | undefined> {
  return db.selectFrom('admin').select(['naam', 'regio', 'intern']).where('admin_id', '=', adminId).executeTakeFirst();
}

export async function readNaam(db: Db, adminId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('gebruiker')
    .select(['roepnaam', 'achternaam'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? `${row.roepnaam} ${row.achternaam}`.trim() : '';
}
