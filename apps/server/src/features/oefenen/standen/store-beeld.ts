/** How a leerling stands with each categorie, from the estimate and from what was counted: read by whoever shows it. */
import { sql } from 'kysely';
import { beeldVan, LAATSTE_ANTWOORDEN, toontBereik, VERS_DAGEN, type Beeld, type Gemeten, type Telling } from '@spelrijk/oefenen/beeld';
import type { CategorieStatus } from '@spelrijk/oefenen/stand';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { addDays } from '../../../platform/clock.ts';

export interface CelRij {
  readonly categorie: string;
  readonly status: CategorieStatus;
  readonly laag: number;
  readonly hoog: number;
  readonly zeker: boolean;
  /** First attempts, guesses left out: all of them, and of the latest days. */
  readonly antwoorden: number;
  readonly goed: number;
  readonly laatsteAntwoorden: number;
  readonly laatsteGoed: number;
  /** Last day of practice; null: none. */
  readonly dag: string | null;
}

/** The rows of the leerling `l`, as one JSON document; `CelRij` is one of them. Empty ones are left out. */
export const CELLEN = sql`(select coalesce(json_agg(json_build_object('categorie', x.categorie, 'status', coalesce(c.status, 'op-slot'),
    'laag', coalesce(c.laag, 0), 'hoog', coalesce(c.hoog, 100), 'zeker', coalesce(c.zeker, false), 'antwoorden', x.antwoorden, 'goed', x.goed,
    'laatsteAntwoorden', x.laatste_antwoorden, 'laatsteGoed', x.laatste_goed, 'dag', x.dag)), '[]')
  from (
    select u.categorie, sum(u.antwoorden)::int as antwoorden, sum(u.goed)::int as goed, max(u.dag) as dag,
      coalesce(sum(u.antwoorden) filter (where u.later < ${sql.lit(LAATSTE_ANTWOORDEN)}), 0)::int as laatste_antwoorden,
      coalesce(sum(u.goed) filter (where u.later < ${sql.lit(LAATSTE_ANTWOORDEN)}), 0)::int as laatste_goed
    from (
      select d.categorie, d.dag, d.antwoorden, d.goed, sum(d.antwoorden) over (partition by d.categorie order by d.dag desc) - d.antwoorden as later
      from categorie_dag d where d.admin_id = l.admin_id and d.leerling_id = l.id
      union all
      select k.categorie, null, 0, 0, 0 from leerling_categorie k where k.admin_id = l.admin_id and k.leerling_id = l.id and k.status <> 'op-slot'
    ) u group by u.categorie
  ) x left join leerling_categorie c on c.admin_id = l.admin_id and c.leerling_id = l.id and c.categorie = x.categorie)`;

const SPELLING = CATEGORIEEN.map(({ id }) => id);

/** How many categorieën of spelling and verbs the leerling `l` masters; a step of reading is none. */
export const AANTAL_BEHEERST = sql<number>`(select count(*)::int from leerling_categorie c
  where c.admin_id = l.admin_id and c.leerling_id = l.id and c.status = 'beheerst' and c.categorie = any(${SPELLING}::text[]))`;

export interface Cel {
  readonly categorie: string;
  readonly beeld: Beeld;
  readonly status: CategorieStatus;
  readonly laag: number;
  readonly hoog: number;
  /** The range may stand beside what was counted. */
  readonly zeker: boolean;
  readonly antwoorden: number;
  readonly goed: number;
  readonly laatste: Telling;
}

/** The row as it is shown on a day. */
export function toCel({ laatsteAntwoorden, laatsteGoed, dag, zeker, ...rij }: CelRij, vandaag: string): Cel {
  const gemeten: Gemeten = {
    ...rij,
    zeker,
    totaal: { antwoorden: rij.antwoorden, goed: rij.goed },
    laatste: { antwoorden: laatsteAntwoorden, goed: laatsteGoed },
    vers: dag !== null && dag > addDays(vandaag, -VERS_DAGEN),
  };
  return { ...rij, beeld: beeldVan(gemeten), zeker: toontBereik(gemeten), laatste: gemeten.laatste };
}
