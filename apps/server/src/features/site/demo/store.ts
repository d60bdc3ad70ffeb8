import { sql } from 'kysely';
import { splitAchternaam } from '@spelrijk/domain/naam';
import type { Rol } from '@spelrijk/domain/rol';
import { THUIS_OEFENTIJD } from '@spelrijk/domain/thuis';
import type { Database, Db } from '../../../platform/db/database.ts';
import { eraseAdmins } from '../../../platform/db/erase.ts';
import { writeAntwoorden } from '../../oefenen/antwoorden/index.ts';
import { insertTaken } from '../../oefenen/taken/index.ts';
import type { Geschiedenis } from './geschiedenis.ts';
import type { DemoAdmin } from './mensen.ts';

/** One transaction as the owner of the tables, one server at a time: the demo is there whole or not at all. */
export function inEen<T>(database: Database, fn: (db: Db) => Promise<T>): Promise<T> {
  return database.unhurried.transaction().execute(async (db) => {
    // Another server may be at it for a minute: children are simulated in between.
    await sql`set local lock_timeout = 0`.execute(db);
    await sql`select pg_advisory_xact_lock(hashtext('spelrijk-demo'))`.execute(db);
    return fn(db);
  });
}

/** Nobody has used this database yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from admin limit 1`.execute(db);
  return rows.length === 0;
}

export interface NieuwAdmin extends Pick<DemoAdmin, 'naam' | 'soort' | 'intern' | 'pakketten'> {
  readonly id: string;
  readonly demo: boolean;
  /** Of one visitor: erased after this. */
  readonly vervaltOp?: Date;
  readonly now: Date;
}

export async function insertAdmin(db: Db, { id, now, pakketten, vervaltOp, ...admin }: NieuwAdmin): Promise<void> {
  const row = {
    ...admin,
    admin_id: id,
    regio: 'nl' as const,
    pakketten: [...pakketten],
    licentie_tot: null,
    vervalt_op: vervaltOp,
    created_at: now,
  };
  await db.insertInto('admin').values(row).execute();
}

export interface NieuwAccount {
  readonly id: string;
  readonly adminId: string;
  readonly rol: Rol;
  readonly gebruikersnaam: string;
  readonly gevouwen: string;
  readonly wachtwoord: string;
  readonly now: Date;
}

export async function insertAccounts(db: Db, accounts: readonly NieuwAccount[]): Promise<void> {
  const rows = accounts.map(({ adminId, now, ...account }) => ({
    ...account,
    admin_id: adminId,
    status: 'actief' as const,
    wachtwoord_op: now,
    created_at: now,
  }));
  await db.insertInto('account').values(rows).execute();
}

export interface PlaatjesGroep {
  readonly adminId: string;
  readonly groepId: string;
  readonly code: string;
  readonly hash: string;
  /** How many there are. */
  readonly plaatjes: number;
  readonly now: Date;
}

/** Everybody in this groep logs in with the same pictures. */
export async function setPlaatjes(db: Db, { adminId, groepId, code, hash, plaatjes, now }: PlaatjesGroep): Promise<void> {
  const leerlingen = db.selectFrom('leerling').select('id').where('admin_id', '=', adminId).where('groep_id', '=', groepId);
  await db
    .updateTable('account')
    .set({ wachtwoord: hash, wachtwoord_soort: 'plaatjes', plaatjes })
    .where('admin_id', '=', adminId)
    .where('id', 'in', leerlingen)
    .execute();
  await db.insertInto('groepscode').values({ code, admin_id: adminId, groep_id: groepId, created_at: now }).execute();
}

/** Addresses that count as proven. */
export async function setEmails(db: Db, mensen: readonly { readonly id: string; readonly email: string }[], now: Date): Promise<void> {
  for (const { id, email } of mensen)
    await db
      .updateTable('account')
      .set({ email, email_gevouwen: email.toLowerCase(), email_bevestigd_op: now })
      .where('id', '=', id)
      .execute();
}

export interface NieuweMensen {
  readonly adminId: string;
  readonly now: Date;
  readonly gebruikers: readonly { readonly id: string; readonly roepnaam: string; readonly achternaam: string }[];
  readonly groepen: readonly {
    readonly id: string;
    readonly naam: string;
    readonly jaargroepen: readonly number[];
    readonly docenten: readonly string[];
  }[];
  readonly leerlingen: readonly {
    readonly id: string;
    readonly groepId: string;
    readonly roepnaam: string;
    readonly achternaam: string;
    readonly jaargroep: number;
    readonly figuur: number;
  }[];
}

/** A groep of a home practises as is proposed to a home. */
export async function insertThuistijd(
  db: Db,
  { adminId, groepId, id }: Record<'adminId' | 'groepId' | 'id', string>,
  now: Date,
): Promise<void> {
  const instelling = JSON.stringify(THUIS_OEFENTIJD);
  await db
    .insertInto('oefeninstelling')
    .values({ admin_id: adminId, id, instelling, groep_id: groepId, leerling_id: null, created_at: now })
    .execute();
}

export async function insertMensen(db: Db, { adminId, now, gebruikers, groepen, leerlingen }: NieuweMensen): Promise<void> {
  const vast = { admin_id: adminId, created_at: now };
  if (gebruikers.length > 0)
    await db
      .insertInto('gebruiker')
      .values(gebruikers.map((gebruiker) => ({ ...gebruiker, ...vast })))
      .execute();
  for (const { id, naam, jaargroepen, docenten } of groepen) {
    await db
      .insertInto('groep')
      .values({ ...vast, id, naam, jaargroepen: [...jaargroepen], volgnr: (jaargroepen[0] ?? 1) * 100 })
      .execute();
    if (docenten.length > 0)
      await db
        .insertInto('groep_docent')
        .values(docenten.map((docent) => ({ admin_id: adminId, groep_id: id, docent_id: docent })))
        .execute();
  }
  if (leerlingen.length > 0)
    await db
      .insertInto('leerling')
      .values(
        leerlingen.map(({ groepId, achternaam, ...rest }) => ({ ...rest, ...splitAchternaam(achternaam), ...vast, groep_id: groepId })),
      )
      .execute();
}

/** The practised weeks of one leerling. */
export async function insertGeschiedenis(
  db: Db,
  adminId: string,
  leerlingId: string,
  { taken, beurt, munten }: Geschiedenis,
): Promise<void> {
  if (beurt) await writeAntwoorden(db, beurt);
  await insertTaken(db, adminId, leerlingId, taken);
  await db.updateTable('leerling').set({ munten }).where('admin_id', '=', adminId).where('id', '=', leerlingId).execute();
}

/** Everything of the demo but these admins: logins, people and practice. What an application became is open again. Returns how many admins went. */
export async function deleteDemo(db: Db, houd: readonly string[] = []): Promise<number> {
  const admins = (await db.selectFrom('admin').select('admin_id').where('demo', '=', true).execute()).map((admin) => admin.admin_id);
  return eraseGeheel(
    db,
    admins.filter((id) => !houd.includes(id)),
  );
}

async function eraseGeheel(db: Db, adminIds: readonly string[]): Promise<number> {
  await sql`update aanvraag set klant_id = null, status = 'nieuw', afgehandeld_op = null where klant_id = any(${[...adminIds]}::uuid[])`.execute(
    db,
  );
  await eraseAdmins(db, adminIds);
  return adminIds.length;
}

/** The logins whose password everybody knows, as they are in the database now. */
export async function readDemologins(db: Db): Promise<readonly Rol[]> {
  const { rows } = await sql<{ rol: Rol }>`
    select c.rol from account c join admin a on a.admin_id = c.admin_id
    where a.demo and a.vervalt_op is null and c.gebruikersnaam = c.rol and c.created_at = a.created_at order by c.rol`.execute(db);
  return rows.map(({ rol }) => rol);
}

/** Which of these login names somebody outside the demo has. */
export async function readBezet(db: Db, gevouwen: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ gebruikersnaam: string }>`
    select c.gebruikersnaam from account c join admin a on a.admin_id = c.admin_id
    where not a.demo and c.gevouwen = any(${[...gevouwen]}::text[]) order by 1`.execute(db);
  return rows.map(({ gebruikersnaam }) => gebruikersnaam);
}

/** Customers that are not part of the demo. */
export async function countKlanten(db: Db): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from admin where not intern and not demo and vervalt_op is null`.execute(db);
  return rows[0]?.aantal ?? 0;
}

/** An owner with a password of her own, or the invitation to become one. */
export async function hasEigenaar(db: Db, now: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from admin a where a.intern and (
      exists (select from account c where c.admin_id = a.admin_id and c.rol = 'superadmin' and not (a.demo and c.gebruikersnaam = c.rol and c.created_at = a.created_at))
      or exists (select from uitnodiging u where u.admin_id = a.admin_id and u.rol = 'superadmin' and u.gebruikt_op is null and u.ingetrokken_op is null
        and u.verloopt_op > ${new Date(now)})) limit 1`.execute(db);
  return rows.length > 0;
}

export interface Demokantoor {
  readonly adminId: string;
  readonly logins: readonly string[];
  /** Somebody has an account of her own in it, or is invited. */
  readonly gebruikt: boolean;
}

export async function listKantoren(db: Db): Promise<readonly Demokantoor[]> {
  const { rows } = await sql<Demokantoor>`
    select a.admin_id as "adminId",
      array(select c.id::text from account c where c.admin_id = a.admin_id and c.created_at = a.created_at and c.gebruikersnaam = c.rol) as logins,
      exists (select from gebruiker g where g.admin_id = a.admin_id and g.created_at > a.created_at) as gebruikt
    from admin a where a.demo and a.intern`.execute(db);
  return rows;
}

/** From now on an office like any other. */
export async function markEcht(db: Db, adminId: string): Promise<void> {
  await db.updateTable('admin').set({ demo: false }).where('admin_id', '=', adminId).execute();
}

/** One office of the demo, whole. */
export const deleteKantoor = (db: Db, adminId: string): Promise<number> => eraseGeheel(db, [adminId]);

export async function hasDemo(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from admin where demo and vervalt_op is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Our own office is there, and no demo's. */
export async function hasKantoor(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from admin where intern and not demo limit 1`.execute(db);
  return rows.length > 0;
}

/** Visitors' admins that still live. */
export async function countBezoeken(db: Db, now: number): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`select count(*)::int as aantal from admin where vervalt_op > ${new Date(now)}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

/** At most so many at once, so that no transaction is long. */
const PER_KEER = 200;

export async function eraseBezoeken(db: Db, now: number): Promise<number> {
  const over = await db
    .selectFrom('admin')
    .select('admin_id')
    .where('vervalt_op', '<=', new Date(now))
    .where('demo', '=', true)
    .limit(PER_KEER)
    .forUpdate()
    .skipLocked()
    .execute();
  await eraseAdmins(
    db,
    over.map((admin) => admin.admin_id),
  );
  return over.length;
}

/** Who works and learns at the demo school that has the care package, by name. */
export async function listDemomensen(
  db: Db,
): Promise<readonly { readonly adminId: string; readonly id: string; readonly roepnaam: string; readonly achternaam: string }[]> {
  const { rows } = await sql<{ adminId: string; id: string; roepnaam: string; achternaam: string }>`
    select a.admin_id as "adminId", m.id, m.roepnaam, m.achternaam from admin a join (
      select admin_id, id, roepnaam, achternaam from gebruiker union all select admin_id, id, roepnaam, achternaam from leerling) m on m.admin_id = a.admin_id
    where a.demo and 'zorgtraject' = any(a.pakketten)`.execute(db);
  return rows;
}
