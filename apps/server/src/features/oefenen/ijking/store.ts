/** What answers taught about the content: shared by all admins, so only the program's own role reaches it. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { IjkingStand } from '@spelrijk/oefenen/ijking';
import { readLine, type StoredLine } from '@spelrijk/oefenen/logline';
import type { Logboek } from '@spelrijk/oefenen/herschatting';
import type { Lot } from '@spelrijk/oefenen/lot';
import type { Woorddrift, Woordherschatting, Woordraming } from '@spelrijk/oefenen/woordherschatting';
import type { Constanten, HoofdStand } from '@spelrijk/oefenen/stand';
import type { Db } from '../../../platform/db/database.ts';
import { readBasis } from '../standen/index.ts';

/** Any number; one writer of the calibration at a time, whatever the number of servers. */
const SLOT = 5_120_730;

/** Held until the transaction ends; false when another server writes now. */
export async function tryLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ slot: boolean }>`select pg_try_advisory_xact_lock(${SLOT}) as slot`.execute(db);
  return rows[0]?.slot === true;
}

type Woordpunten = IjkingStand['woorden'][string];

export interface Bewaard {
  readonly versie: number;
  readonly algemeen: Omit<IjkingStand, 'woorden'>;
  /** Words that changed after `sinds`. */
  readonly woorden: Readonly<Record<string, Woordpunten>>;
}

/** What is newer than version `sinds`; undefined when nothing is. */
export async function readNieuwer(db: Db, regio: Regio, sinds: number): Promise<Bewaard | undefined> {
  const kop = await db
    .selectFrom('ijking')
    .select(['versie', 'algemeen'])
    .where('regio', '=', regio)
    .where('versie', '>', sinds)
    .executeTakeFirst();
  if (!kop) return undefined;
  const rijen = await db
    .selectFrom('ijking_woord')
    .select(['woord', 'punten'])
    .where('regio', '=', regio)
    .where('versie', '>', sinds)
    .execute();
  return { ...kop, woorden: Object.fromEntries(rijen.map(({ woord, punten }) => [woord, punten])) };
}

/** Writes one batch: the general part and the words that moved. Inside the transaction that holds the lock. */
export async function writeIjking(db: Db, regio: Regio, { versie, algemeen, woorden }: Bewaard, now: Date): Promise<void> {
  const rijen = JSON.stringify(Object.entries(woorden).map(([woord, punten]) => ({ woord, punten })));
  await sql`
    with k as (
      insert into ijking (regio, versie, algemeen, updated_at) values (${regio}, ${versie}, ${JSON.stringify(algemeen)}::jsonb, ${now})
      on conflict (regio) do update set versie = excluded.versie, algemeen = excluded.algemeen, updated_at = excluded.updated_at
    )
    insert into ijking_woord (regio, woord, versie, punten)
    select ${regio}, x.woord, ${versie}::bigint, x.punten from jsonb_to_recordset(${rijen}::jsonb) as x(woord text, punten jsonb)
    on conflict (regio, woord) do update set versie = excluded.versie, punten = excluded.punten`.execute(db);
}

export interface Woordtelling {
  readonly woord: string;
  readonly antwoorden: number;
  readonly goed: number;
  readonly verwacht: number;
  readonly seconden: number;
  readonly verwachteSeconden: number;
  readonly fouten: Readonly<Record<string, number>>;
}

const opgeteld = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> => {
  const som = { ...a };
  for (const [tekst, keer] of Object.entries(b)) som[tekst] = (som[tekst] ?? 0) + keer;
  return som;
};

/** Counts of a word, added to what is there. */
export function addUp(tellingen: Map<string, Woordtelling>, nieuw: Woordtelling): void {
  const oud = tellingen.get(nieuw.woord);
  tellingen.set(
    nieuw.woord,
    oud
      ? {
          woord: nieuw.woord,
          antwoorden: oud.antwoorden + nieuw.antwoorden,
          goed: oud.goed + nieuw.goed,
          verwacht: oud.verwacht + nieuw.verwacht,
          seconden: oud.seconden + nieuw.seconden,
          verwachteSeconden: oud.verwachteSeconden + nieuw.verwachteSeconden,
          fouten: opgeteld(oud.fouten, nieuw.fouten),
        }
      : nieuw,
  );
}

/** Adds to the counts of words; of the misspellings the five most given ones stay. */
export async function addTellingen(db: Db, regio: Regio, tellingen: readonly Woordtelling[]): Promise<void> {
  if (tellingen.length === 0) return;
  await sql`
    insert into woordtelling as t (regio, woord, antwoorden, goed, verwacht, seconden, verwachte_seconden, fouten)
    select ${regio}, x.woord, x.antwoorden, x.goed, x.verwacht, x.seconden, x."verwachteSeconden", x.fouten
    from jsonb_to_recordset(${JSON.stringify(tellingen)}::jsonb)
      as x(woord text, antwoorden integer, goed integer, verwacht double precision, seconden double precision, "verwachteSeconden" double precision, fouten jsonb)
    on conflict (regio, woord) do update set antwoorden = t.antwoorden + excluded.antwoorden, goed = t.goed + excluded.goed,
      verwacht = t.verwacht + excluded.verwacht, seconden = t.seconden + excluded.seconden, verwachte_seconden = t.verwachte_seconden + excluded.verwachte_seconden,
      fouten = (select coalesce(jsonb_object_agg(s.k, s.n), '{}') from (
        select k, sum(n::int) as n from (select * from jsonb_each_text(t.fouten) a(k, n) union all select * from jsonb_each_text(excluded.fouten) b(k, n)) u
        group by k order by sum(n::int) desc, k limit 5) s)`.execute(db);
}

export async function listTellingen(db: Db, regio: Regio, minstens: number): Promise<readonly Woordtelling[]> {
  return db
    .selectFrom('woordtelling')
    .select(['woord', 'antwoorden', 'goed', 'verwacht', 'seconden', 'verwachte_seconden as verwachteSeconden', 'fouten'])
    .where('regio', '=', regio)
    .where('antwoorden', '>=', minstens)
    .execute();
}

/** The set of constants in use, and all sets by version. */
export async function listConstanten(db: Db): Promise<readonly { readonly versie: number; readonly waarden: Partial<Constanten> }[]> {
  return db.selectFrom('constanten').select(['versie', 'waarden']).orderBy('versie').execute();
}

export interface NieuweConstanten {
  readonly versie: number;
  readonly waarden: Partial<Constanten>;
  readonly antwoorden: number;
  readonly createdAt: Date;
}

/** Stores a set; a version that is there already is an error, so that two people cannot store the same one. */
export async function insertConstanten(db: Db, { createdAt, waarden, ...rij }: NieuweConstanten): Promise<void> {
  await db
    .insertInto('constanten')
    .values({ ...rij, waarden: JSON.stringify(waarden), created_at: createdAt })
    .execute();
}

export async function listAdminIds(db: Db): Promise<readonly string[]> {
  const rijen = await db.selectFrom('admin').select('admin_id').orderBy('admin_id').execute();
  return rijen.map((rij) => rij.admin_id);
}

/** The logs of some leerlingen of this admin, those who practised most first: where it begins and its lines, oldest first. */
export async function listLogboeken(db: Db, adminId: string, max: number): Promise<readonly Logboek[]> {
  const { rows } = await sql<{ hoofd: HoofdStand; basis: string | null; regels: StoredLine[] }>`
    select s.hoofd, (select b.stand from leerling_basis b where b.admin_id = s.admin_id and b.leerling_id = s.leerling_id) as basis,
      (select coalesce(json_agg(r.motor order by coalesce(r.plek, r.volgnr)), '[]') from antwoord r
        where r.admin_id = s.admin_id and r.leerling_id = s.leerling_id and not r.ingetrokken and not r.in_basis) as regels
    from leerling_stand s where s.admin_id = ${adminId} and s.volgnr > 0 order by s.volgnr desc, s.leerling_id limit ${max}`.execute(db);
  return rows.map(({ hoofd, basis, regels }) => ({
    prior: { gemiddelde: hoofd.m0, sd: 1 / Math.sqrt(hoofd.l0) },
    regels: regels.map(readLine),
    ...(basis !== null && { begin: readBasis(basis) }),
  }));
}

export interface Taakuitslag {
  readonly leerlingId: string;
  readonly lot: Lot;
  /** First attempts that were no guesses, and how many were right. */
  readonly antwoorden: number;
  readonly goed: number;
  /** Words that were wrong here and were asked again later, and how many of those were right then. */
  readonly teruggezien: number;
  readonly hersteld: number;
}

/** Taken of at least one answer whose kind of practice could have been another. */
export async function listTaakuitslagen(db: Db, adminId: string): Promise<readonly Taakuitslag[]> {
  const { rows } = await sql<Taakuitslag>`
    with a as (
      select leerling_id, taak_id, goed, lead(goed) over (partition by leerling_id, woord order by volgnr) as later
      from antwoord where admin_id = ${adminId} and telt and not gokje and not ingetrokken
    )
    select t.leerling_id as "leerlingId", t.lot, count(*)::int as antwoorden, count(*) filter (where a.goed)::int as goed,
      count(*) filter (where not a.goed and a.later is not null)::int as teruggezien, count(*) filter (where not a.goed and a.later)::int as hersteld
    from taak t join a on a.leerling_id = t.leerling_id and a.taak_id = t.id
    where t.admin_id = ${adminId} and t.lot is not null and (select count(*) from jsonb_object_keys(t.lot -> 'soorten')) > 1
    group by t.leerling_id, t.id, t.lot`.execute(db);
  return rows;
}

export async function listAdminIdsIn(db: Db, regio: Regio): Promise<readonly string[]> {
  const rijen = await db.selectFrom('admin').select('admin_id').where('regio', '=', regio).orderBy('admin_id').execute();
  return rijen.map((rij) => rij.admin_id);
}

/** The next leerlingen who practised, after `na`. */
export async function listGeoefenden(db: Db, adminId: string, na: string | null, max: number): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select s.leerling_id as id from leerling_stand s
    where s.admin_id = ${adminId} and s.volgnr > 0 and (${na}::uuid is null or s.leerling_id > ${na}::uuid) order by s.leerling_id limit ${max}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface Blikrij {
  readonly leerlingId: string;
  readonly motor: StoredLine;
}

/** Words met for the first time, as the engine took them in. */
export async function listEersteBlikken(db: Db, adminId: string, leerlingIds: readonly string[]): Promise<readonly Blikrij[]> {
  const { rows } = await sql<Blikrij>`
    select r.leerling_id as "leerlingId", r.motor from antwoord r
    where r.admin_id = ${adminId} and r.leerling_id = any(${[...leerlingIds]}::uuid[]) and r.telt and not r.ingetrokken
      and coalesce(r.motor -> 'k' ->> 4, r.motor ->> 'nieuw') in ('1', 'true')`.execute(db);
  return rows;
}

/** What is kept of a night: figures, and the words that moved. */
export interface Woorduitslag extends Omit<Woordherschatting, 'woorden' | 'verschoven' | 'drift'> {
  readonly verschoven: readonly Woordraming[];
  readonly drift: readonly Woorddrift[];
  /** Words that were changed. */
  readonly veranderd: number;
}

export async function insertUitslag(db: Db, regio: Regio, op: Date, uitslag: Woorduitslag): Promise<void> {
  await sql`insert into woordherschatting (regio, op, uitslag) values (${regio}, ${op}, ${JSON.stringify(uitslag)}::jsonb)`.execute(db);
}

/** The latest one. */
export async function findUitslag(db: Db, regio: Regio): Promise<{ readonly op: Date; readonly uitslag: Woorduitslag } | undefined> {
  const { rows } = await sql<{ readonly op: Date; readonly uitslag: Woorduitslag }>`
    select op, uitslag from woordherschatting where regio = ${regio} order by op desc limit 1`.execute(db);
  return rows[0];
}
