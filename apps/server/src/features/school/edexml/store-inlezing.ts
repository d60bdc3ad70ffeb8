/**
 * What a file changed, row by row: noted before and after, so that it can be looked at and put back. In the program's own role, because keys of people belong to
 * no tenant role: every query names its admin.
 */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface NieuweInlezing {
  readonly id: string;
  readonly door: string;
  readonly schooljaar: string;
  readonly bestandHash: string;
  readonly nummerGezet: boolean;
  readonly now: number;
}

/** A leerling as one value: what undo puts back and what tells that it changed. */
const leerlingWaarde = (
  schooljaar: string,
) => sql`jsonb_build_object('roepnaam', l.roepnaam, 'voorvoegsel', l.voorvoegsel, 'achternaam', l.achternaam,
  'groepId', l.groep_id, 'jaargroep', l.jaargroep, 'wegOp', l.verwijderd_op, 'sleutels', coalesce(p.sleutels, '[]'),
  'jaar', (select jsonb_build_object('groep', s.groep, 'jaargroep', s.jaargroep) from leerling_schooljaar s
    where s.admin_id = l.admin_id and s.leerling_id = l.id and s.schooljaar = ${schooljaar}))`;

/** Once for the whole school: by leerling it would be read through as often as there are leerlingen. */
const sleutelsVan = (adminId: string) => sql`(
  select account_id, jsonb_agg(jsonb_build_object('soort', soort, 'waarde', waarde) order by soort, waarde) as sleutels
  from persoonssleutel where admin_id = ${adminId} and soort in ('eckid','las') group by account_id)`;

/** A groep as one value, with who teaches it. */
const GROEP_WAARDE = sql`jsonb_build_object('naam', g.naam, 'jaargroepen', g.jaargroepen, 'volgnr', g.volgnr,
  'docenten', (select coalesce(jsonb_agg(d.docent_id order by d.docent_id), '[]') from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id))`;

/** Everything that a file can touch, as one list of rows. */
const objecten = (adminId: string) => sql`
  select 'groep' as soort, g.id::text as object, ${GROEP_WAARDE} as waarde from groep g where g.admin_id = ${adminId}
  union all select 'docent', b.id::text, '{}'::jsonb from gebruiker b where b.admin_id = ${adminId}
  union all select 'sleutel', concat_ws(' ', i.soort, coalesce(nullif(i.schooljaar, ''), '-'), i.waarde),
    jsonb_build_object('soort', i.soort, 'schooljaar', i.schooljaar, 'waarde', i.waarde, 'id', i.object_id)
  from importsleutel i where i.admin_id = ${adminId}`;

/** Before anything changes: how everybody and everything is now. */
export async function noteVoor(
  db: Db,
  adminId: string,
  { id, door, schooljaar, bestandHash, nummerGezet, now }: NieuweInlezing,
): Promise<void> {
  await sql`
    insert into inlezing (admin_id, id, op, door, schooljaar, bestand_hash, nummer_gezet, resultaat)
    values (${adminId}, ${id}, ${new Date(now)}, ${door}, ${schooljaar}, ${bestandHash}, ${nummerGezet}, '{}'::jsonb)`.execute(db);
  await sql`
    insert into inlezing_leerling (admin_id, inlezing_id, leerling_id, van, naar)
    select l.admin_id, ${id}::uuid, l.id, ${leerlingWaarde(schooljaar)}, '{}'::jsonb
    from leerling l left join ${sleutelsVan(adminId)} p on p.account_id = l.id where l.admin_id = ${adminId}`.execute(db);
  await sql`
    insert into inlezing_object (admin_id, inlezing_id, soort, object, van, naar)
    select ${adminId}::uuid, ${id}::uuid, o.soort, o.object, o.waarde, '{}'::jsonb from (${objecten(adminId)}) o`.execute(db);
}

/** Afterwards: what they became. Who stayed the same is not kept. */
export async function noteNa(db: Db, adminId: string, id: string, schooljaar: string, resultaat: object): Promise<void> {
  await sql`
    insert into inlezing_leerling (admin_id, inlezing_id, leerling_id, van, naar)
    select l.admin_id, ${id}::uuid, l.id, null, ${leerlingWaarde(schooljaar)}
    from leerling l left join ${sleutelsVan(adminId)} p on p.account_id = l.id where l.admin_id = ${adminId}
    on conflict (admin_id, inlezing_id, leerling_id) do update set naar = excluded.naar`.execute(db);
  await sql`
    insert into inlezing_object (admin_id, inlezing_id, soort, object, van, naar)
    select ${adminId}::uuid, ${id}::uuid, o.soort, o.object, null, o.waarde from (${objecten(adminId)}) o
    on conflict (admin_id, inlezing_id, soort, object) do update set naar = excluded.naar`.execute(db);
  await sql`delete from inlezing_leerling where admin_id = ${adminId} and inlezing_id = ${id} and van = naar`.execute(db);
  await sql`delete from inlezing_object where admin_id = ${adminId} and inlezing_id = ${id} and van = naar`.execute(db);
  await sql`update inlezing set resultaat = ${JSON.stringify(resultaat)}::jsonb where admin_id = ${adminId} and id = ${id}`.execute(db);
}

export interface InlezingRij {
  readonly id: string;
  readonly op: Date;
  readonly wie: string;
  readonly schooljaar: string;
  readonly nummerGezet: boolean;
  readonly resultaat: unknown;
  readonly teruggedraaidOp: Date | null;
}

/** The newest first. */
export async function listInlezingen(db: Db, adminId: string): Promise<readonly InlezingRij[]> {
  const { rows } = await sql<InlezingRij>`
    select i.id, i.op, coalesce(trim(b.roepnaam || ' ' || b.achternaam), '') as wie, i.schooljaar, i.nummer_gezet as "nummerGezet", i.resultaat,
      i.teruggedraaid_op as "teruggedraaidOp"
    from inlezing i left join gebruiker b on b.admin_id = i.admin_id and b.id = i.door
    where i.admin_id = ${adminId} order by i.op desc, i.id desc`.execute(db);
  return rows;
}

export interface Omvang {
  readonly nieuw: number;
  readonly gewijzigd: number;
  readonly uitBak: number;
  readonly naarBak: number;
  readonly groepenNieuw: number;
  readonly groepenGewijzigd: number;
  readonly docenten: number;
}

/** What undoing it would do. */
export async function readOmvang(db: Db, adminId: string, id: string): Promise<Omvang> {
  const { rows } = await sql<Omvang>`
    select count(*) filter (where van is null)::int as nieuw,
      count(*) filter (where van is not null and van->'wegOp' = 'null' and naar->'wegOp' = 'null')::int as gewijzigd,
      count(*) filter (where van->'wegOp' = 'null' and naar->'wegOp' <> 'null')::int as "uitBak",
      count(*) filter (where van->'wegOp' <> 'null' and naar->'wegOp' = 'null')::int as "naarBak",
      (select count(*) from inlezing_object where admin_id = ${adminId} and inlezing_id = ${id} and soort = 'groep' and van is null)::int as "groepenNieuw",
      (select count(*) from inlezing_object where admin_id = ${adminId} and inlezing_id = ${id} and soort = 'groep' and van is not null)::int as "groepenGewijzigd",
      (select count(*) from inlezing_object where admin_id = ${adminId} and inlezing_id = ${id} and soort = 'docent' and van is null)::int as docenten
    from inlezing_leerling where admin_id = ${adminId} and inlezing_id = ${id}`.execute(db);
  const [omvang] = rows;
  return omvang ?? { nieuw: 0, gewijzigd: 0, uitBak: 0, naarBak: 0, groepenNieuw: 0, groepenGewijzigd: 0, docenten: 0 };
}

/** What was needed to undo goes when it cannot be undone any more; that a file was read in, by whom and how many, stays. Over all admins, in the program's own role. */
export async function sweepInlezingen(db: Db, voor: number): Promise<void> {
  for (const tabel of ['inlezing_leerling', 'inlezing_object'])
    await sql`
      delete from ${sql.table(tabel)} o using inlezing i
      where i.admin_id = o.admin_id and i.id = o.inlezing_id and i.op < ${new Date(voor)}`.execute(db);
}
