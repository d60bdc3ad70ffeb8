/** Groepen and leerlingen before and after a year. In the program's own role, because accounts of who leaves are shut: every query names its admin. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { OvergangKeuzes } from '@spelrijk/contract/jaarovergangen';
import { gebruikersOpNaam, heleNaamSql, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Groep, Leerling } from './voorstel.ts';

/** Nobody else changes who is in this admin until the transaction ends. */
export async function lockAdmin(db: Db, adminId: string): Promise<Regio | undefined> {
  const { rows } = await sql<{ regio: Regio }>`select regio from admin where admin_id = ${adminId} for update`.execute(db);
  return rows[0]?.regio;
}

export async function listGroepen(db: Db, adminId: string): Promise<readonly Groep[]> {
  const { rows } = await sql<Groep>`
    select g.id, g.naam, g.jaargroepen::int[] as jaargroepen,
      (select coalesce(array_agg(trim(b.roepnaam || ' ' || b.achternaam) order by ${gebruikersOpNaam()}), '{}') from groep_docent d
        join gebruiker b on b.admin_id = d.admin_id and b.id = d.docent_id where d.admin_id = g.admin_id and d.groep_id = g.id) as docenten
    from groep g where g.admin_id = ${adminId} order by g.volgnr, g.naam, g.id`.execute(db);
  return rows;
}

export async function listLeerlingen(db: Db, adminId: string): Promise<readonly Leerling[]> {
  const { rows } = await sql<Leerling>`
    select id, ${heleNaamSql('leerling')} as naam, groep_id as "groepId", jaargroep
    from leerling where admin_id = ${adminId} and verwijderd_op is null order by ${opNaam('leerling')}`.execute(db);
  return rows;
}

export interface OvergangRij {
  readonly id: string;
  readonly op: Date;
  readonly schooljaar: string;
  readonly uitslag: unknown;
  readonly teruggedraaidOp: Date | null;
}

const OVERGANG = sql`id, op, schooljaar, uitslag, teruggedraaid_op as "teruggedraaidOp"`;

export async function findOvergang(db: Db, adminId: string, id: string): Promise<OvergangRij | undefined> {
  const { rows } = await sql<OvergangRij>`select ${OVERGANG} from jaarovergang where admin_id = ${adminId} and id = ${id}`.execute(db);
  return rows[0];
}

/** The latest that was not undone. */
export async function findLaatste(db: Db, adminId: string): Promise<OvergangRij | undefined> {
  const { rows } = await sql<OvergangRij>`
    select ${OVERGANG} from jaarovergang where admin_id = ${adminId} and teruggedraaid_op is null order by op desc, id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** What says in which school year the groepen are. */
export async function readSporen(
  db: Db,
  adminId: string,
): Promise<{ overgang: string | null; edexml: string | null; eersteLeerling: Date | null }> {
  const { rows } = await sql<{ overgang: string | null; edexml: string | null; eersteLeerling: Date | null }>`
    select
      (select max(schooljaar) from jaarovergang where admin_id = ${adminId} and teruggedraaid_op is null) as overgang,
      (select max(schooljaar) from importsleutel where admin_id = ${adminId} and soort = 'groep') as edexml,
      (select min(created_at) from leerling where admin_id = ${adminId} and verwijderd_op is null) as "eersteLeerling"`.execute(db);
  return rows[0] ?? { overgang: null, edexml: null, eersteLeerling: null };
}

interface Nieuw {
  readonly id: string;
  readonly schooljaar: string;
  readonly uitslag: object;
  readonly now: number;
}

export async function insertOvergang(db: Db, adminId: string, { id, schooljaar, uitslag, now }: Nieuw): Promise<void> {
  await sql`
    insert into jaarovergang (admin_id, id, op, schooljaar, uitslag)
    values (${adminId}, ${id}, ${new Date(now)}, ${schooljaar}, ${JSON.stringify(uitslag)}::jsonb)`.execute(db);
}

/** A groep as one value: what undo puts back and what tells that it changed. */
const ALS_WAARDE = sql`jsonb_build_object('naam', g.naam, 'jaargroepen', g.jaargroepen, 'volgnr', g.volgnr,
  'docenten', (select coalesce(jsonb_agg(d.docent_id order by d.docent_id), '[]') from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id))`;

/** Before anything changes: how every groep is now. */
export async function noteGroepen(db: Db, adminId: string, id: string): Promise<void> {
  await sql`
    insert into jaarovergang_groep (admin_id, overgang_id, groep_id, van, naar)
    select g.admin_id, ${id}::uuid, g.id, ${ALS_WAARDE}, '{}'::jsonb from groep g where g.admin_id = ${adminId}`.execute(db);
}

/** Afterwards: how every groep became, also those that were made. */
export async function noteGroepenNa(db: Db, adminId: string, id: string): Promise<void> {
  await sql`
    insert into jaarovergang_groep (admin_id, overgang_id, groep_id, van, naar)
    select g.admin_id, ${id}::uuid, g.id, null, ${ALS_WAARDE} from groep g where g.admin_id = ${adminId}
    on conflict (admin_id, overgang_id, groep_id) do update set naar = excluded.naar`.execute(db);
}

const volgnrVan = (jaargroepen: readonly number[]): number => (jaargroepen[0] ?? 1) * 100;

/** Names may change places, so they are freed first. */
export async function writeGroepen(db: Db, adminId: string, { groepen, nieuw }: OvergangKeuzes, now: number): Promise<void> {
  await sql`update groep set naam = id::text where admin_id = ${adminId}`.execute(db);
  const rijen = JSON.stringify(groepen.map((groep) => ({ ...groep, volgnr: volgnrVan(groep.jaargroepen) })));
  await sql`
    update groep g set naam = r.naam, volgnr = r.volgnr, jaargroepen = array(select jsonb_array_elements_text(r.jaargroepen)::smallint)
    from jsonb_to_recordset(${rijen}::jsonb) as r(id uuid, naam text, volgnr smallint, jaargroepen jsonb)
    where g.admin_id = ${adminId} and g.id = r.id`.execute(db);
  const leeg = groepen.filter(({ docentenBlijven }) => !docentenBlijven).map(({ id }) => id);
  await sql`delete from groep_docent where admin_id = ${adminId} and groep_id = any(${leeg}::uuid[])`.execute(db);
  for (const { id, naam, jaargroepen } of nieuw)
    await sql`
      insert into groep (admin_id, id, naam, jaargroepen, volgnr, created_at)
      values (${adminId}, ${id}, ${naam}, ${jaargroepen}::smallint[], ${volgnrVan(jaargroepen)}, ${new Date(now)})`.execute(db);
}

export interface Zet {
  readonly id: string;
  readonly vanGroep: string;
  readonly vanJaargroep: number;
  readonly naarGroep: string;
  readonly naarJaargroep: number;
  readonly weg: boolean;
}

/** In which groep they sat in the year that ends. Before they move. */
export async function noteSchooljaar(db: Db, adminId: string, schooljaar: string): Promise<void> {
  await sql`
    insert into leerling_schooljaar (admin_id, leerling_id, schooljaar, groep, jaargroep)
    select l.admin_id, l.id, ${schooljaar}, g.naam, l.jaargroep from leerling l
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    where l.admin_id = ${adminId} and l.verwijderd_op is null
    on conflict (admin_id, leerling_id, schooljaar) do nothing`.execute(db);
}

export async function moveLeerlingen(db: Db, adminId: string, overgangId: string, zetten: readonly Zet[]): Promise<void> {
  const rijen = JSON.stringify(zetten);
  const van = sql`jsonb_to_recordset(${rijen}::jsonb)
    as r(id uuid, "vanGroep" uuid, "vanJaargroep" smallint, "naarGroep" uuid, "naarJaargroep" smallint, weg boolean)`;
  await sql`
    insert into jaarovergang_leerling (admin_id, overgang_id, leerling_id, van_groep, van_jaargroep, naar_groep, naar_jaargroep, weg)
    select ${adminId}::uuid, ${overgangId}::uuid, r.id, r."vanGroep", r."vanJaargroep", r."naarGroep", r."naarJaargroep", r.weg from ${van}`.execute(
    db,
  );
  await sql`
    update leerling l set groep_id = r."naarGroep", jaargroep = r."naarJaargroep" from ${van} where l.admin_id = ${adminId} and l.id = r.id`.execute(
    db,
  );
}

/** True when a groep or a leerling is not any more as this made it. */
export async function isVeranderd(db: Db, adminId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from jaarovergang_groep o left join groep g on g.admin_id = o.admin_id and g.id = o.groep_id
    where o.admin_id = ${adminId} and o.overgang_id = ${id} and (g.id is null or o.naar <> ${ALS_WAARDE})
    union all
    select 1 from jaarovergang_leerling o join leerling l on l.admin_id = o.admin_id and l.id = o.leerling_id
    where o.admin_id = ${adminId} and o.overgang_id = ${id}
      and (l.groep_id <> o.naar_groep or l.jaargroep <> o.naar_jaargroep or (l.verwijderd_op is not null) <> o.weg)
    union all
    select 1 from jaarovergang_groep o join leerling l on l.admin_id = o.admin_id and l.groep_id = o.groep_id
    where o.admin_id = ${adminId} and o.overgang_id = ${id} and o.van is null
      and not exists (select from jaarovergang_leerling z where z.admin_id = o.admin_id and z.overgang_id = o.overgang_id and z.leerling_id = l.id)
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function listWeg(db: Db, adminId: string, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select leerling_id as id from jaarovergang_leerling where admin_id = ${adminId} and overgang_id = ${id} and weg`.execute(db);
  return rows.map((rij) => rij.id);
}

/** Everybody and every groep as before; who was new in it goes along. */
export async function putBack(db: Db, adminId: string, id: string, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update leerling l set groep_id = o.van_groep, jaargroep = o.van_jaargroep from jaarovergang_leerling o
    where o.admin_id = ${adminId} and o.overgang_id = ${id} and l.admin_id = o.admin_id and l.id = o.leerling_id returning l.id`.execute(
    db,
  );
  await sql`
    delete from groepscode c using jaarovergang_groep o
    where o.admin_id = ${adminId} and o.overgang_id = ${id} and o.van is null and c.admin_id = o.admin_id and c.groep_id = o.groep_id`.execute(
    db,
  );
  await sql`
    delete from groep g using jaarovergang_groep o
    where o.admin_id = ${adminId} and o.overgang_id = ${id} and o.van is null and g.admin_id = o.admin_id and g.id = o.groep_id`.execute(
    db,
  );
  await sql`
    update groep set naam = id::text where admin_id = ${adminId}
      and id in (select groep_id from jaarovergang_groep where admin_id = ${adminId} and overgang_id = ${id})`.execute(db);
  await sql`
    update groep g set naam = o.van->>'naam', volgnr = (o.van->>'volgnr')::smallint,
      jaargroepen = array(select jsonb_array_elements_text(o.van->'jaargroepen')::smallint)
    from jaarovergang_groep o where o.admin_id = ${adminId} and o.overgang_id = ${id} and g.admin_id = o.admin_id and g.id = o.groep_id`.execute(
    db,
  );
  await sql`
    insert into groep_docent (admin_id, groep_id, docent_id)
    select o.admin_id, o.groep_id, b.id from jaarovergang_groep o
    cross join lateral jsonb_array_elements_text(o.van->'docenten') as d(id)
    join gebruiker b on b.admin_id = o.admin_id and b.id = d.id::uuid
    where o.admin_id = ${adminId} and o.overgang_id = ${id} on conflict do nothing`.execute(db);
  await sql`update jaarovergang set teruggedraaid_op = ${new Date(now)} where admin_id = ${adminId} and id = ${id}`.execute(db);
  return rows.map((rij) => rij.id);
}

/** What was needed to undo goes when it cannot be undone any more. Over all admins, in the program's own role. */
export async function sweepOvergangen(db: Db, voor: number): Promise<void> {
  await sql`
    delete from jaarovergang_leerling o using jaarovergang j
    where j.admin_id = o.admin_id and j.id = o.overgang_id and j.op < ${new Date(voor)}`.execute(db);
  await sql`
    delete from jaarovergang_groep o using jaarovergang j
    where j.admin_id = o.admin_id and j.id = o.overgang_id and j.op < ${new Date(voor)}`.execute(db);
}
