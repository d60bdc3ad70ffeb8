/** The engine's rows of one leerling. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { CategorieStand, HoofdStand, Stand, WoordStand } from '@spelrijk/oefenen/stand';
import type { Db } from '../../platform/db/database.ts';
import type { BewaardeInstelling } from './instelling.ts';

/** Words seen longer ago than this and not in repetition do not matter for choosing. */
const RECENT = sql`interval '21 days'`;

/** What the groep and the leerling `l` set themselves. */
export const INSTELLINGEN = sql`json_build_object(
        'groep', (select o.instelling from oefeninstelling o where o.admin_id = l.admin_id and o.groep_id = l.groep_id),
        'leerling', (select o.instelling from oefeninstelling o where o.admin_id = l.admin_id and o.leerling_id = l.id))`;

/** Goals of the care plan of the leerling `l`. */
export const ZORGDOELEN = sql`(select coalesce(json_agg(z.categorie order by z.categorie), '[]') from zorgdoel z
        where z.admin_id = l.admin_id and z.leerling_id = l.id)`;

export interface StandRow {
  readonly hoofd: HoofdStand;
  readonly categorieen: Record<string, CategorieStand>;
  readonly woorden: Record<string, WoordStand>;
  readonly regio: Regio;
  readonly jaargroep: number;
  readonly instellingen: BewaardeInstelling;
  /** Goals of an active care plan. */
  readonly zorgdoelen: readonly string[];
}

/** Everything needed to plan for a leerling, in one statement; undefined when there is no such leerling. */
export async function readStand(db: Db, adminId: string, leerlingId: string, now: Date): Promise<StandRow | undefined> {
  const { rows } = await sql<StandRow>`
    select s.hoofd, a.regio, l.jaargroep,
      (select coalesce(json_object_agg(c.categorie, c.stand), '{}') from leerling_categorie c
        where c.admin_id = l.admin_id and c.leerling_id = l.id) as categorieen,
      (select coalesce(json_object_agg(w.woord, w.stand), '{}') from leerling_woord w
        where w.admin_id = l.admin_id and w.leerling_id = l.id and (w.terug_op is not null or w.laatste > ${now}::timestamptz - ${RECENT})) as woorden,
      ${INSTELLINGEN} as instellingen,
      ${ZORGDOELEN} as zorgdoelen
    from leerling l
    join admin a on a.admin_id = l.admin_id
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null`.execute(db);
  return rows[0];
}

export async function insertStand(db: Db, adminId: string, leerlingId: string, stand: Stand): Promise<void> {
  await db
    .insertInto('leerling_stand')
    .values({
      admin_id: adminId,
      leerling_id: leerlingId,
      hoofd: JSON.stringify(stand.hoofd),
      laatste: null,
      aandacht: '[]',
      beheerst: 0,
      bezig_met: null,
      volgnr: 0,
    })
    .execute();
}

/** Many who begin at the same place. */
export async function insertStanden(db: Db, adminId: string, leerlingIds: readonly string[], stand: Stand): Promise<void> {
  await sql`
    insert into leerling_stand (admin_id, leerling_id, hoofd, laatste, aandacht, beheerst, bezig_met, volgnr)
    select ${adminId}::uuid, id, ${JSON.stringify(stand.hoofd)}::jsonb, null, '[]'::jsonb, 0, null, 0
    from unnest(${[...leerlingIds]}::uuid[]) as id`.execute(db);
}
