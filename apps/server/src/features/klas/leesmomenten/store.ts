/** Leesmomenten of a groep, who sits in it, and which texts its leerlingen met. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { ACHTERNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export interface GroepRij {
  readonly regio: Regio;
  readonly jaargroep: number;
  readonly leerlingen: readonly { readonly id: string; readonly roepnaam: string; readonly achternaam: string }[];
}

/** The groep, when it is of this admin and `docentId` (when given) teaches it; leerlingen by last name. */
export async function findGroep(db: Db, { adminId, groepId }: GroepPlek, docentId: string | null): Promise<GroepRij | undefined> {
  const { rows } = await sql<GroepRij>`
    select a.regio, coalesce(g.jaargroepen[1], 3) as jaargroep, (select coalesce(json_agg(json_build_object('id', l.id, 'roepnaam', l.roepnaam,
        'achternaam', ${ACHTERNAAM}) order by ${opNaam()}), '[]') from leerling l
      where l.admin_id = g.admin_id and l.groep_id = g.id and l.verwijderd_op is null) as leerlingen
    from groep g join admin a on a.admin_id = g.admin_id where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

export interface MomentRij {
  readonly id: string;
  readonly niveau: Leesniveau;
  readonly teksten: readonly string[];
  readonly van: string;
  readonly tot: string;
  readonly gestopt: boolean;
}

/** More than this is no look back. */
const MEESTE = 12;

/** The latest first. */
export async function listMomenten(db: Db, { adminId, groepId }: GroepPlek): Promise<readonly MomentRij[]> {
  const { rows } = await sql<MomentRij>`
    select id, niveau, teksten, van::text as van, tot::text as tot, gestopt_op is not null as gestopt from leesmoment
    where admin_id = ${adminId} and groep_id = ${groepId} order by van desc, created_at desc, id limit ${MEESTE}`.execute(db);
  return rows;
}

export async function findMoment(db: Db, { adminId, groepId }: GroepPlek, id: string): Promise<MomentRij | undefined> {
  const { rows } = await sql<MomentRij>`
    select id, niveau, teksten, van::text as van, tot::text as tot, gestopt_op is not null as gestopt from leesmoment
    where admin_id = ${adminId} and groep_id = ${groepId} and id = ${id} for update`.execute(db);
  return rows[0];
}

/** Held until the end of the transaction: of two at once the second sees what the first one planned. */
export async function lockMomenten(db: Db, { adminId, groepId }: GroepPlek): Promise<void> {
  await sql`select from groep where admin_id = ${adminId} and id = ${groepId} for no key update`.execute(db);
}

export async function insertMoment(
  db: Db,
  { adminId, groepId }: GroepPlek,
  { niveau, teksten, van, tot, id, door }: Omit<MomentRij, 'gestopt'> & { readonly door: string },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leesmoment')
    .values({
      admin_id: adminId,
      groep_id: groepId,
      id,
      niveau,
      teksten: [...teksten],
      van,
      tot,
      door,
      created_at: now,
      gewijzigd_op: now,
      gestopt_op: null,
    })
    .onConflict((conflict) => conflict.columns(['admin_id', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateMoment(
  db: Db,
  { adminId }: GroepPlek,
  id: string,
  anders: { readonly van: string; readonly tot: string } | { readonly gestopt_op: Date | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('leesmoment')
    .set({ ...anders, gewijzigd_op: now })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute();
}

/** By text how many leerlingen of the groep met it: on the leesplank, in a taak that is done or stands ready, or aloud. */
export async function countBekend(db: Db, { adminId, groepId }: GroepPlek): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly tekst: string; readonly aantal: number }>`
    with kind as (select id from leerling where admin_id = ${adminId} and groep_id = ${groepId} and verwijderd_op is null),
    gehad as (
      select b.leerling_id, b.tekst from leesbeurt b where b.admin_id = ${adminId} and b.leerling_id in (select id from kind)
      union select v.leerling_id, v.tekst from voorlezing v where v.admin_id = ${adminId} and v.leerling_id in (select id from kind)
      union select w.leerling_id, regexp_replace(w.woord, '-v[0-9]+$', '') from leerling_woord w
        where w.admin_id = ${adminId} and w.leerling_id in (select id from kind) and w.woord ~ '-v[0-9]+$'
      union select t.leerling_id, o->'tekst'->>'id' from taak t cross join lateral jsonb_array_elements(t.opgaven) o
        where t.admin_id = ${adminId} and t.leerling_id in (select id from kind) and t.status <> 'af' and o->'tekst'->>'id' is not null)
    select tekst, count(*)::int as aantal from gehad group by tekst`.execute(db);
  return new Map(rows.map(({ tekst, aantal }) => [tekst, aantal]));
}
