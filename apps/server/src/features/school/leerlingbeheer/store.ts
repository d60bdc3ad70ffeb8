/** Leerlingen with their account. In the program's own role, because accounts belong to no tenant role: every query names its admin. */
import { sql } from 'kysely';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { ONDERSCHEID, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { noteGewist } from '../../../platform/gewist.ts';
import { closePlannenVan } from '../../oefenen/toetsen/index.ts';

/** True when this groep is of this admin, and `docentId` (when given) teaches it. */
export async function hasGroep(db: Db, adminId: string, groepId: string, docentId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from groep g where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows.length > 0;
}

export interface Plaatsen {
  readonly gebruikt: number;
  readonly totaal: number | null;
  readonly tot: string | null;
}

/** Nobody else adds leerlingen to this admin until the transaction ends. Before counting: a count sees what was there when it began. */
export async function lockPlaatsen(db: Db, adminId: string): Promise<void> {
  await sql`select from admin where admin_id = ${adminId} for no key update`.execute(db);
}

/** Seats of the licence and how many are taken. */
export async function readPlaatsen(db: Db, adminId: string): Promise<Plaatsen | undefined> {
  const { rows } = await sql<Plaatsen>`
    select a.plaatsen as totaal, a.licentie_tot as tot,
      (select count(*) from leerling l where l.admin_id = a.admin_id and l.verwijderd_op is null)::int as gebruikt
    from admin a where a.admin_id = ${adminId}`.execute(db);
  return rows[0];
}

/** Leerlingen that are not thrown away, by last name; `groepId` or `ids` narrows. */
export async function listLeerlingen(
  db: Db,
  adminId: string,
  { groepId = null, ids = null }: { readonly groepId?: string | null; readonly ids?: readonly string[] | null },
): Promise<readonly BeheerLeerling[]> {
  const { rows } = await sql<BeheerLeerling>`
    select l.id, l.groep_id as "groepId", g.naam as "groepNaam", l.roepnaam, l.voorvoegsel, l.achternaam, ${ONDERSCHEID} as onderscheid, l.jaargroep, l.figuur,
      coalesce(a.gebruikersnaam, '') as gebruikersnaam,
      case when a.wachtwoord_op is null then 'geen' else a.wachtwoord_soort end as wachtwoord
    from leerling l
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    left join account a on a.admin_id = l.admin_id and a.id = l.id
    where l.admin_id = ${adminId} and l.verwijderd_op is null
      and (${groepId}::uuid is null or l.groep_id = ${groepId}::uuid)
      and (${ids === null ? null : [...ids]}::uuid[] is null or l.id = any(${ids === null ? null : [...ids]}::uuid[]))
    order by ${opNaam()}`.execute(db);
  return rows;
}

export interface NieuweLeerling {
  readonly id: string;
  readonly groepId: string;
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly figuur: number;
}

export interface NieuwAccount {
  readonly id: string;
  readonly gebruikersnaam: string;
  readonly gevouwen: string;
  /** Hash that nobody knows the password of, until a card is made. */
  readonly wachtwoord: string;
}

export interface LeerlingVelden {
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  readonly jaargroep: number;
}

/** Which of these are in another jaargroep than this one. */
export async function listAnderJaar(db: Db, adminId: string, ids: readonly string[], jaargroep: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('leerling')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('id', 'in', [...ids])
    .where('jaargroep', '<>', jaargroep)
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateLeerling(db: Db, adminId: string, id: string, velden: LeerlingVelden): Promise<void> {
  await db.updateTable('leerling').set(velden).where('admin_id', '=', adminId).where('id', '=', id).execute();
}

/** False when somebody else has this login name. */
export async function updateGebruikersnaam(
  db: Db,
  adminId: string,
  id: string,
  gebruikersnaam: string,
  gevouwen: string,
): Promise<boolean> {
  const { rows } = await sql`select from account where gevouwen = ${gevouwen} and id <> ${id}`.execute(db);
  if (rows.length > 0) return false;
  await db.updateTable('account').set({ gebruikersnaam, gevouwen }).where('admin_id', '=', adminId).where('id', '=', id).execute();
  return true;
}

/** Results stay with the child: only the groep changes. */
export async function moveLeerlingen(
  db: Db,
  adminId: string,
  ids: readonly string[],
  groepId: string,
  jaargroep: number | undefined,
): Promise<void> {
  await sql`
    update leerling set groep_id = ${groepId}, jaargroep = coalesce(${jaargroep ?? null}::smallint, jaargroep)
    where admin_id = ${adminId} and id = any(${[...ids]}::uuid[])`.execute(db);
}

/**
 * From here on nobody else throws away, brings back or erases one of these. First of all in whatever does so: account and leerling are both written, and two that take
 * them in another order wait for each other for ever; and what was read before the lock may be true no more.
 */
export async function lockLeerlingen(db: Db, adminId: string, ids: readonly string[]): Promise<void> {
  await sql`select from leerling where admin_id = ${adminId} and id = any(${[...ids]}::uuid[]) order by id for update`.execute(db);
}

/** Thrown away and shut out, or brought back and let in. */
export async function setWeggegooid(db: Db, adminId: string, ids: readonly string[], op: number | null, now: number): Promise<void> {
  const list = [...ids];
  await lockLeerlingen(db, adminId, ids);
  await sql`update leerling set verwijderd_op = ${op === null ? null : new Date(op)} where admin_id = ${adminId} and id = any(${list}::uuid[])`.execute(
    db,
  );
  await sql`update account set status = ${op === null ? 'actief' : 'geschorst'} where admin_id = ${adminId} and id = any(${list}::uuid[]) and status <> 'admin-geschorst'`.execute(
    db,
  );
  if (op === null) return;
  await closePlannenVan(db, adminId, ids, now);
  // Nobody comes for who is not here, or looks along.
  await sql`update verhuistoken set status = 'ingetrokken', einde_op = ${new Date(now)}
    where admin_id = ${adminId} and leerling_id = any(${list}::uuid[]) and status = 'open'`.execute(db);
  await sql`update meekijk set status = 'gestopt', einde_op = ${new Date(now)}, einde_door = 'eigenaar'
    where admin_id = ${adminId} and leerling_id = any(${list}::uuid[]) and status <> 'gestopt'`.execute(db);
  await sql`update sessie set beeindigd_op = ${new Date(now)} where account_id = any(${list}::uuid[]) and beeindigd_op is null`.execute(db);
}

/** As `setWeggegooid`, of who moved: what runs ends as moved, and to whom. How many care plans that were. */
export async function setVerhuisd(db: Db, adminId: string, leerlingId: string, naar: string, now: number): Promise<number> {
  const geeindigd = await closePlannenVan(db, adminId, [leerlingId], now, { einde: 'verhuisd', naar });
  await setWeggegooid(db, adminId, [leerlingId], now, now);
  return geeindigd;
}

export interface WegRij {
  readonly id: string;
  readonly roepnaam: string;
  readonly voorvoegsel: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly groepId: string;
  readonly groepNaam: string;
  readonly op: Date;
  /** Name of who took this leerling over with a verhuistoken, '' when nobody did. */
  readonly verhuisdNaar: string;
}

export async function listWeggegooid(db: Db, adminId: string, ids: readonly string[] | null = null): Promise<readonly WegRij[]> {
  const { rows } = await sql<WegRij>`
    select l.id, l.roepnaam, l.voorvoegsel, l.achternaam, l.jaargroep, l.groep_id as "groepId", g.naam as "groepNaam", l.verwijderd_op as op,
      coalesce((select t.naar from verhuistoken t where t.admin_id = l.admin_id and t.leerling_id = l.id and t.status = 'gebruikt' and t.einde_op = l.verwijderd_op), '') as "verhuisdNaar"
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where l.admin_id = ${adminId} and l.verwijderd_op is not null
      and (${ids === null ? null : [...ids]}::uuid[] is null or l.id = any(${ids === null ? null : [...ids]}::uuid[]))
    order by l.verwijderd_op desc, ${opNaam()}`.execute(db);
  return rows;
}

/** Tables outside the admin that know a leerling by the id of its account. */
const ACCOUNTTABELLEN = ['sessie', 'toestel_account', 'sso_koppeling', 'persoonssleutel', 'herstelcode', 'wachtwoordherstel'] as const;

/** Those of them who went to no other customer: in a copy of before a move its row here is the only one. */
async function listGebleven(db: Db, adminId: string, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from leerling l where l.admin_id = ${adminId} and l.id = any(${[...ids]}::uuid[]) and not exists (
      select from verhuistoken t where t.admin_id = l.admin_id and t.leerling_id = l.id and t.status = 'gebruikt' and t.einde_op = l.verwijderd_op)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Everything of these leerlingen, everywhere; gives how many rows of theirs went with the leerling itself. */
export async function eraseLeerlingen(db: Db, adminId: string, ids: readonly string[], now: number): Promise<number> {
  const list = [...ids];
  await lockLeerlingen(db, adminId, ids);
  await noteGewist(db, 'leerling', await listGebleven(db, adminId, ids), now);
  let rijen = 0;
  const erase = async (query: ReturnType<typeof sql>): Promise<void> => {
    rijen += Number((await query.execute(db)).numAffectedRows ?? 0n);
  };
  await erase(sql`delete from ververstoken where sessie_id in (select id from sessie where account_id = any(${list}::uuid[]))`);
  for (const tabel of ACCOUNTTABELLEN) await erase(sql`delete from ${sql.table(tabel)} where account_id = any(${list}::uuid[])`);
  await erase(sql`delete from account where admin_id = ${adminId} and id = any(${list}::uuid[])`);
  // The rows of its practice go with the leerling: every table of it cascades.
  await erase(sql`delete from leerling where admin_id = ${adminId} and id = any(${list}::uuid[])`);
  return rijen;
}

export async function insertWisbewijs(
  db: Db,
  adminId: string,
  bewijs: { id: string; leerlingen: number; rijen: number },
  now: number,
): Promise<void> {
  await sql`
    insert into wisbewijs (admin_id, id, op, leerlingen, rijen) values (${adminId}, ${bewijs.id}, ${new Date(now)}, ${bewijs.leerlingen}, ${bewijs.rijen})`.execute(
    db,
  );
}

/** Admins with leerlingen thrown away before this moment, and who they are. */
export async function listVerlopen(
  db: Db,
  voor: number,
): Promise<readonly { readonly adminId: string; readonly ids: readonly string[] }[]> {
  const { rows } = await sql<{ adminId: string; ids: string[] }>`
    select admin_id as "adminId", array_agg(id) as ids from leerling where verwijderd_op < ${new Date(voor)} group by admin_id`.execute(db);
  return rows;
}
