/** Answers and everything they change, in three statements whatever the history: lock, read, write (and the taak itself, once). */
import { sql } from 'kysely';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { AdminSoort, Regio } from '@spelrijk/domain/admin';
import type { Vakantieregio } from '@spelrijk/domain/schoolvakanties';
import type { CategorieStand, HoofdStand, WoordStand } from '@spelrijk/oefenen/stand';
import { restoreStand } from '@spelrijk/oefenen/restore';
import type { Db } from '../../../platform/db/database.ts';
import { INSTELLINGEN, ZORGDOELEN, type BewaardeInstelling } from '../standen/index.ts';
import type { BewaardeOpgave } from '../opgaven/index.ts';

interface BewaardAntwoord {
  readonly id: string;
  readonly taakId: string;
  readonly opgaveId: string;
  readonly poging: number;
  readonly gegeven: string;
  readonly rtMs: number;
  readonly hints: number;
  readonly clientOp: number;
  readonly diagnose: Diagnose;
}

/** What a taak asks; it never changes after it was made. */
export interface TaakInhoudRij {
  readonly id: string;
  /** Moment it was made, ms. */
  readonly createdAt: number;
  readonly games: readonly string[];
  readonly opgaven: readonly BewaardeOpgave[];
  /** A dictation of the groep: whoever makes it hears no verdict. */
  readonly dicteeId: string | null;
  /** A test: the same. */
  readonly toetsId: string | null;
}

/** The taken with these ids that are this leerling's. */
export async function listTaakInhoud(
  db: Db,
  adminId: string,
  leerlingId: string,
  ids: readonly string[],
): Promise<readonly TaakInhoudRij[]> {
  const rows = await db
    .selectFrom('taak')
    .select(['id', 'created_at', 'games', 'opgaven', 'dictee_id as dicteeId', 'toets_id as toetsId'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map(({ created_at: createdAt, ...taak }) => ({ ...taak, createdAt: createdAt.getTime() }));
}

/** Moments at which these tests were closed; those that are open are absent. */
export async function listGesloten(db: Db, adminId: string, toetsIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (toetsIds.length === 0) return new Map();
  const rijen = await db
    .selectFrom('toets')
    .select(['id', 'af_op as afOp'])
    .where('admin_id', '=', adminId)
    .where('id', '=', sql<string>`any(${[...toetsIds]}::uuid[])`)
    .execute();
  return new Map(rijen.flatMap(({ id, afOp }) => (afOp ? [[id, afOp]] : [])));
}

export interface Uitgangspunt {
  readonly hoofd: HoofdStand;
  /** Answers stored so far. */
  readonly volgnr: number;
  readonly categorieen: Record<string, CategorieStand>;
  readonly woorden: Record<string, WoordStand>;
  readonly soort: AdminSoort;
  readonly vakantieregio: Vakantieregio;
  readonly regio: Regio;
  readonly jaargroep: number;
  readonly licentieVan: string | null;
  readonly licentieTot: string | null;
  /** Answers to what was made before this day were condensed; null: none were. */
  readonly samengevatTot: string | null;
  readonly instellingen: BewaardeInstelling;
  readonly zorgdoelen: readonly string[];
  readonly antwoorden: readonly BewaardAntwoord[];
}

export interface Vraag {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly taakIds: readonly string[];
  readonly antwoordIds: readonly string[];
  readonly woorden: readonly string[];
}

/**
 * State and earlier answers that a batch touches. Run after `lockLeerling`: a new statement sees what the lock waited for. The answers are looked up
 * in two ways side by side: with `or` between them a large table makes the planner read all answers of the child.
 */
export async function readUitgangspunt(
  db: Db,
  { adminId, leerlingId, taakIds, antwoordIds, woorden }: Vraag,
): Promise<Uitgangspunt | undefined> {
  const { rows } = await sql<Uitgangspunt>`
    select s.hoofd, s.volgnr, a.soort, a.vakantieregio, a.regio, a.licentie_van as "licentieVan", a.licentie_tot as "licentieTot", l.jaargroep,
      (select b.tot from leerling_basis b where b.admin_id = s.admin_id and b.leerling_id = s.leerling_id) as "samengevatTot",
      (select coalesce(json_object_agg(c.categorie, c.stand), '{}') from leerling_categorie c
        where c.admin_id = s.admin_id and c.leerling_id = s.leerling_id) as categorieen,
      (select coalesce(json_object_agg(w.woord, w.stand), '{}') from leerling_woord w
        where w.admin_id = s.admin_id and w.leerling_id = s.leerling_id and w.woord = any(${woorden}::text[])) as woorden,
      ${INSTELLINGEN} as instellingen,
      ${ZORGDOELEN} as zorgdoelen,
      (select coalesce(json_agg(json_build_object('id', r.id, 'taakId', r.taak_id, 'opgaveId', r.opgave_id, 'poging', r.poging, 'gegeven', r.gegeven,
          'rtMs', r.rt_ms, 'hints', r.hints, 'clientOp', (extract(epoch from r.client_op) * 1000)::bigint, 'diagnose', r.diagnose)), '[]')
        from (
          select * from antwoord where admin_id = s.admin_id and leerling_id = s.leerling_id and taak_id = any(${taakIds}::uuid[])
          union all
          select * from antwoord where admin_id = s.admin_id and leerling_id = s.leerling_id and id = any(${antwoordIds}::uuid[])
            and taak_id <> all(${taakIds}::uuid[])) r
        where not r.ingetrokken) as antwoorden
    from leerling_stand s
    join leerling l on l.admin_id = s.admin_id and l.id = s.leerling_id
    join admin a on a.admin_id = s.admin_id
    where s.admin_id = ${adminId} and s.leerling_id = ${leerlingId}`.execute(db);
  return rows[0] && restoreStand(rows[0]);
}

/** Rows to write, with the names and types of their tables. */
export interface Schrijfbeurt {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly antwoorden: readonly AntwoordRecord[];
  readonly stand: {
    readonly hoofd: HoofdStand;
    readonly laatste: string;
    readonly aandacht: readonly object[];
    readonly beheerst: number;
    /** Null: what it was. */
    readonly bezig_met: string | null;
    readonly volgnr: number;
  };
  readonly categorieen: readonly CategorieRecord[];
  readonly woorden: readonly WoordRecord[];
  readonly dagen: readonly {
    readonly dag: string;
    readonly antwoorden: number;
    readonly goed: number;
    readonly ms: number;
    readonly gokjes: number;
    readonly taken: number;
    /** Only on the last day of the batch. */
    readonly niveau_laag?: number | null;
    readonly niveau_midden?: number | null;
    readonly niveau_hoog?: number | null;
  }[];
  readonly categorieDagen: readonly {
    readonly categorie: string;
    readonly dag: string;
    readonly antwoorden: number;
    readonly goed: number;
    readonly laag: number;
    readonly hoog: number;
  }[];
  readonly fouten: readonly { readonly label: string; readonly keer: number }[];
  readonly games: readonly { readonly game: string; readonly taken: number; readonly ms: number }[];
  /** Taken that are begun with this. */
  readonly taakIds: readonly string[];
}

export interface AntwoordRecord {
  readonly id: string;
  readonly volgnr: number;
  readonly taak_id: string;
  readonly opgave_id: string;
  readonly categorie: string;
  readonly vorm: string;
  readonly woord: string;
  readonly game: string;
  readonly poging: number;
  readonly gegeven: string;
  readonly goed: boolean;
  readonly telt: boolean;
  readonly gokje: boolean;
  readonly rt_ms: number;
  readonly hints: number;
  readonly client_op: string;
  readonly op: string;
  readonly ontvangen_op: string;
  readonly dag: string;
  readonly diagnose: Diagnose;
  readonly motor: object;
  /** Given while an adult sat beside. */
  readonly samen?: boolean;
  /** A correction: the answer it replaces, and where that stood in the replay. */
  readonly vervangt?: string | null;
  readonly plek?: number | null;
}

export interface CategorieRecord {
  readonly categorie: string;
  readonly status: string;
  readonly sinds: string | null;
  readonly laatste: string | null;
  readonly antwoorden: number;
  readonly laag: number;
  readonly hoog: number;
  readonly zeker: boolean;
  readonly sterren: number;
  readonly stand: CategorieStand;
}

export interface WoordRecord {
  readonly woord: string;
  readonly terug_op: string | null;
  readonly laatste: string;
  readonly stand: WoordStand;
}

/**
 * Writes a batch as one statement. Every table gets its rows as one JSON document, so that the number of statements
 * does not depend on the number of answers. Run inside the transaction that holds the leerling's lock.
 */
export async function writeAntwoorden(db: Db, beurt: Schrijfbeurt): Promise<void> {
  const { adminId: a, leerlingId: l, stand } = beurt;
  const json = (rows: unknown): string => JSON.stringify(rows);
  await sql`
    with r as (
      insert into antwoord (admin_id, leerling_id, id, volgnr, taak_id, opgave_id, categorie, vorm, woord, game, poging, gegeven, goed, telt, gokje, rt_ms, hints, client_op, op, ontvangen_op, dag, diagnose, motor, vervangt, plek, samen)
      select ${a}::uuid, ${l}::uuid, x.id, x.volgnr, x.taak_id, x.opgave_id, x.categorie, x.vorm, x.woord, x.game, x.poging, x.gegeven, x.goed, x.telt, x.gokje, x.rt_ms, x.hints, x.client_op, x.op, x.ontvangen_op,
        x.dag, x.diagnose, x.motor, x.vervangt, x.plek, coalesce(x.samen, false) from jsonb_to_recordset(${json(beurt.antwoorden)}::jsonb) as x(id uuid, volgnr integer, taak_id uuid, opgave_id uuid, categorie text, vorm text, woord text, game text,
        poging smallint, gegeven text, goed boolean, telt boolean, gokje boolean, rt_ms integer, hints smallint, client_op timestamptz, op timestamptz, ontvangen_op timestamptz, dag date, diagnose jsonb, motor jsonb, vervangt uuid, plek integer, samen boolean)
    ), c as (
      insert into leerling_categorie (admin_id, leerling_id, categorie, status, sinds, laatste, antwoorden, laag, hoog, zeker, sterren, stand)
      select ${a}::uuid, ${l}::uuid, x.* from jsonb_to_recordset(${json(beurt.categorieen)}::jsonb) as x(categorie text, status text, sinds timestamptz, laatste timestamptz, antwoorden integer, laag real, hoog real, zeker boolean, sterren smallint, stand jsonb)
      on conflict (admin_id, leerling_id, categorie) do update set status = excluded.status, sinds = excluded.sinds, laatste = excluded.laatste, antwoorden = excluded.antwoorden,
        laag = excluded.laag, hoog = excluded.hoog, zeker = excluded.zeker, sterren = excluded.sterren, stand = excluded.stand
    ), w as (
      insert into leerling_woord (admin_id, leerling_id, woord, terug_op, laatste, stand)
      select ${a}::uuid, ${l}::uuid, x.* from jsonb_to_recordset(${json(beurt.woorden)}::jsonb) as x(woord text, terug_op timestamptz, laatste timestamptz, stand jsonb)
      on conflict (admin_id, leerling_id, woord) do update set terug_op = excluded.terug_op, laatste = excluded.laatste, stand = excluded.stand
    ), d as (
      insert into leerling_dag (admin_id, leerling_id, dag, antwoorden, goed, ms, gokjes, taken, niveau_laag, niveau_midden, niveau_hoog)
      select ${a}::uuid, ${l}::uuid, x.* from jsonb_to_recordset(${json(beurt.dagen)}::jsonb) as x(dag date, antwoorden integer, goed integer, ms bigint, gokjes integer, taken integer, niveau_laag real, niveau_midden real, niveau_hoog real)
      on conflict (admin_id, leerling_id, dag) do update set antwoorden = leerling_dag.antwoorden + excluded.antwoorden, goed = leerling_dag.goed + excluded.goed,
        ms = leerling_dag.ms + excluded.ms, gokjes = leerling_dag.gokjes + excluded.gokjes, taken = leerling_dag.taken + excluded.taken,
        niveau_laag = coalesce(excluded.niveau_laag, leerling_dag.niveau_laag), niveau_midden = coalesce(excluded.niveau_midden, leerling_dag.niveau_midden),
        niveau_hoog = coalesce(excluded.niveau_hoog, leerling_dag.niveau_hoog)
    ), cd as (
      insert into categorie_dag (admin_id, leerling_id, categorie, dag, antwoorden, goed, laag, hoog)
      select ${a}::uuid, ${l}::uuid, x.* from jsonb_to_recordset(${json(beurt.categorieDagen)}::jsonb) as x(categorie text, dag date, antwoorden integer, goed integer, laag real, hoog real)
      on conflict (admin_id, leerling_id, categorie, dag) do update set antwoorden = categorie_dag.antwoorden + excluded.antwoorden, goed = categorie_dag.goed + excluded.goed,
        laag = excluded.laag, hoog = excluded.hoog
    ), f as (
      insert into leerling_fout (admin_id, leerling_id, label, keer)
      select ${a}::uuid, ${l}::uuid, x.* from jsonb_to_recordset(${json(beurt.fouten)}::jsonb) as x(label text, keer integer)
      on conflict (admin_id, leerling_id, label) do update set keer = leerling_fout.keer + excluded.keer
    ), g as (
      insert into leerling_game (admin_id, leerling_id, game, taken, ms)
      select ${a}::uuid, ${l}::uuid, x.* from jsonb_to_recordset(${json(beurt.games)}::jsonb) as x(game text, taken integer, ms bigint)
      on conflict (admin_id, leerling_id, game) do update set taken = leerling_game.taken + excluded.taken, ms = leerling_game.ms + excluded.ms
    ), t as (
      update taak set status = 'bezig' where admin_id = ${a} and id = any(${beurt.taakIds}::uuid[]) and status = 'klaar-om-te-starten'
    )
    update leerling_stand set hoofd = ${json(stand.hoofd)}::jsonb, laatste = ${stand.laatste}, aandacht = ${json(stand.aandacht)}::jsonb, beheerst = ${stand.beheerst}, bezig_met = coalesce(${stand.bezig_met}::text, bezig_met), volgnr = ${stand.volgnr}
    where admin_id = ${a} and leerling_id = ${l}`.execute(db);
}
