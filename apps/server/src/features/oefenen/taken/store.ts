/** Taken and their plan. */
import { sql } from 'kysely';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { TaakStatus } from '@spelrijk/domain/taak';
import type { Lot } from '@spelrijk/oefenen/lot';
import { addDays } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { geoefendeDagen } from '../standen/index.ts';
import { TERUGKIJKEN, type BewaardeOpgave, type Gespeeld } from '../opgaven/index.ts';

export interface TaakRij {
  readonly id: string;
  readonly dag: string;
  /** Place in the plan of the day; null for a taak of the child's own choice. */
  readonly nr: number | null;
  readonly somvensterId: string;
  readonly vorm: Oefenvorm;
  readonly game: string;
  readonly games: readonly string[];
  readonly opgaven: readonly BewaardeOpgave[];
  readonly munten: number;
  readonly status: TaakStatus;
  readonly createdAt: Date;
  readonly afOp: Date | null;
  /** The test it is a stage of. */
  readonly toetsId: string | null;
  /** Its own name, for the child; null: that of its somvenster. */
  readonly titel: string | null;
  /** The dictation of the groep that it is. */
  readonly dicteeId: string | null;
  /** What of the week plan it is. */
  readonly weektaakId: string | null;
  /** What the engine left to chance; only when it is made, and never read back here. */
  readonly lot?: Lot | undefined;
}

const EIGEN = [
  'id',
  'dag',
  'nr',
  'somvenster_id as somvensterId',
  'vorm',
  'game',
  'games',
  'opgaven',
  'munten',
  'status',
  'created_at as createdAt',
  'af_op as afOp',
  'toets_id as toetsId',
  'titel',
  'dictee_id as dicteeId',
] as const;

const COLUMNS = [...EIGEN, 'weektaak_id as weektaakId'] as const;

export async function findTaak(db: Db, adminId: string, leerlingId: string, id: string): Promise<TaakRij | undefined> {
  return db
    .selectFrom('taak')
    .select(COLUMNS)
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A dictation can be made before it is put on a day: whether it stands in the week plan of this leerling is asked each time. */
const VAN_DE_WEEK = sql<string | null>`coalesce(taak.weektaak_id, (select w.id from weektaak w
  where w.admin_id = taak.admin_id and w.dictee_id = taak.dictee_id and w.gestopt_op is null
    and (w.iedereen or exists (select from weektaak_leerling x where x.admin_id = w.admin_id and x.weektaak_id = w.id and x.leerling_id = taak.leerling_id)) limit 1))`;

/** The plan of a day in its order; empty when it was not made yet. */
export async function listDagTaken(db: Db, adminId: string, leerlingId: string, dag: string): Promise<readonly TaakRij[]> {
  return db
    .selectFrom('taak')
    .select([...EIGEN, VAN_DE_WEEK.as('weektaakId')])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('dag', '=', dag)
    .where('nr', 'is not', null)
    .orderBy('nr')
    .execute();
}

/** The taken before with the game in which they were played (else proposed), latest first. */
export async function listRecentGames(db: Db, adminId: string, leerlingId: string): Promise<readonly Gespeeld[]> {
  const rows = await db
    .selectFrom('taak as t')
    .select((eb) => [
      't.game as voorstel',
      't.dag',
      eb
        .selectFrom('antwoord as a')
        .select('a.game')
        .where('a.admin_id', '=', adminId)
        .where('a.leerling_id', '=', leerlingId)
        .whereRef('a.taak_id', '=', 't.id')
        .orderBy('a.op', 'desc')
        .limit(1)
        .as('gespeeld'),
    ])
    .where('t.admin_id', '=', adminId)
    .where('t.leerling_id', '=', leerlingId)
    .orderBy('t.dag', 'desc')
    .orderBy('t.created_at', 'desc')
    .orderBy('t.nr', 'desc')
    .limit(TERUGKIJKEN)
    .execute();
  return rows.map(({ voorstel, dag, gespeeld }) => ({
    game: gespeeld ?? voorstel,
    dag,
    gekozen: gespeeld !== null && gespeeld !== voorstel,
  }));
}

/** Stores taken that are not there yet; the same id or the same place in the plan is left as it is. */
export async function insertTaken(db: Db, adminId: string, leerlingId: string, taken: readonly TaakRij[]): Promise<void> {
  if (taken.length === 0) return;
  const rows = taken.map(({ somvensterId, createdAt, afOp, toetsId, dicteeId, weektaakId, opgaven, games, lot, ...taak }) => ({
    ...taak,
    admin_id: adminId,
    leerling_id: leerlingId,
    somvenster_id: somvensterId,
    created_at: createdAt,
    af_op: afOp,
    toets_id: toetsId,
    dictee_id: dicteeId,
    weektaak_id: weektaakId,
    games: [...games],
    opgaven: JSON.stringify(opgaven),
    lot: lot ? JSON.stringify(lot) : null,
  }));
  await db
    .insertInto('taak')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export interface TaakUitslag {
  readonly toetsId: string | null;
  readonly dicteeId: string | null;
  readonly status: TaakStatus;
  readonly munten: number;
  readonly game: string;
  readonly opgaven: readonly BewaardeOpgave[];
  readonly antwoorden: readonly {
    readonly opgaveId: string;
    readonly poging: number;
    readonly goed: boolean;
    readonly telt: boolean;
    readonly game: string;
  }[];
}

/** A taak with what was answered, locked until the transaction ends. */
export async function lockUitslag(db: Db, adminId: string, leerlingId: string, id: string): Promise<TaakUitslag | undefined> {
  const taak = await db
    .selectFrom('taak')
    .select(['status', 'munten', 'game', 'opgaven', 'toets_id as toetsId', 'dictee_id as dicteeId'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!taak) return undefined;
  const antwoorden = await db
    .selectFrom('antwoord')
    .select(['opgave_id as opgaveId', 'poging', 'goed', 'telt', 'game'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('taak_id', '=', id)
    .orderBy('op')
    .orderBy('volgnr')
    .execute();
  return { ...taak, antwoorden };
}

/** What the child answered in a taak, for going on after a reload. */
export async function listAntwoorden(
  db: Db,
  adminId: string,
  leerlingId: string,
  taakId: string,
): Promise<readonly { readonly opgaveId: string; readonly poging: number; readonly goed: boolean }[]> {
  return db
    .selectFrom('antwoord')
    .select(['opgave_id as opgaveId', 'poging', 'goed'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('taak_id', '=', taakId)
    .orderBy('op')
    .orderBy('poging')
    .orderBy('volgnr')
    .execute();
}

export interface Afronding {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly taakId: string;
  readonly munten: number;
  readonly game: string;
  readonly dag: string;
  readonly now: Date;
}

/** Marks the taak finished, pays, and counts it for the day and the game: one statement. Returns the child's coins. */
export async function finishTaak(db: Db, { adminId, leerlingId, taakId, munten, game, dag, now }: Afronding): Promise<number> {
  const { rows } = await sql<{ munten: number }>`
    with af as (
      update taak set status = 'af', af_op = ${now}, game = ${game} where admin_id = ${adminId} and id = ${taakId}
    ), d as (
      insert into leerling_dag (admin_id, leerling_id, dag, antwoorden, goed, ms, gokjes, taken) values (${adminId}, ${leerlingId}, ${dag}, 0, 0, 0, 0, 1)
      on conflict (admin_id, leerling_id, dag) do update set taken = leerling_dag.taken + 1
    ), g as (
      insert into leerling_game (admin_id, leerling_id, game, taken, ms) values (${adminId}, ${leerlingId}, ${game}, 1, 0)
      on conflict (admin_id, leerling_id, game) do update set taken = leerling_game.taken + 1
    )
    update leerling set munten = munten + ${munten} where admin_id = ${adminId} and id = ${leerlingId} returning munten`.execute(db);
  return rows[0]?.munten ?? 0;
}

export async function readMunten(db: Db, adminId: string, leerlingId: string): Promise<number> {
  const row = await db
    .selectFrom('leerling')
    .select('munten')
    .where('admin_id', '=', adminId)
    .where('id', '=', leerlingId)
    .executeTakeFirst();
  return row?.munten ?? 0;
}

/** Monday of the week of a day. */
const maandagVan = (dag: string): string => addDays(dag, -((new Date(dag).getUTCDay() + 6) % 7));

/** Days of this week (from Monday) before today on which the leerling practised, and its flash thresholds. */
export async function readRitme(
  db: Db,
  adminId: string,
  leerlingId: string,
  dag: string,
): Promise<{ readonly dagen: number; readonly flits: Readonly<Record<string, number>> }> {
  const { rows } = await sql<{ dagen: number; flits: Record<string, number> }>`
    select (select count(*)::int from leerling l cross join lateral ${geoefendeDagen(maandagVan(dag))} d
        where l.admin_id = ${adminId} and l.id = ${leerlingId} and d.dag < ${dag}::date) as dagen,
      (select coalesce(json_object_agg(f.trede, (f.stand ->> 'ms')::int), '{}') from leerling_flits f
        where f.admin_id = ${adminId} and f.leerling_id = ${leerlingId}) as flits`.execute(db);
  return rows[0] ?? { dagen: 0, flits: {} };
}
