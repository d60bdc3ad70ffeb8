/** What the receiver of a leerling has already, and where a leerling came from. */
import { cutTekst } from '@spelrijk/base/tekst';
import { sql } from 'kysely';
import type { Verhuisbasis, Verhuisdelen } from '@spelrijk/contract/verhuistokens';
import { heleNaamSql, opNaam } from '../../../platform/db/columns.ts';
import { toBlad, type Blad, type Db } from '../../../platform/db/database.ts';

interface Bestaand {
  readonly id: string;
  readonly naam: string;
  readonly groepId: string;
  readonly eckid: string | null;
  /** What it answered here. */
  readonly antwoorden: number;
  /** Answers of earlier school years were condensed. */
  readonly heeftBasis: boolean;
}

const eckidVan = sql`(select k.waarde from persoonssleutel k where k.admin_id = l.admin_id and k.account_id = l.id and k.soort = 'eckid' limit 1)`;

/** Leerlingen that are not thrown away: those of a groep, and who has this ECK iD. */
export async function listBestaande(db: Db, adminId: string, groepId: string, eckid: string | null): Promise<readonly Bestaand[]> {
  const { rows } = await sql<Bestaand>`
    select * from (
      select l.id, l.groep_id as "groepId", ${heleNaamSql()} as naam,
        ${eckidVan} as eckid, coalesce(s.volgnr, 0) as antwoorden,
        exists (select from leerling_basis b where b.admin_id = l.admin_id and b.leerling_id = l.id) as "heeftBasis", l.admin_id, l.voorvoegsel, l.achternaam, l.roepnaam
      from leerling l left join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
      where l.admin_id = ${adminId} and l.verwijderd_op is null) l
    where l."groepId" = ${groepId} or l.eckid = ${eckid}::text order by ${opNaam()}`.execute(db);
  return rows;
}

export async function hasBasis(db: Db, adminId: string, leerlingId: string): Promise<boolean> {
  const { rows } = await sql`select from leerling_basis where admin_id = ${adminId} and leerling_id = ${leerlingId}`.execute(db);
  return rows.length > 0;
}

export async function readEckid(db: Db, adminId: string, leerlingId: string): Promise<string | null> {
  const { rows } = await sql<{ eckid: string | null }>`
    select ${eckidVan} as eckid from leerling l where l.admin_id = ${adminId} and l.id = ${leerlingId}`.execute(db);
  return rows[0]?.eckid ?? null;
}

/** From who lies in the prullenbak it goes to who is here. */
export async function saveEckid(db: Db, adminId: string, leerlingId: string, eckid: string): Promise<void> {
  await sql`
    insert into persoonssleutel (admin_id, soort, waarde, account_id) values (${adminId}, 'eckid', ${eckid}, ${leerlingId})
    on conflict (admin_id, soort, waarde) do update set account_id = excluded.account_id`.execute(db);
}

interface Herkomst {
  readonly adminId: string;
  readonly id: string;
  readonly leerlingId: string;
  readonly van: string;
  readonly basis: Verhuisbasis;
  readonly basisOp: string;
  readonly delen: readonly Verhuisdelen[];
  readonly door: string;
  readonly now: Date;
}

export async function insertHerkomst(db: Db, herkomst: Herkomst): Promise<void> {
  const { adminId, id, leerlingId, van, basis, basisOp, delen, door, now } = herkomst;
  await sql`
    insert into leerling_herkomst (admin_id, id, leerling_id, van, basis, basis_op, delen, op, door)
    values (${adminId}, ${id}, ${leerlingId}, ${cutTekst(van, 200)}, ${basis}, ${basisOp}, ${[...delen]}, ${now}, ${door})`.execute(db);
}

/** First name of who came with this code before, when it was this leerling. */
export async function findAangekomen(db: Db, adminId: string, id: string, leerlingId: string): Promise<string | undefined> {
  const { rows } = await sql<{ roepnaam: string }>`
    select l.roepnaam from leerling_herkomst h join leerling l on l.admin_id = h.admin_id and l.id = h.leerling_id
    where h.admin_id = ${adminId} and h.id = ${id} and h.leerling_id = ${leerlingId}`.execute(db);
  return rows[0]?.roepnaam;
}

interface HerkomstRij extends Omit<Herkomst, 'adminId' | 'door' | 'now'> {
  readonly naam: string;
  readonly groep: string;
  readonly op: Date;
}

/** Who came and is not thrown away; `docentId` narrows to the groepen of that docent. */
export async function listHerkomst(
  db: Db,
  { adminId, docentId }: { readonly adminId: string; readonly docentId: string | null },
  { vanaf, aantal }: { readonly vanaf: number; readonly aantal: number },
): Promise<Blad<HerkomstRij>> {
  const { rows } = await sql<HerkomstRij & { totaal: number }>`
    select h.id, h.leerling_id as "leerlingId", h.van, h.basis, h.basis_op as "basisOp", h.delen, h.op, g.naam as groep,
      ${heleNaamSql()} as naam, count(*) over ()::int as totaal
    from leerling_herkomst h
    join leerling l on l.admin_id = h.admin_id and l.id = h.leerling_id and l.verwijderd_op is null
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where h.admin_id = ${adminId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))
    order by h.op desc, h.id offset ${vanaf} limit ${aantal}`.execute(db);
  return toBlad(rows);
}
