/** Turns of reading: written as they grow, never back; and what a leerling has read of which text. */
import { sql } from 'kysely';
import type { Beurtaanpak } from '@spelrijk/domain/leesbeurt';
import type { Db } from '../../../platform/db/database.ts';

interface Beurt {
  readonly id: string;
  readonly leerlingId: string;
  readonly tekst: string;
  readonly begon: Date;
  readonly dag: string;
  readonly ms: number;
  /** Where it went on; only the first writing decides. */
  readonly van: number;
  readonly verst: number;
  readonly plek: number;
  readonly woorden: number;
  readonly uit: boolean;
  readonly stem: boolean;
  readonly getikt: readonly string[];
  readonly aanpak: Beurtaanpak;
  readonly alineas: readonly number[];
  readonly klonk: number | null;
  readonly verwacht: string | null;
  readonly klopte: string | null;
  readonly daarna: string | null;
}

/** A leerling that is here, not thrown away, until the transaction ends. */
export async function lockLeerling(db: Db, adminId: string, leerlingId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from leerling where admin_id = ${adminId} and id = ${leerlingId} and verwijderd_op is null for share`.execute(db);
  return rows.length > 0;
}

/** What counts of it now; undefined when there is a turn of another leerling or another text under this id. */
export async function saveBeurt(
  db: Db,
  adminId: string,
  beurt: Beurt,
  now: Date,
): Promise<Pick<Beurt, 'woorden' | 'ms' | 'uit'> | undefined> {
  const { id, leerlingId, tekst, begon, dag, ms, van, verst, plek, woorden, uit, stem, getikt } = beurt;
  const { aanpak, alineas, klonk, verwacht, klopte, daarna } = beurt;
  const { rows } = await sql<Pick<Beurt, 'woorden' | 'ms' | 'uit'>>`
    insert into leesbeurt as b (admin_id, id, leerling_id, tekst, begon, dag, ms, van, verst, plek, woorden, uit, stem, getikt, bewaard_op,
      aanpak, alineas, klonk, verwacht, klopte, daarna)
    values (${adminId}, ${id}, ${leerlingId}, ${tekst}, ${begon}, ${dag}, ${ms}, ${van}, ${verst}, ${plek}, ${woorden}, ${uit}, ${stem}, ${[...getikt]}, ${now},
      ${aanpak}, ${[...alineas]}, ${klonk}, ${verwacht}, ${klopte}, ${daarna})
    on conflict (admin_id, id) do update set
      ms = greatest(b.ms, excluded.ms), verst = greatest(b.verst, excluded.verst), woorden = greatest(b.woorden, excluded.woorden),
      uit = b.uit or excluded.uit, stem = b.stem or excluded.stem, bewaard_op = excluded.bewaard_op,
      plek = case when excluded.ms >= b.ms then excluded.plek else b.plek end,
      getikt = case when cardinality(excluded.getikt) >= cardinality(b.getikt) then excluded.getikt else b.getikt end,
      aanpak = case when excluded.ms >= b.ms then excluded.aanpak else b.aanpak end,
      alineas = case when cardinality(excluded.alineas) >= cardinality(b.alineas) then excluded.alineas else b.alineas end,
      klonk = coalesce(excluded.klonk, b.klonk), verwacht = coalesce(b.verwacht, excluded.verwacht), klopte = coalesce(excluded.klopte, b.klopte),
      daarna = coalesce(excluded.daarna, b.daarna)
    where b.leerling_id = excluded.leerling_id and b.tekst = excluded.tekst
    returning b.woorden, b.ms, b.uit`.execute(db);
  return rows[0];
}

export interface GelezenTekst {
  readonly tekst: string;
  /** Turns in which it was read to its end. */
  readonly keer: number;
  /** Where the latest turn stopped, when that was before the end; else 0. */
  readonly plek: number;
  readonly laatst: Date;
  /** After the latest turn the child had enough of it. */
  readonly genoeg: boolean;
}

/** Every text that this leerling began, the latest first. */
export async function listGelezen(db: Db, adminId: string, leerlingId: string): Promise<readonly GelezenTekst[]> {
  const { rows } = await sql<GelezenTekst>`
    select tekst, (count(*) filter (where uit))::int as keer, max(begon) as laatst,
      (array_agg(case when uit then 0 else plek end order by begon desc, id desc))[1]::int as plek,
      (array_agg(daarna is not distinct from 'genoeg' order by begon desc, id desc))[1] as genoeg
    from leesbeurt where admin_id = ${adminId} and leerling_id = ${leerlingId} group by tekst order by laatst desc, tekst`.execute(db);
  return rows;
}

interface Lezing {
  readonly ms: number;
  readonly woorden: number;
}

/** Turns in which this text was read from its title to its end without a voice beside the own one, the oldest first. */
export async function listLezingen(db: Db, adminId: string, leerlingId: string, tekst: string): Promise<readonly Lezing[]> {
  const { rows } = await sql<Lezing>`
    select ms, woorden from leesbeurt where admin_id = ${adminId} and leerling_id = ${leerlingId} and tekst = ${tekst}
      and van = 0 and uit and not stem and aanpak <> 'samen' order by begon, id`.execute(db);
  return rows;
}

/** Turns of texts that are read on more days, the oldest first. */
export interface Herhaalbeurt extends Lezing {
  readonly tekst: string;
  readonly dag: string;
  /** From the title to the end, without the voice: it has a pace. */
  readonly heel: boolean;
}

export async function listHerhaald(db: Db, adminId: string, leerlingId: string): Promise<readonly Herhaalbeurt[]> {
  const { rows } = await sql<Herhaalbeurt>`
    select tekst, dag::text as dag, ms, woorden, van = 0 and not stem as heel from leesbeurt
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and aanpak = 'herhaald' and uit order by begon, id`.execute(db);
  return rows;
}

/** What was guessed of this text in the turn that was not finished; undefined: nothing, or the last turn was read to its end. */
export async function findVerwacht(db: Db, adminId: string, leerlingId: string, tekst: string): Promise<string | undefined> {
  const { rows } = await sql<{ readonly uit: boolean; readonly verwacht: string | null }>`
    select uit, verwacht from leesbeurt where admin_id = ${adminId} and leerling_id = ${leerlingId} and tekst = ${tekst}
    order by begon desc, id desc limit 1`.execute(db);
  const [laatste] = rows;
  return laatste && !laatste.uit ? (laatste.verwacht ?? undefined) : undefined;
}

interface Woorduitslag {
  /** Of a word of a text: `e4-05-k1a` before reading, `b` after it, `c` a week later. */
  readonly vraag: string;
  readonly tekst: string;
  readonly beurtId: string;
  readonly dag: string;
}

/** Every answer about a practised word, the oldest first. */
export async function listWoorduitslagen(db: Db, adminId: string, leerlingId: string): Promise<readonly Woorduitslag[]> {
  const { rows } = await sql<Woorduitslag>`
    select k.vraag, b.tekst, b.id as "beurtId", coalesce(b.vragen -> k.vraag ->> 'dag', b.dag::text) as dag
    from leesbeurt b cross join lateral jsonb_object_keys(b.vragen) as k(vraag)
    where b.admin_id = ${adminId} and b.leerling_id = ${leerlingId} and k.vraag ~ '-k[0-9]+[abc]$' order by b.begon, b.id, k.vraag`.execute(
    db,
  );
  return rows;
}

/** Questions of this text that this leerling answered at any time. */
export async function listGevraagd(db: Db, adminId: string, leerlingId: string, tekst: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly vraag: string }>`
    select distinct jsonb_object_keys(vragen) as vraag from leesbeurt
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and tekst = ${tekst}`.execute(db);
  return new Set(rows.map(({ vraag }) => vraag));
}

interface Vraaguitslag {
  readonly beurtId: string;
  readonly leerlingId: string;
  readonly tekst: string;
  readonly vraag: string;
  readonly uitslag: { readonly goed: boolean; readonly dag?: string } | { readonly bewijs: boolean };
}

/** What was known of the question stays: only the first answer and the first sentence say something. */
export async function saveVraag(db: Db, adminId: string, { beurtId, leerlingId, tekst, vraag, uitslag }: Vraaguitslag): Promise<void> {
  const nieuw = JSON.stringify(uitslag);
  await sql`
    update leesbeurt set vragen = vragen || jsonb_build_object(${vraag}::text, ${nieuw}::jsonb || coalesce(vragen -> ${vraag}::text, '{}'))
    where admin_id = ${adminId} and id = ${beurtId} and leerling_id = ${leerlingId} and tekst = ${tekst}`.execute(db);
}

export async function sweepBeurten(db: Db, voor: string): Promise<void> {
  await sql`delete from leesbeurt where admin_id in (select admin_id from admin) and dag < ${voor}::date`.execute(db);
}
