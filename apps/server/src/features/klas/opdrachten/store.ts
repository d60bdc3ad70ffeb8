/** Opdrachten of a groep, with how each leerling stood and what came of it. */
import { sql } from 'kysely';
import type { Telling } from '@spelrijk/contract/voortgang';
import type { Regio } from '@spelrijk/domain/admin';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { CategorieStand, HoofdStand, WoordStand } from '@spelrijk/oefenen/stand';
import { ROEPNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { CELLEN, type CelRij } from '../../oefenen/standen/index.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export interface GroepRij {
  readonly regio: Regio;
  /** Who sits in it, by last name. */
  readonly leerlingen: readonly string[];
}

/** The groep, when it is of this admin and `docentId` (when given) teaches it. */
export async function findGroep(db: Db, { adminId, groepId }: GroepPlek, docentId: string | null): Promise<GroepRij | undefined> {
  const { rows } = await sql<GroepRij>`
    select a.regio, (select coalesce(array_agg(l.id order by ${opNaam()}), '{}') from leerling l
        where l.admin_id = g.admin_id and l.groep_id = g.id and l.verwijderd_op is null) as leerlingen
    from groep g join admin a on a.admin_id = g.admin_id
    where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

export interface LeerlingStand {
  readonly id: string;
  readonly hoofd: HoofdStand;
  readonly categorieen: Record<string, CategorieStand>;
  readonly woorden: Record<string, WoordStand>;
  readonly cellen: readonly CelRij[];
}

/** What is known of these leerlingen: enough to predict a word, and how they stand. */
export async function listStanden(db: Db, adminId: string, leerlingIds: readonly string[]): Promise<readonly LeerlingStand[]> {
  const { rows } = await sql<LeerlingStand>`
    select l.id, s.hoofd, ${CELLEN} as cellen,
      (select coalesce(json_object_agg(c.categorie, c.stand), '{}') from leerling_categorie c where c.admin_id = l.admin_id and c.leerling_id = l.id) as categorieen,
      (select coalesce(json_object_agg(w.woord, w.stand), '{}') from leerling_woord w where w.admin_id = l.admin_id and w.leerling_id = l.id) as woorden
    from leerling l join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    where l.admin_id = ${adminId} and l.id = any(${[...leerlingIds]}::uuid[]) and l.verwijderd_op is null order by l.id`.execute(db);
  return rows;
}

export interface NieuweOpdracht extends GroepPlek {
  readonly id: string;
  readonly categorie: string;
  readonly woorden: readonly Lijstwoord[];
  readonly van: string;
  readonly tot: string;
  readonly door: string;
  readonly leerlingen: readonly ({ readonly id: string } & Telling)[];
}

/** False when this id is taken. */
export async function insertOpdracht(
  db: Db,
  { adminId, groepId, leerlingen, woorden, ...rij }: NieuweOpdracht,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('opdracht')
    .values({ ...rij, admin_id: adminId, groep_id: groepId, woorden: JSON.stringify(woorden), created_at: now, gestopt_op: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('opdracht_leerling')
    .values(leerlingen.map(({ id, antwoorden, goed }) => ({ admin_id: adminId, opdracht_id: rij.id, leerling_id: id, antwoorden, goed })))
    .execute();
  return true;
}

/** False when there is none that runs. */
export async function stopOpdracht(db: Db, { adminId, groepId }: GroepPlek, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('opdracht')
    .set({ gestopt_op: now })
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('id', '=', id)
    .where('gestopt_op', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findOpdracht(
  db: Db,
  { adminId, groepId }: GroepPlek,
  id: string,
): Promise<{ readonly categorie: string; readonly gestopt: boolean } | undefined> {
  const rij = await db
    .selectFrom('opdracht')
    .select(['categorie', 'gestopt_op'])
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('id', '=', id)
    .executeTakeFirst();
  return rij && { categorie: rij.categorie, gestopt: rij.gestopt_op !== null };
}

export interface OpdrachtRij {
  readonly id: string;
  readonly categorie: string;
  readonly woorden: readonly Lijstwoord[];
  readonly van: string;
  readonly tot: string;
  readonly gestopt: boolean;
  readonly door: string;
  readonly terug: { readonly dicteeId: string; readonly dag: string; readonly aantal: number } | null;
  readonly leerlingen: readonly {
    readonly id: string;
    readonly roepnaam: string;
    readonly begin: Telling;
    readonly sinds: Telling;
    readonly terug: Telling | null;
  }[];
}

/** First attempts at the categorie since the opdracht was set going, apart from the dictation with which is looked back. */
const SINDS = sql`(select json_build_object('antwoorden', count(*), 'goed', count(*) filter (where (k ->> 'goed')::boolean))
  from antwoord r join taak t on t.admin_id = r.admin_id and t.id = r.taak_id cross join jsonb_array_elements(r.diagnose -> 'knelpunten') k
  where r.admin_id = o.admin_id and r.leerling_id = x.leerling_id and r.op >= o.created_at and r.op < coalesce(o.gestopt_op, (o.tot + 1)::timestamptz)
    and r.telt and not r.gokje and k ->> 'categorie' = o.categorie and t.dictee_id is distinct from d.id)`;

const TERUG = sql`(select json_build_object('antwoorden', count(*), 'goed', count(*) filter (where r.goed)) from taak t
  join antwoord r on r.admin_id = t.admin_id and r.leerling_id = t.leerling_id and r.taak_id = t.id and r.telt
  where t.admin_id = o.admin_id and t.leerling_id = x.leerling_id and t.dictee_id = d.id having count(*) > 0)`;

/** What runs, will run, or ended on or after the day `sinds`; newest first. */
export async function listOpdrachten(db: Db, { adminId, groepId }: GroepPlek, sinds: string): Promise<readonly OpdrachtRij[]> {
  const { rows } = await sql<OpdrachtRij>`
    select o.id, o.categorie, o.woorden, o.van, o.tot, o.gestopt_op is not null as gestopt,
      coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = o.admin_id and b.id = o.door), '') as door,
      case when d.id is not null then json_build_object('dicteeId', d.id, 'dag', d.vanaf, 'aantal', jsonb_array_length(d.woorden)) end as terug,
      (select coalesce(json_agg(json_build_object('id', l.id, 'roepnaam', ${ROEPNAAM}, 'begin', json_build_object('antwoorden', x.antwoorden, 'goed', x.goed),
          'sinds', ${SINDS}, 'terug', ${TERUG}) order by ${opNaam()}), '[]')
        from opdracht_leerling x join leerling l on l.admin_id = x.admin_id and l.id = x.leerling_id and l.verwijderd_op is null
        where x.admin_id = o.admin_id and x.opdracht_id = o.id) as leerlingen
    from opdracht o left join dictee d on d.admin_id = o.admin_id and d.opdracht_id = o.id and d.verwijderd_op is null
    where o.admin_id = ${adminId} and o.groep_id = ${groepId} and o.tot >= ${sinds}
    order by o.gestopt_op is not null, o.created_at desc, o.id limit 40`.execute(db);
  return rows;
}
