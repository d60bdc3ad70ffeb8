/** Whether something stands on what a file brought, and putting everything back. In the program's own role: every query names its admin. */
import { sql } from 'kysely';
import { gebruikersOpNaam, heleNaamSql, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

/** What comes with every leerling or groep by itself and is no work of anybody. */
const VANZELF: Readonly<Record<'leerling' | 'groep', readonly string[]>> = {
  leerling: ['leerling_stand', 'leerling_schooljaar', 'inlezing_leerling'],
  groep: ['leerling', 'groep_docent'],
};

interface Namen {
  readonly naam: string;
}

/** Tables with rows about a leerling or groep, as the database itself tells: one that is made later counts by itself. */
async function listVerwijzingen(
  db: Db,
  ouder: 'leerling' | 'groep',
): Promise<readonly { readonly tabel: string; readonly kolom: string }[]> {
  const { rows } = await sql<{ tabel: string; kolom: string }>`
    select c.relname as tabel, a.attname as kolom from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname <> 'admin_id'
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and p.relname = ${ouder} and c.relkind in ('r','p') and not c.relispartition
    order by 1, 2`.execute(db);
  return rows.filter(({ tabel }) => !VANZELF[ouder].includes(tabel));
}

async function listWerk(db: Db, adminId: string, ouder: 'leerling' | 'groep', ids: readonly string[]): Promise<ReadonlySet<string>> {
  const gevonden = new Set<string>();
  if (ids.length === 0) return gevonden;
  for (const { tabel, kolom } of await listVerwijzingen(db, ouder)) {
    const { rows } = await sql<{ id: string }>`
      select distinct t.${sql.ref(kolom)} as id from ${sql.table(tabel)} t
      where t.admin_id = ${adminId} and t.${sql.ref(kolom)} = any(${[...ids]}::uuid[])`.execute(db);
    for (const { id } of rows) gevonden.add(id);
  }
  return gevonden;
}

const naamVanLeerling = heleNaamSql();

export async function listNieuw(db: Db, adminId: string, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select leerling_id as id from inlezing_leerling where admin_id = ${adminId} and inlezing_id = ${id} and van is null`.execute(db);
  return rows.map((rij) => rij.id);
}

/** Children that came with the file and were logged in, or did or got anything. */
export async function listBegonnen(db: Db, adminId: string, id: string): Promise<readonly string[]> {
  const nieuw = await listNieuw(db, adminId, id);
  const werk = await listWerk(db, adminId, 'leerling', nieuw);
  const { rows } = await sql<Namen>`
    select ${naamVanLeerling} as naam from leerling l where l.admin_id = ${adminId} and l.id = any(${[...nieuw]}::uuid[])
      and (l.id = any(${[...werk]}::uuid[]) or exists (select from sessie s where s.account_id = l.id))
    order by ${opNaam()}`.execute(db);
  return rows.map(({ naam }) => naam);
}

/** Leerlingen that are not any more as the file made them: renamed, moved, thrown away or brought back. */
export async function listAnders(db: Db, adminId: string, id: string): Promise<readonly string[]> {
  const { rows } = await sql<Namen>`
    select ${naamVanLeerling} as naam from inlezing_leerling o join leerling l on l.admin_id = o.admin_id and l.id = o.leerling_id
    where o.admin_id = ${adminId} and o.inlezing_id = ${id} and (l.roepnaam <> o.naar->>'roepnaam' or l.voorvoegsel <> o.naar->>'voorvoegsel'
      or l.achternaam <> o.naar->>'achternaam' or l.groep_id <> (o.naar->>'groepId')::uuid or l.jaargroep <> (o.naar->>'jaargroep')::smallint
      or (l.verwijderd_op is null) <> (o.naar->'wegOp' = 'null'))
    order by ${opNaam()}`.execute(db);
  return rows.map(({ naam }) => naam);
}

const GROEP_NU = sql`jsonb_build_object('naam', g.naam, 'jaargroepen', g.jaargroepen, 'volgnr', g.volgnr,
  'docenten', (select coalesce(jsonb_agg(d.docent_id order by d.docent_id), '[]') from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id))`;

/** Groepen that are not any more as the file made them, that hold something new, or that somebody has to go back to and that are gone. */
export async function listGroepenAnders(db: Db, adminId: string, id: string): Promise<readonly string[]> {
  const nieuw = await sql<{ id: string }>`
    select object as id from inlezing_object where admin_id = ${adminId} and inlezing_id = ${id} and soort = 'groep' and van is null`.execute(
    db,
  );
  const werk = await listWerk(
    db,
    adminId,
    'groep',
    nieuw.rows.map((rij) => rij.id),
  );
  const { rows } = await sql<Namen>`
    select coalesce(g.naam, o.naar->>'naam') as naam from inlezing_object o
    left join groep g on g.admin_id = o.admin_id and g.id = o.object::uuid
    where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.soort = 'groep' and (g.id is null or o.naar <> ${GROEP_NU} or g.id = any(${[...werk]}::uuid[])
      or (o.van is null and exists (select from leerling l where l.admin_id = g.admin_id and l.groep_id = g.id and not exists (
        select from inlezing_leerling z where z.admin_id = o.admin_id and z.inlezing_id = o.inlezing_id and z.leerling_id = l.id))))
    union select distinct coalesce(o.van->'jaar'->>'groep', '…') from inlezing_leerling o
    where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.van is not null
      and not exists (select from groep g where g.admin_id = o.admin_id and g.id = (o.van->>'groepId')::uuid)
    order by 1`.execute(db);
  return rows.map(({ naam }) => naam);
}

/** Docenten that came with the file and were invited since. */
export async function listGenodigd(db: Db, adminId: string, id: string): Promise<readonly string[]> {
  const { rows } = await sql<Namen>`
    select trim(b.roepnaam || ' ' || b.achternaam) as naam from inlezing_object o
    join gebruiker b on b.admin_id = o.admin_id and b.id = o.object::uuid
    where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.soort = 'docent' and o.van is null and (not b.uit_te_nodigen
      or exists (select from account a where a.id = b.id) or exists (select from uitnodiging u where u.admin_id = b.admin_id and u.gebruiker_id = b.id))
    order by ${gebruikersOpNaam()}`.execute(db);
  return rows.map(({ naam }) => naam);
}

/** A later file that changed something and was not undone. */
export async function hasLater(db: Db, adminId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from inlezing i join inlezing dit on dit.admin_id = i.admin_id and dit.id = ${id}
    where i.admin_id = ${adminId} and i.teruggedraaid_op is null and (i.op, i.id) > (dit.op, dit.id)
      and (exists (select from inlezing_leerling l where l.admin_id = i.admin_id and l.inlezing_id = i.id)
        or exists (select from inlezing_object o where o.admin_id = i.admin_id and o.inlezing_id = i.id)) limit 1`.execute(db);
  return rows.length > 0;
}

/** Who went to the prullenbak with the file, and who came out of it. */
export async function listBak(
  db: Db,
  adminId: string,
  id: string,
): Promise<{ readonly weg: readonly string[]; readonly terug: readonly string[] }> {
  const { rows } = await sql<{ id: string; terug: boolean }>`
    select leerling_id as id, van->'wegOp' <> 'null' as terug from inlezing_leerling
    where admin_id = ${adminId} and inlezing_id = ${id} and van is not null and (van->'wegOp' = 'null') <> (naar->'wegOp' = 'null')`.execute(
    db,
  );
  return { weg: rows.filter(({ terug }) => !terug).map((rij) => rij.id), terug: rows.filter(({ terug }) => terug).map((rij) => rij.id) };
}

/** Names, groep, year, keys and the day in the prullenbak as they were. Who the file made is gone already. Gives who is in another jaargroep by it. */
export async function putBackLeerlingen(db: Db, adminId: string, id: string, schooljaar: string): Promise<readonly string[]> {
  const van = sql`inlezing_leerling o where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.van is not null`;
  await sql`
    update leerling l set roepnaam = o.van->>'roepnaam', voorvoegsel = o.van->>'voorvoegsel', achternaam = o.van->>'achternaam',
      groep_id = (o.van->>'groepId')::uuid, jaargroep = (o.van->>'jaargroep')::smallint, verwijderd_op = (o.van->>'wegOp')::timestamptz
    from ${van} and l.admin_id = o.admin_id and l.id = o.leerling_id`.execute(db);
  await sql`
    delete from persoonssleutel p using ${van} and p.admin_id = o.admin_id and p.account_id = o.leerling_id and p.soort in ('eckid','las')`.execute(
    db,
  );
  await sql`
    insert into persoonssleutel (admin_id, soort, waarde, account_id)
    select o.admin_id, s.soort, s.waarde, o.leerling_id
    from inlezing_leerling o cross join lateral jsonb_to_recordset(o.van->'sleutels') as s(soort text, waarde text)
    where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.van is not null on conflict do nothing`.execute(db);
  await sql`
    delete from leerling_schooljaar s using ${van} and s.admin_id = o.admin_id and s.leerling_id = o.leerling_id and s.schooljaar = ${schooljaar}`.execute(
    db,
  );
  await sql`
    insert into leerling_schooljaar (admin_id, leerling_id, schooljaar, groep, jaargroep)
    select o.admin_id, o.leerling_id, ${schooljaar}, o.van->'jaar'->>'groep', (o.van->'jaar'->>'jaargroep')::smallint
    from ${van} and o.van->'jaar' <> 'null'`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select o.leerling_id as id from ${van} and o.van->'jaargroep' <> o.naar->'jaargroep'`.execute(db);
  return rows.map((rij) => rij.id);
}

/** Groepen and docenten of before; those that the file made go. */
export async function putBackGroepen(db: Db, adminId: string, id: string): Promise<void> {
  const groepen = sql`inlezing_object o where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.soort = 'groep'`;
  await sql`
    delete from gebruiker b using inlezing_object o where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.soort = 'docent' and o.van is null
      and b.admin_id = o.admin_id and b.id = o.object::uuid`.execute(db);
  await sql`delete from groepscode c using ${groepen} and o.van is null and c.admin_id = o.admin_id and c.groep_id = o.object::uuid`.execute(
    db,
  );
  await sql`delete from groep g using ${groepen} and o.van is null and g.admin_id = o.admin_id and g.id = o.object::uuid`.execute(db);
  // Names may change places, so they are freed first.
  await sql`update groep g set naam = g.id::text from ${groepen} and g.admin_id = o.admin_id and g.id = o.object::uuid`.execute(db);
  await sql`
    update groep g set naam = o.van->>'naam', volgnr = (o.van->>'volgnr')::smallint,
      jaargroepen = array(select jsonb_array_elements_text(o.van->'jaargroepen')::smallint)
    from ${groepen} and g.admin_id = o.admin_id and g.id = o.object::uuid`.execute(db);
  await sql`delete from groep_docent d using ${groepen} and d.admin_id = o.admin_id and d.groep_id = o.object::uuid`.execute(db);
  await sql`
    insert into groep_docent (admin_id, groep_id, docent_id)
    select o.admin_id, o.object::uuid, b.id from inlezing_object o cross join lateral jsonb_array_elements_text(o.van->'docenten') as d(id)
    join gebruiker b on b.admin_id = o.admin_id and b.id = d.id::uuid
    where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.soort = 'groep' and o.van is not null on conflict do nothing`.execute(db);
}

/** Keys by which the file is known again, and the number of the school. */
export async function putBackSleutels(db: Db, adminId: string, id: string, nummerGezet: boolean): Promise<void> {
  await sql`
    delete from importsleutel i using inlezing_object o where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.soort = 'sleutel'
      and i.admin_id = o.admin_id and i.soort = o.naar->>'soort' and i.schooljaar = o.naar->>'schooljaar' and i.waarde = o.naar->>'waarde'`.execute(
    db,
  );
  await sql`
    insert into importsleutel (admin_id, soort, schooljaar, waarde, object_id)
    select o.admin_id, o.van->>'soort', o.van->>'schooljaar', o.van->>'waarde', (o.van->>'id')::uuid from inlezing_object o
    where o.admin_id = ${adminId} and o.inlezing_id = ${id} and o.soort = 'sleutel' and o.van is not null`.execute(db);
  if (nummerGezet) await sql`update admin set instellingsnummer = '' where admin_id = ${adminId}`.execute(db);
}

/** It stays in the list as undone; what it held of people goes, and so does the proposal, which cannot be answered again. */
export async function markTerug(db: Db, adminId: string, id: string, now: number): Promise<void> {
  await sql`update inlezing set teruggedraaid_op = ${new Date(now)} where admin_id = ${adminId} and id = ${id}`.execute(db);
  for (const tabel of ['inlezing_leerling', 'inlezing_object'])
    await sql`delete from ${sql.table(tabel)} where admin_id = ${adminId} and inlezing_id = ${id}`.execute(db);
  await sql`delete from importvoorstel where admin_id = ${adminId} and id = ${id}`.execute(db);
}
