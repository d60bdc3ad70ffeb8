/** Groepen as a teacher sees them, from day sums and overview columns: the answers themselves are never read. */
import type { Regio } from '@spelrijk/domain/admin';
import { sql } from 'kysely';
import type { Aandacht } from '@spelrijk/contract/groepen';
import type { Rust } from '@spelrijk/contract/rust';
import { ACHTERNAAM, opNaam, gebruikersOpNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { OEFENDAGEN, RUST } from '../../oefenen/rust/index.ts';
import { AANTAL_BEHEERST, CELLEN, geoefendeDagen, LAATST_GEOEFEND, type CelRij } from '../../oefenen/standen/index.ts';

export interface GroepRij {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
  readonly docenten: readonly string[];
}

/** Groepen of this admin in their order; `docentId` narrows to her own, `groepId` to one. */
export async function listGroepen(
  db: Db,
  adminId: string,
  docentId: string | null,
  groepId: string | null = null,
): Promise<readonly GroepRij[]> {
  const { rows } = await sql<GroepRij>`
    select g.id, g.naam, g.jaargroepen::int[] as jaargroepen,
      (select coalesce(array_agg(trim(b.roepnaam || ' ' || b.achternaam) order by ${gebruikersOpNaam()}), '{}') from groep_docent d
        join gebruiker b on b.admin_id = d.admin_id and b.id = d.docent_id where d.admin_id = g.admin_id and d.groep_id = g.id) as docenten
    from groep g
    where g.admin_id = ${adminId} and (${groepId}::uuid is null or g.id = ${groepId}::uuid)
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))
    order by g.volgnr, g.naam`.execute(db);
  return rows;
}

/** First and last day of the licence; null: no limit on that side. */
export async function readTermijn(db: Db, adminId: string): Promise<{ readonly van: string | null; readonly tot: string | null }> {
  return db
    .selectFrom('admin')
    .select(['licentie_van as van', 'licentie_tot as tot'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow();
}

export interface LeerlingRij {
  readonly id: string;
  readonly groepId: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly figuur: number;
  readonly laatste: Date | null;
  readonly aandacht: readonly Aandacht[];
  readonly beheerst: number;
  readonly nieuwBeheerst: readonly string[];
  /** Only where one of the reasons is about a categorie. */
  readonly cellen: readonly CelRij[];
  readonly bezigMet: string | null;
  readonly dagen: number;
  readonly ms: number;
  readonly antwoorden: number;
  readonly goed: number;
  readonly vandaag: boolean;
  readonly rust: readonly Rust[];
  /** Unread. */
  readonly oefendagen: unknown;
  readonly sinds: Date;
  readonly regio: Regio;
  readonly jaarvraag: { readonly van: number; readonly naar: number } | null;
}

/**
 * Of a home only: what it got to know well in these four weeks. Practised on an earlier day than that it became so, because what a first test finds was
 * known already.
 */
const NIEUW_BEHEERST = (vandaag: string) => sql<
  readonly string[]
>`case when exists (select from admin a where a.admin_id = l.admin_id and a.soort = 'thuis') then
  (select coalesce(array_agg(c.categorie order by c.sinds desc, c.categorie), '{}') from leerling_categorie c
    where c.admin_id = l.admin_id and c.leerling_id = l.id and c.status = 'beheerst' and c.sinds > ${vandaag}::date - 28
      and exists (select from categorie_dag d where d.admin_id = l.admin_id and d.leerling_id = l.id and d.categorie = c.categorie and d.antwoorden > 0 and d.dag < c.sinds::date))
  else '{}' end`;

/** The leerlingen of these groepen with the sums from the day `sinds` on, by last name. */
export async function listLeerlingen(
  db: Db,
  adminId: string,
  groepIds: readonly string[],
  sinds: string,
  vandaag: string,
): Promise<readonly LeerlingRij[]> {
  const { rows } = await sql<LeerlingRij>`
    select l.id, l.groep_id as "groepId", l.roepnaam, ${ACHTERNAAM} as achternaam, l.jaargroep, l.figuur, ${LAATST_GEOEFEND} as laatste, s.aandacht, ${AANTAL_BEHEERST} as beheerst, ${NIEUW_BEHEERST(vandaag)} as "nieuwBeheerst", s.bezig_met as "bezigMet", ${RUST} as rust, ${OEFENDAGEN} as oefendagen, l.created_at as sinds,
      (select a.regio from admin a where a.admin_id = l.admin_id) as regio,
      (select json_build_object('van', j.van, 'naar', j.naar) from jaarvraag j where j.admin_id = l.admin_id and j.leerling_id = l.id) as jaarvraag,
      case when s.aandacht @? '$[*].categorie' then ${CELLEN} else '[]' end as cellen,
      count(d.dag)::int as dagen, coalesce(sum(d.ms), 0)::bigint as ms, coalesce(sum(d.antwoorden), 0)::int as antwoorden, coalesce(sum(d.goed), 0)::int as goed,
      coalesce(bool_or(d.dag = ${vandaag}), false) as vandaag
    from leerling l
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    left join lateral ${geoefendeDagen(sinds)} d on true
    where l.admin_id = ${adminId} and l.groep_id = any(${groepIds}::uuid[]) and l.verwijderd_op is null
    group by l.admin_id, l.id, s.admin_id, s.leerling_id
    order by ${opNaam()}`.execute(db);
  return rows;
}
