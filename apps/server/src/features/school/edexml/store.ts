/** What an import reads and writes. In the program's own role, because keys of people belong to no tenant role: every query names its admin. */
import { cutTekst } from '@spelrijk/base/tekst';
import { sql } from 'kysely';
import { opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Stand, StandDocent, StandGroep, StandLeerling } from './stand.ts';
import type { TeSchrijvenDocent, TeSchrijvenGroep, TeSchrijvenLeerling } from './uitvoering.ts';

export type SchoolStand = Omit<Stand, 'plaatsen'>;

async function readKop(db: Db, adminId: string): Promise<Pick<Stand, 'nummer' | 'regio'> | undefined> {
  const { rows } = await sql<Pick<Stand, 'nummer' | 'regio'>>`
    select instellingsnummer as nummer, regio from admin where admin_id = ${adminId}`.execute(db);
  return rows[0];
}

export const findRegio = async (db: Db, adminId: string): Promise<Stand['regio'] | undefined> => (await readKop(db, adminId))?.regio;

/** Somebody with two keys of one kind (merged by hand) counts with the first. */
async function listLeerlingen(db: Db, adminId: string): Promise<readonly StandLeerling[]> {
  const { rows } = await sql<StandLeerling>`
    select l.id, l.roepnaam, l.voorvoegsel, l.achternaam, l.jaargroep, l.groep_id as "groepId", l.verwijderd_op is not null as weg,
      min(s.waarde) filter (where s.soort = 'eckid') as eckid, min(s.waarde) filter (where s.soort = 'las') as sleutel
    from leerling l left join persoonssleutel s on s.admin_id = l.admin_id and s.account_id = l.id and s.soort in ('eckid','las')
    where l.admin_id = ${adminId} group by l.admin_id, l.id order by ${opNaam()}`.execute(db);
  return rows;
}

async function listDocenten(db: Db, adminId: string): Promise<readonly StandDocent[]> {
  const { rows } = await sql<StandDocent>`
    select g.id, g.roepnaam, g.achternaam, coalesce(a.email, g.email) as email, coalesce(a.rol, u.rol, 'docent') <> 'docent' as beheerder,
      (select min(waarde) from importsleutel s where s.admin_id = g.admin_id and s.object_id = g.id and s.soort = 'leerkracht') as sleutel,
      (select min(waarde) from importsleutel s where s.admin_id = g.admin_id and s.object_id = g.id and s.soort = 'leerkracht-eckid') as eckid,
      (select coalesce(array_agg(d.groep_id::text order by d.groep_id), '{}') from groep_docent d where d.admin_id = g.admin_id and d.docent_id = g.id) as "groepIds"
    from gebruiker g
    left join account a on a.admin_id = g.admin_id and a.id = g.id
    left join lateral (
      select rol from uitnodiging where admin_id = g.admin_id and gebruiker_id = g.id and gebruikt_op is null and ingetrokken_op is null
      order by created_at desc limit 1) u on a.id is null
    where g.admin_id = ${adminId} order by g.id`.execute(db);
  return rows;
}

export async function readStand(db: Db, adminId: string): Promise<SchoolStand | undefined> {
  const kop = await readKop(db, adminId);
  if (!kop) return undefined;
  const groepen = await sql<StandGroep>`
    select id, naam, jaargroepen::int[] as jaargroepen from groep where admin_id = ${adminId} order by volgnr, naam`.execute(db);
  const groepsleutels = await sql<{ schooljaar: string; sleutel: string; groepId: string }>`
    select s.schooljaar, s.waarde as sleutel, s.object_id as "groepId" from importsleutel s
    join groep g on g.admin_id = s.admin_id and g.id = s.object_id
    where s.admin_id = ${adminId} and s.soort = 'groep' order by s.schooljaar, s.waarde`.execute(db);
  return {
    ...kop,
    groepen: groepen.rows,
    groepsleutels: groepsleutels.rows,
    leerlingen: await listLeerlingen(db, adminId),
    docenten: await listDocenten(db, adminId),
  };
}

export async function insertGroepen(db: Db, adminId: string, groepen: readonly TeSchrijvenGroep[], now: number): Promise<void> {
  for (const { id, naam, jaargroepen } of groepen) {
    const jaren = jaargroepen.length > 0 ? [...jaargroepen] : [1];
    await sql`
      insert into groep (admin_id, id, naam, jaargroepen, volgnr, created_at)
      values (${adminId}, ${id}, ${naam}, ${jaren}::smallint[], ${(jaren[0] ?? 1) * 100}, ${new Date(now)})`.execute(db);
  }
}

/** Names may change places, so they are freed first. */
export async function updateGroepen(db: Db, adminId: string, groepen: readonly TeSchrijvenGroep[]): Promise<void> {
  if (groepen.length === 0) return;
  await sql`update groep set naam = id::text where admin_id = ${adminId} and id = any(${groepen.map(({ id }) => id)}::uuid[])`.execute(db);
  for (const { id, naam, jaargroepen } of groepen)
    await sql`
      update groep set naam = ${naam}, jaargroepen = ${[...jaargroepen]}::smallint[], volgnr = ${(jaargroepen[0] ?? 1) * 100}
      where admin_id = ${adminId} and id = ${id}`.execute(db);
}

interface Sleutel {
  readonly soort: string;
  readonly schooljaar: string;
  readonly waarde: string;
  readonly id: string;
}

export async function setImportsleutels(db: Db, adminId: string, sleutels: readonly Sleutel[]): Promise<void> {
  await sql`
    insert into importsleutel (admin_id, soort, schooljaar, waarde, object_id)
    select distinct on (r.soort, r.schooljaar, r.waarde) ${adminId}::uuid, r.soort, r.schooljaar, r.waarde, r.id
    from jsonb_to_recordset(${JSON.stringify(sleutels)}::jsonb) as r(soort text, schooljaar text, waarde text, id uuid)
    on conflict (admin_id, soort, schooljaar, waarde) do update set object_id = excluded.object_id`.execute(db);
}

/** A leerling has one key of each kind: the newest. A key that somebody else had goes along with who has it now. */
export async function setLeerlingsleutels(db: Db, adminId: string, leerlingen: readonly TeSchrijvenLeerling[]): Promise<void> {
  const rijen = leerlingen.flatMap(({ id, eckid, sleutel }) => [
    ...(eckid === null ? [] : [{ id, soort: 'eckid', waarde: eckid }]),
    ...(sleutel === null ? [] : [{ id, soort: 'las', waarde: sleutel }]),
  ]);
  const json = JSON.stringify(rijen);
  await sql`
    delete from persoonssleutel p using jsonb_to_recordset(${json}::jsonb) as r(id uuid, soort text, waarde text)
    where p.admin_id = ${adminId} and p.account_id = r.id and p.soort = r.soort and p.waarde <> r.waarde`.execute(db);
  await sql`
    insert into persoonssleutel (admin_id, soort, waarde, account_id)
    select ${adminId}::uuid, r.soort, r.waarde, r.id from jsonb_to_recordset(${json}::jsonb) as r(id uuid, soort text, waarde text)
    on conflict (admin_id, soort, waarde) do update set account_id = excluded.account_id`.execute(db);
}

/** In which groep they sat this school year, for as long as they are here. */
export async function setSchooljaar(db: Db, adminId: string, schooljaar: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into leerling_schooljaar (admin_id, leerling_id, schooljaar, groep, jaargroep)
    select l.admin_id, l.id, ${schooljaar}, g.naam, l.jaargroep from unnest(${[...ids]}::uuid[]) as n(id) join leerling l on l.admin_id = ${adminId} and l.id = n.id
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    on conflict (admin_id, leerling_id, schooljaar) do update set groep = excluded.groep, jaargroep = excluded.jaargroep`.execute(db);
}

export async function insertTeNodigen(
  db: Db,
  adminId: string,
  { id, roepnaam, achternaam, email }: TeSchrijvenDocent,
  now: number,
): Promise<void> {
  await sql`
    insert into gebruiker (admin_id, id, roepnaam, achternaam, email, uit_te_nodigen, created_at)
    values (${adminId}, ${id}, ${roepnaam}, ${cutTekst(achternaam, 200)}, ${email}, true, ${new Date(now)})`.execute(db);
}

export async function setNummer(db: Db, adminId: string, nummer: string): Promise<void> {
  await sql`update admin set instellingsnummer = ${nummer} where admin_id = ${adminId} and instellingsnummer = ''`.execute(db);
}

/** Groepen in which nobody sits any more, the prullenbak counted. */
export async function listLeeg(db: Db, adminId: string): Promise<readonly { readonly id: string; readonly naam: string }[]> {
  const { rows } = await sql<{ id: string; naam: string }>`
    select g.id, g.naam from groep g where g.admin_id = ${adminId}
      and not exists (select from leerling l where l.admin_id = g.admin_id and l.groep_id = g.id and l.verwijderd_op is null)
    order by g.volgnr, g.naam`.execute(db);
  return rows;
}
