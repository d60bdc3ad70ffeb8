/** Stored results and what an import needs to know. Keys of people belong to no tenant role, so an import reads in the program's own role: every query names its admin. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { LvsScore } from '@spelrijk/contract/lvsspelling';
import { heleNaamSql, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SchoolLeerling } from './herken.ts';
import type { Kolom } from './kop.ts';
import type { Bewaard, Stand } from './plan.ts';

/**
 * Results that count: not of a list that was taken away, and of the same test on the same day only what the newest list says. Two spellings of one test
 * (`Spelling 3.0`, `spelling 3-0`) are one.
 */
const GELDEND = sql`(
  select distinct on (s.admin_id, s.leerling_id, regexp_replace(lower(s.toets), '[^a-z0-9]+', ' ', 'g'), lower(s.onderdeel), s.generatie, s.moment, s.afnamedatum) s.*, i.op
  from lvs_score s join lvs_import i on i.admin_id = s.admin_id and i.id = s.import_id
  where i.verwijderd_op is null
  order by s.admin_id, s.leerling_id, regexp_replace(lower(s.toets), '[^a-z0-9]+', ' ', 'g'), lower(s.onderdeel), s.generatie, s.moment, s.afnamedatum, i.op desc, s.id desc)`;

export interface ScoreRij extends Bewaard {
  readonly id: string;
  readonly importId: string;
  readonly op: Date;
}

/**
 * Results of these leerlingen, the oldest test first: by day, then by half-year. Works in a customer's transaction and in the program's own.
 * @example const scores = await listScores(db, adminId, [leerlingId]);
 */
export async function listScores(db: Db, adminId: string, leerlingIds: readonly string[]): Promise<readonly ScoreRij[]> {
  const { rows } = await sql<ScoreRij>`
    select g.id, g.import_id as "importId", g.op, g.leerling_id as "leerlingId", g.toets, g.onderdeel, g.generatie, g.moment, g.afnamedatum, g.waarden
    from ${GELDEND} g where g.admin_id = ${adminId} and g.leerling_id = any(${[...leerlingIds]}::uuid[])
    order by g.leerling_id, g.afnamedatum nulls first, right(g.moment, 1), position(left(g.moment, 1) in 'BME'), g.toets, g.onderdeel, g.id`.execute(
    db,
  );
  return rows;
}

export const toScore = ({ id, importId, op, toets, onderdeel, generatie, moment, afnamedatum, waarden }: ScoreRij): LvsScore => ({
  id,
  importId,
  op: op.toISOString(),
  toets,
  onderdeel,
  generatie,
  moment,
  afnamedatum,
  waarden,
});

export interface WieRij {
  readonly id: string;
  readonly naam: string;
  readonly groep: string;
}

/** The leerling, only when it is in this groep and the docent (when given) teaches it. */
export async function findLeerling(
  db: Db,
  adminId: string,
  groepId: string,
  leerlingId: string,
  docentId: string | null,
): Promise<WieRij | undefined> {
  const { rows } = await sql<WieRij>`
    select l.id, ${heleNaamSql()} as naam, g.naam as groep
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.groep_id = ${groepId} and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

async function listLeerlingen(db: Db, adminId: string): Promise<readonly SchoolLeerling[]> {
  const { rows } = await sql<SchoolLeerling>`
    select l.id, l.roepnaam, l.voorvoegsel, l.achternaam, l.jaargroep, g.naam as groep,
      min(s.waarde) filter (where s.soort = 'eckid') as eckid, min(s.waarde) filter (where s.soort = 'las') as sleutel
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    left join persoonssleutel s on s.admin_id = l.admin_id and s.account_id = l.id and s.soort in ('eckid','las')
    where l.admin_id = ${adminId} and l.verwijderd_op is null
    group by l.admin_id, l.id, g.naam order by ${opNaam()}`.execute(db);
  return rows;
}

/** By what rows were taken for whom, the newest list first; a list that was taken away still knows. */
async function listEerder(db: Db, adminId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ herkenning: string; id: string }>`
    select distinct on (s.herkenning) s.herkenning, s.leerling_id as id from lvs_score s
    join lvs_import i on i.admin_id = s.admin_id and i.id = s.import_id
    where s.admin_id = ${adminId} and s.herkenning <> '' order by s.herkenning, i.op desc, s.id desc`.execute(db);
  return new Map(rows.map(({ herkenning, id }) => [herkenning, id]));
}

async function listKolommen(db: Db, adminId: string): Promise<ReadonlyMap<string, Kolom>> {
  const { rows } = await sql<{ kop: string; betekenis: Kolom }>`select kop, betekenis from lvs_kolom where admin_id = ${adminId}`.execute(
    db,
  );
  return new Map(rows.map(({ kop, betekenis }) => [kop, betekenis]));
}

/** Of whole tests, for what compares a test with practice. */
export const listToetsScores = async (db: Db, adminId: string, leerlingIds: readonly string[]): Promise<readonly ScoreRij[]> =>
  (await listScores(db, adminId, leerlingIds)).filter(({ onderdeel }) => onderdeel === '');

/** What a school has now, as far as a list can touch it. */
export async function readStand(db: Db, adminId: string): Promise<Stand> {
  const leerlingen = await listLeerlingen(db, adminId);
  const ids = leerlingen.map(({ id }) => id);
  const nieuw = await sql<{ id: string }>`select leerling_id as id from leerling_stand where admin_id = ${adminId} and volgnr = 0`.execute(
    db,
  );
  const admin = await sql<{ regio: Regio }>`select regio from admin where admin_id = ${adminId}`.execute(db);
  return {
    regio: admin.rows[0]?.regio ?? 'nl',
    leerlingen,
    eerder: await listEerder(db, adminId),
    scores: (await listScores(db, adminId, ids)).map(({ leerlingId, toets, onderdeel, generatie, moment, afnamedatum, waarden }) => ({
      leerlingId,
      toets,
      onderdeel,
      generatie,
      moment,
      afnamedatum,
      waarden,
    })),
    kolommen: await listKolommen(db, adminId),
    zonderAntwoord: new Set(nieuw.rows.map(({ id }) => id)),
  };
}

/** Nobody else stores results of this admin until the transaction ends. */
export async function lockAdmin(db: Db, adminId: string): Promise<void> {
  await sql`select from admin where admin_id = ${adminId} for update`.execute(db);
}

export interface TeBewaren extends Bewaard {
  readonly id: string;
  readonly rij: number;
  readonly herkenning: string;
}

export interface NieuweImport {
  readonly id: string;
  readonly door: string;
  readonly soort: string;
  readonly bestandHash: string;
  readonly now: number;
}

export async function insertImport(db: Db, adminId: string, invoer: NieuweImport, scores: readonly TeBewaren[]): Promise<void> {
  const { id, door, soort, bestandHash, now } = invoer;
  await sql`
    insert into lvs_import (admin_id, id, op, door, wie, soort, bestand_hash)
    values (${adminId}, ${id}, ${new Date(now)}, ${door},
      coalesce((select left(trim(roepnaam || ' ' || achternaam), 200) from gebruiker where admin_id = ${adminId} and id = ${door}), ''), ${soort}, ${bestandHash})`.execute(
    db,
  );
  await sql`
    insert into lvs_score (admin_id, leerling_id, id, import_id, toets, onderdeel, generatie, moment, afnamedatum, waarden, rij, herkenning)
    select ${adminId}::uuid, r."leerlingId", r.id, ${id}::uuid, r.toets, r.onderdeel, r.generatie, r.moment, r.afnamedatum, r.waarden, r.rij, left(r.herkenning, 500)
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
      as r("leerlingId" uuid, id uuid, toets text, onderdeel text, generatie text, moment text, afnamedatum date, waarden jsonb, rij integer, herkenning text)`.execute(
    db,
  );
}

export async function setKolommen(db: Db, adminId: string, kolommen: ReadonlyMap<string, Kolom>): Promise<void> {
  const rijen = JSON.stringify([...kolommen].map(([kop, betekenis]) => ({ kop, betekenis })));
  await sql`
    insert into lvs_kolom (admin_id, kop, betekenis)
    select ${adminId}::uuid, r.kop, r.betekenis from jsonb_to_recordset(${rijen}::jsonb) as r(kop text, betekenis jsonb)
    on conflict (admin_id, kop) do update set betekenis = excluded.betekenis`.execute(db);
}

export interface ImportRij {
  readonly id: string;
  readonly op: Date;
  readonly wie: string;
  readonly soort: 'csv' | 'xlsx' | 'uwlr' | 'verhuistoken';
  readonly resultaten: number;
  readonly leerlingen: number;
  readonly verwijderdOp: Date | null;
}

/** Lists with something left in them, the newest first; `id` narrows to one and holds it until the transaction ends. */
export async function listImports(db: Db, adminId: string, id: string | null = null): Promise<readonly ImportRij[]> {
  const { rows } = await sql<ImportRij>`
    select i.id, i.op, i.wie, i.soort, i.verwijderd_op as "verwijderdOp", count(s.id)::int as resultaten, count(distinct s.leerling_id)::int as leerlingen
    from lvs_import i left join lvs_score s on s.admin_id = i.admin_id and s.import_id = i.id
    where i.admin_id = ${adminId} and (${id}::uuid is null or i.id = ${id}::uuid)
    group by i.admin_id, i.id order by i.op desc, i.id desc`.execute(db);
  return rows;
}

export async function setVerwijderd(db: Db, adminId: string, id: string, op: number | null): Promise<void> {
  await sql`update lvs_import set verwijderd_op = ${op === null ? null : new Date(op)} where admin_id = ${adminId} and id = ${id}`.execute(
    db,
  );
}

export async function leerlingenVan(db: Db, adminId: string, importId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct leerling_id as id from lvs_score where admin_id = ${adminId} and import_id = ${importId}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface BeginRij {
  readonly id: string;
  readonly jaargroep: number;
  readonly regio: Regio;
}

/** Of these leerlingen, who did not answer anything yet; who lies in the prullenbak comes back as it should begin. */
export async function listZonderAntwoord(db: Db, adminId: string, ids: readonly string[]): Promise<readonly BeginRij[]> {
  const { rows } = await sql<BeginRij>`
    select l.id, l.jaargroep, a.regio from leerling l
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    join admin a on a.admin_id = l.admin_id
    where l.admin_id = ${adminId} and l.id = any(${[...ids]}::uuid[]) and s.volgnr = 0`.execute(db);
  return rows;
}

/** Over all admins, in the program's own role. */
export async function sweepImports(db: Db, voor: number): Promise<void> {
  await sql`delete from lvs_import where verwijderd_op < ${new Date(voor)}`.execute(db);
}
