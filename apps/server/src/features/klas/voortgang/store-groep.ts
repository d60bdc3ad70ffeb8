/**
 * A groep in a handful of statements: overview rows, day sums and the latest typed errors of each leerling. Lists come as one JSON
 * document a leerling, because two thousand rows cost more to carry than to make.
 */
import { sql } from 'kysely';
import type { Aandacht } from '@spelrijk/contract/groepen';
import type { Niveaupunt } from '@spelrijk/contract/voortgang';
import type { Regio } from '@spelrijk/domain/admin';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Rust } from '@spelrijk/contract/rust';
import { OEFENDAGEN, RUST } from '../../oefenen/rust/index.ts';
import { ACHTERNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  AANTAL_BEHEERST,
  CELLEN,
  geoefendeDagen,
  INSTELLINGEN,
  LAATST_GEOEFEND,
  type BewaardeInstelling,
  type CelRij,
} from '../../oefenen/standen/index.ts';

export interface GroepKop {
  readonly id: string;
  readonly naam: string;
  readonly jaargroepen: readonly number[];
  readonly regio: Regio;
}

/** The groep, only when the docent (when given) teaches it. */
export async function findGroep(db: Db, adminId: string, groepId: string, docentId: string | null): Promise<GroepKop | undefined> {
  const { rows } = await sql<GroepKop>`
    select g.id, g.naam, g.jaargroepen::int[] as jaargroepen, a.regio from groep g join admin a on a.admin_id = g.admin_id
    where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

export interface DagSom {
  readonly dag: string;
  readonly ms: number;
  readonly antwoorden: number;
  readonly goed: number;
  readonly gokjes: number;
}

export interface LeerlingRij {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly figuur: number;
  readonly laatste: Date | null;
  readonly aandacht: readonly Aandacht[];
  readonly rust: readonly Rust[];
  readonly oefendagen: unknown;
  readonly beheerst: number;
  /** Goes up with every answer. */
  readonly volgnr: number;
  readonly instellingen: BewaardeInstelling;
  readonly niveau: Niveaupunt | null;
  readonly begin: Niveaupunt | null;
  readonly dagen: readonly DagSom[];
  readonly cellen: readonly CelRij[];
  readonly fouten: readonly { readonly label: string; readonly keer: number }[];
}

const PUNT = sql`json_build_object('dag', n.dag, 'laag', n.niveau_laag, 'midden', n.niveau_midden, 'hoog', n.niveau_hoog)`;

/** A first level is still that of the jaargroep; growth is measured from where the range is no wider than this (half-years). */
export const BEZONKEN = 2.2;

/** First days to look at: of the four weeks, and of the school year. */
export interface Vanaf {
  readonly weken: string;
  readonly schooljaar: string;
}

/** The leerlingen of a groep by last name; `leerlingId` narrows to one. */
export async function listLeerlingen(
  db: Db,
  adminId: string,
  groepId: string,
  vanaf: Vanaf,
  leerlingId: string | null = null,
): Promise<readonly LeerlingRij[]> {
  const { rows } = await sql<LeerlingRij>`
    select l.id, l.roepnaam, ${ACHTERNAAM} as achternaam, l.jaargroep, l.figuur, ${LAATST_GEOEFEND} as laatste, s.aandacht, ${AANTAL_BEHEERST} as beheerst, s.volgnr,
      ${INSTELLINGEN} as instellingen, ${RUST} as rust, ${OEFENDAGEN} as oefendagen,
      (select ${PUNT} from leerling_dag n where n.admin_id = l.admin_id and n.leerling_id = l.id and n.niveau_midden is not null order by n.dag desc limit 1) as niveau,
      (select ${PUNT} from leerling_dag n where n.admin_id = l.admin_id and n.leerling_id = l.id and n.dag >= ${vanaf.schooljaar} and round((n.niveau_hoog - n.niveau_laag)::numeric, 2) <= ${BEZONKEN} order by n.dag limit 1) as begin,
      (select coalesce(json_agg(json_build_object('dag', d.dag, 'ms', d.ms, 'antwoorden', d.antwoorden, 'goed', d.goed, 'gokjes', d.gokjes) order by d.dag), '[]')
        from ${geoefendeDagen(vanaf.weken)} d) as dagen,
      ${CELLEN} as cellen,
      (select coalesce(json_agg(json_build_object('label', f.label, 'keer', f.keer)), '[]') from leerling_fout f
        where f.admin_id = l.admin_id and f.leerling_id = l.id) as fouten
    from leerling l
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null and (${leerlingId}::uuid is null or l.id = ${leerlingId}::uuid)
    order by ${opNaam()}`.execute(db);
  return rows;
}

export interface TypfoutRij {
  readonly leerlingId: string;
  readonly woord: string;
  readonly gegeven: string;
  readonly op: string;
  readonly diagnose: Pick<Diagnose, 'afwijkingen' | 'knelpunten'>;
}

/** The newest so many of each leerling, since a moment and (when given) before another. */
export interface Foutbereik {
  readonly sinds: Date;
  readonly voor?: Date;
  readonly perLeerling: number;
}

/** Wrong first attempts at writing a whole word, at most so many a leerling, newest first. */
export async function listTypfouten(
  db: Db,
  adminId: string,
  leerlingIds: readonly string[],
  vormen: readonly string[],
  { sinds, voor, perLeerling }: Foutbereik,
): Promise<readonly TypfoutRij[]> {
  const { rows } = await sql<{ readonly fouten: readonly TypfoutRij[] }>`
    select (select coalesce(json_agg(json_build_object('leerlingId', l.id, 'woord', r.woord, 'gegeven', r.gegeven, 'op', to_char(r.op at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'diagnose', json_build_object('afwijkingen', r.diagnose->'afwijkingen', 'knelpunten', r.diagnose->'knelpunten'))), '[]')
      from (select woord, gegeven, op, diagnose from antwoord a
        where a.admin_id = ${adminId} and a.leerling_id = l.id and a.telt and not a.goed and a.op >= ${sinds} and (${voor ?? null}::timestamptz is null or a.op < ${voor ?? null}) and not a.gokje and not a.in_basis and a.gegeven <> a.woord and a.vorm = any(${vormen}::text[])
        order by a.op desc limit ${perLeerling}) r) as fouten
    from unnest(${leerlingIds}::uuid[]) as l(id)`.execute(db);
  return rows.flatMap(({ fouten }) => fouten).sort((a, b) => (a.op < b.op ? 1 : -1));
}
