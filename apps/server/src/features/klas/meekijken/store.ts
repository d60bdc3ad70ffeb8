/** Links of looking along. In the program's own role, because each is about two customers: every query names on which side it stands. */
import { cutTekst } from '@spelrijk/base/tekst';
import { sql } from 'kysely';
import type { Meekijk, Meekijkbereik } from '@spelrijk/contract/meekijken';
import type { AdminSoort } from '@spelrijk/domain/admin';
import { HELE_NAAM } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface Klant {
  readonly id: string;
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly demo: boolean;
  readonly actief: boolean;
  /** Last day of the licence; null: none. */
  readonly licentieTot: string | null;
}

export async function findKlant(db: Db, id: string): Promise<Klant | undefined> {
  const { rows } = await sql<Klant>`
    select admin_id as id, naam, soort, demo or soort = 'demo' or vervalt_op is not null as demo, licentie_tot as "licentieTot",
      status = 'actief' and weggegooid_op is null as actief
    from admin where admin_id = ${id} and not intern`.execute(db);
  return rows[0];
}

export interface LinkRij {
  readonly adminId: string;
  readonly id: string;
  readonly leerlingId: string;
  readonly groepId: string;
  readonly groep: string;
  readonly roepnaam: string;
  readonly naam: string;
  readonly achternaam: string;
  readonly eigenaar: string;
  readonly gastId: string | null;
  readonly gast: string;
  readonly bereik: Meekijkbereik;
  readonly toestemmingOp: string;
  readonly tot: string;
  readonly status: 'open' | 'actief' | 'gestopt';
  readonly codeTot: Date;
  readonly begonnenOp: Date | null;
  readonly eindeOp: Date | null;
  readonly eindeDoor: Meekijk['eindeDoor'];
}

interface Vraag {
  /** Of this customer, on either side. */
  readonly klant?: string | null;
  readonly id?: string | null;
  readonly hash?: string | null;
  /** Nobody else changes it until the transaction ends. */
  readonly vast?: boolean;
  readonly vanaf?: number;
}

export const LINKS_PER_PAGINA = 200;

/** What runs first, then the newest. */
export async function listLinks(
  db: Db,
  { klant = null, id = null, hash = null, vast = false, vanaf = 0 }: Vraag,
): Promise<readonly LinkRij[]> {
  const { rows } = await sql<LinkRij>`
    select m.admin_id as "adminId", m.id, m.leerling_id as "leerlingId", l.groep_id as "groepId", g.naam as groep, l.roepnaam,
      ${HELE_NAAM} as naam, l.achternaam,
      a.naam as eigenaar, m.gast_id as "gastId", m.gast, m.bereik, m.toestemming_op as "toestemmingOp", m.tot, m.status, m.code_tot as "codeTot",
      m.begonnen_op as "begonnenOp", m.einde_op as "eindeOp", m.einde_door as "eindeDoor"
    from meekijk m
    join admin a on a.admin_id = m.admin_id
    join leerling l on l.admin_id = m.admin_id and l.id = m.leerling_id
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where (${klant}::uuid is null or m.admin_id = ${klant}::uuid or m.gast_id = ${klant}::uuid)
      and (${id}::uuid is null or m.id = ${id}::uuid) and (${hash}::text is null or m.hash = ${hash}::text)
    order by m.status = 'gestopt', m.created_at desc, m.id desc offset ${vanaf} limit ${LINKS_PER_PAGINA} ${vast ? sql`for update of m` : sql``}`.execute(
    db,
  );
  return rows;
}

/** Of this customer, on either side. */
export async function countLinks(db: Db, klant: string): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from meekijk where admin_id = ${klant} or gast_id = ${klant}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

export async function hasLeerling(db: Db, adminId: string, id: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from leerling where admin_id = ${adminId} and id = ${id} and verwijderd_op is null for update`.execute(db);
  return rows.length > 0;
}

interface NieuweLink {
  readonly adminId: string;
  readonly id: string;
  readonly leerlingId: string;
  readonly hash: string;
  readonly bereik: Meekijkbereik;
  readonly toestemmingOp: string;
  readonly tot: string;
  readonly codeTot: Date;
  readonly door: string;
  readonly now: Date;
}

/** The same id again, as long as nobody read it in, gets the new code. */
export async function saveLink(db: Db, link: NieuweLink): Promise<boolean> {
  const { adminId, id, leerlingId, hash, bereik, toestemmingOp, tot, codeTot, door, now } = link;
  const { numAffectedRows } = await sql`
    insert into meekijk (admin_id, id, leerling_id, hash, bereik, toestemming_op, tot, code_tot, door, created_at)
    values (${adminId}, ${id}, ${leerlingId}, ${hash}, ${bereik}, ${toestemmingOp}, ${tot}, ${codeTot}, ${door}, ${now})
    on conflict (admin_id, id) do update set hash = excluded.hash, bereik = excluded.bereik, toestemming_op = excluded.toestemming_op, tot = excluded.tot,
      code_tot = excluded.code_tot
    where meekijk.leerling_id = excluded.leerling_id and meekijk.status = 'open'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function startLink(db: Db, { adminId, id }: Pick<LinkRij, 'adminId' | 'id'>, gast: Klant, now: Date): Promise<void> {
  await sql`update meekijk set status = 'actief', gast_id = ${gast.id}, gast = ${cutTekst(gast.naam, 200)}, begonnen_op = ${now}
    where admin_id = ${adminId} and id = ${id} and status = 'open'`.execute(db);
}

export async function stopLink(db: Db, { adminId, id }: LinkRij, door: 'eigenaar' | 'gast', now: Date): Promise<void> {
  await sql`update meekijk set status = 'gestopt', einde_op = ${now}, einde_door = ${door}
    where admin_id = ${adminId} and id = ${id} and status <> 'gestopt'`.execute(db);
}

/** Whose last day was before today, whose code nobody read in, and whose guest is gone. */
export async function stopVerlopen(
  db: Db,
  vandaag: string,
  now: Date,
): Promise<readonly { readonly adminId: string; readonly leerlingId: string }[]> {
  const { rows } = await sql<{ adminId: string; leerlingId: string }>`
    update meekijk m set status = 'gestopt', einde_op = ${now}, einde_door = 'tijd'
    where m.status <> 'gestopt' and (m.tot < ${vandaag}::date or (m.status = 'open' and m.code_tot <= ${now})
      or (m.status = 'actief' and not exists (select from admin a where a.admin_id = m.gast_id)))
    returning m.admin_id as "adminId", m.leerling_id as "leerlingId"`.execute(db);
  return rows;
}

/** Categories of the goals that a leerling practises for now. */
export async function listDoelen(db: Db, adminId: string, leerlingId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('zorgdoel')
    .select('categorie')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('categorie')
    .execute();
  return rows.map(({ categorie }) => categorie);
}
