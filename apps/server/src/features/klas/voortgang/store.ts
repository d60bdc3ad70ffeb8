/** What a teacher reads of one leerling: day sums, overview rows, and the latest wrong first attempts. */
import { sql } from 'kysely';
import type { Aandacht } from '@spelrijk/contract/groepen';
import type { Regio } from '@spelrijk/domain/admin';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { Rust } from '@spelrijk/contract/rust';
import { OEFENDAGEN, RUST } from '../../oefenen/rust/index.ts';
import { ACHTERNAAM } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { CELLEN, geoefendeDagen, LAATST_GEOEFEND, type CelRij } from '../../oefenen/standen/index.ts';
import { NIET_GESPELD } from './schrijfvormen.ts';

export interface Kop {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly figuur: number;
  readonly munten: number;
  readonly groepNaam: string;
  readonly laatste: Date | null;
  readonly aandacht: readonly Aandacht[];
  readonly rust: readonly Rust[];
  readonly oefendagen: unknown;
  readonly regio: Regio;
  /** Of answers before this day only figures are kept; null: every answer is there. */
  readonly samengevatTot: string | null;
}

/** The leerling, only when it is in this groep and the docent (when given) teaches it. */
export async function findKop(
  db: Db,
  adminId: string,
  groepId: string,
  leerlingId: string,
  docentId: string | null,
): Promise<Kop | undefined> {
  const { rows } = await sql<Kop>`
    select l.id, l.roepnaam, ${ACHTERNAAM} as achternaam, l.jaargroep, l.figuur, l.munten, g.naam as "groepNaam", ${LAATST_GEOEFEND} as laatste, s.aandacht, ${RUST} as rust, ${OEFENDAGEN} as oefendagen, a.regio,
      (select b.tot from leerling_basis b where b.admin_id = l.admin_id and b.leerling_id = l.id) as "samengevatTot"
    from leerling l
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    join admin a on a.admin_id = l.admin_id
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.groep_id = ${groepId} and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

export interface Verloopdag {
  readonly dag: string;
  readonly laag: number;
  readonly hoog: number;
  readonly antwoorden: number;
  readonly goed: number;
}

export interface CategorieRij {
  readonly cel: CelRij;
  /** When its status began, and the last answer; null: never. */
  readonly sinds: Date | null;
  readonly laatste: Date | null;
  readonly verloop: readonly Verloopdag[];
}

/** What is known of each categorie that was begun, with its course. `categorie` narrows to one. */
export async function listCategorieen(
  db: Db,
  adminId: string,
  leerlingId: string,
  categorie: string | null = null,
): Promise<readonly CategorieRij[]> {
  const { rows } = await sql<CategorieRij>`
    select x.cel, c.sinds, c.laatste,
      (select coalesce(jsonb_agg(jsonb_build_object('dag', d.dag, 'laag', d.laag, 'hoog', d.hoog, 'antwoorden', d.antwoorden, 'goed', d.goed) order by d.dag), '[]') from categorie_dag d
        where d.admin_id = l.admin_id and d.leerling_id = l.id and d.categorie = x.cel ->> 'categorie') as verloop
    from leerling l cross join json_array_elements(${CELLEN}) as x(cel)
    left join leerling_categorie c on c.admin_id = l.admin_id and c.leerling_id = l.id and c.categorie = x.cel ->> 'categorie'
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and (${categorie}::text is null or x.cel ->> 'categorie' = ${categorie}::text)`.execute(
    db,
  );
  return rows;
}

export interface FoutRij {
  readonly opgaveId: string;
  readonly taakId: string;
  readonly gegeven: string;
  readonly woord: string;
  readonly op: Date;
  readonly game: string;
  readonly diagnose: Diagnose;
  readonly opgave: Opgave;
}

/** Latest wrong first attempts with the opgave they answered, newest first. Choosing the right spelling where a wrong one was asked is no misspelling. */
export async function listFouten(db: Db, adminId: string, leerlingId: string, limit: number): Promise<readonly FoutRij[]> {
  const { rows } = await sql<FoutRij>`
    select r.opgave_id as "opgaveId", r.taak_id as "taakId", r.gegeven, r.woord, r.op, r.game, r.diagnose,
      (select o from taak t, jsonb_array_elements(t.opgaven) o where t.admin_id = r.admin_id and t.id = r.taak_id and o ->> 'id' = r.opgave_id::text) as opgave
    from (select * from antwoord where admin_id = ${adminId} and leerling_id = ${leerlingId} and telt and not goed and not gokje and not in_basis and gegeven <> woord and not (vorm = any(${NIET_GESPELD}::text[])) order by op desc limit ${limit}) r
    order by r.op desc`.execute(db);
  return rows;
}

export async function listRegels(
  db: Db,
  adminId: string,
  leerlingId: string,
): Promise<readonly { readonly label: string; readonly keer: number }[]> {
  return db
    .selectFrom('leerling_fout')
    .select(['label', 'keer'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('keer', 'desc')
    .orderBy('label')
    .execute();
}

export interface DagRij {
  readonly dag: string;
  readonly ms: number;
  readonly antwoorden: number;
  readonly goed: number;
  readonly gokjes: number;
  readonly taken: number;
}

export async function listDagen(db: Db, adminId: string, leerlingId: string): Promise<readonly DagRij[]> {
  const { rows } = await sql<DagRij>`
    select d.* from leerling l cross join lateral ${geoefendeDagen(null)} d where l.admin_id = ${adminId} and l.id = ${leerlingId} order by d.dag`.execute(
    db,
  );
  return rows;
}

export async function listGames(
  db: Db,
  adminId: string,
  leerlingId: string,
): Promise<readonly { readonly game: string; readonly taken: number; readonly ms: number }[]> {
  return db
    .selectFrom('leerling_game')
    .select(['game', 'taken', 'ms'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .orderBy('ms', 'desc')
    .orderBy('game')
    .execute();
}

export async function readRegio(db: Db, adminId: string): Promise<Regio> {
  const { regio } = await db.selectFrom('admin').select('regio').where('admin_id', '=', adminId).executeTakeFirstOrThrow();
  return regio;
}
