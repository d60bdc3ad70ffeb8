/**
 * Who was erased, so that a copy of before cannot bring them back: ids and moments, written in the transaction that erases. The same list lies in a file of the data folder,
 * because what is restored is the database. No name is in it; an id means something only in a copy of before.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';

const GewistSoort = z.enum(['klant', 'leerling', 'gebruiker']);
type GewistSoort = z.infer<typeof GewistSoort>;

export interface Gewist {
  readonly soort: GewistSoort;
  readonly id: string;
  readonly op: Date;
}

/** Everybody who was erased until `tot` (ms), as far as the term goes. */
export interface Wislijst {
  readonly tot: number;
  readonly gewist: readonly Gewist[];
}

/** How long an id is kept (ms): a copy that is older can no longer be put right. */
export const WISTERMIJN = 366 * 86_400_000;

/** Who was erased before stays as she was noted. */
export async function addGewist(db: Db, gewist: readonly Gewist[]): Promise<void> {
  if (gewist.length === 0) return;
  const [soorten, ids, momenten] = [gewist.map(({ soort }) => soort), gewist.map(({ id }) => id), gewist.map(({ op }) => op)];
  await sql`
    insert into gewist (soort, id, op) select * from unnest(${soorten}::text[], ${ids}::uuid[], ${momenten}::timestamptz[])
    on conflict do nothing`.execute(db);
}

/** In the transaction that erases them. */
export const noteGewist = (db: Db, soort: GewistSoort, ids: readonly string[], now: number): Promise<void> =>
  addGewist(
    db,
    ids.map((id) => ({ soort, id, op: new Date(now) })),
  );

/** Undefined: a database of before there was a list. */
export async function listGewist(db: Db): Promise<readonly Gewist[] | undefined> {
  const { rows: er } = await sql<{ er: boolean }>`select to_regclass('public.gewist') is not null as er`.execute(db);
  if (er[0]?.er !== true) return undefined;
  return (await sql<Gewist>`select soort, id, op from gewist order by op, soort, id`.execute(db)).rows;
}

export async function sweepGewist(db: Db, now: number): Promise<void> {
  await sql`delete from gewist where op < ${new Date(now - WISTERMIJN)}`.execute(db);
}

const KOP =
  '# Wie gewist is (soort en nummer, geen namen). Hiermee wist Spelrijk hen opnieuw als er een oudere kopie teruggezet wordt. Bijgewerkt tot ';

const Regel = z.tuple([z.iso.datetime(), GewistSoort, z.uuid()]);

export const wislijstVan = ({ data }: Pick<Config, 'data'>): string => join(data, 'gewist');

/** Undefined when it is no such list. A line that cannot be read is told, with what to do. */
export function parseWislijst(tekst: string, bestand: string): Wislijst | undefined {
  const [kop = '', ...regels] = tekst.trimEnd().split('\n');
  const tot = Date.parse(kop.slice(KOP.length));
  if (!kop.startsWith(KOP) || Number.isNaN(tot)) return undefined;
  const gewist = regels.map((regel, i): Gewist => {
    const gelezen = Regel.safeParse(regel.split(' '));
    if (!gelezen.success)
      throw new Error(
        `Regel ${i + 2} van ${bestand} is niet te lezen. Kijk wat er staat, of zet dit bestand terug uit een kopie van de map.`,
      );
    const [op, soort, id] = gelezen.data;
    return { soort, id, op: new Date(op) };
  });
  return { tot, gewist };
}

/** A row of the table as a copy has it: PostgreSQL's own text of it, in UTC. */
export function parseGewistRij(rij: string): Gewist {
  const [, soort, id, dag, uur] = /^\((\w+),([0-9a-f-]+),"?([\d-]+) ([\d:.]+)\+00"?\)$/.exec(rij) ?? [];
  return { soort: GewistSoort.parse(soort), id: z.uuid().parse(id), op: new Date(z.iso.datetime().parse(`${dag}T${uur}Z`)) };
}

/** Undefined when there is none. */
export function readWislijst(bestand: string): Wislijst | undefined {
  if (!existsSync(bestand)) return undefined;
  const lijst = parseWislijst(readFileSync(bestand, 'utf8'), bestand);
  if (!lijst) throw new Error(`${bestand} is niet de lijst van wie gewist is. Zet het bestand ergens anders neer.`);
  return lijst;
}

/** Each id once, as it was first noted. */
export function joinGewist(...lijsten: readonly (readonly Gewist[])[]): readonly Gewist[] {
  const samen = new Map<string, Gewist>();
  for (const gewist of lijsten.flat()) {
    const sleutel = `${gewist.soort} ${gewist.id}`;
    const eerder = samen.get(sleutel);
    if (!eerder || gewist.op < eerder.op) samen.set(sleutel, gewist);
  }
  return [...samen.values()];
}

/** Whole or not at all, readable for its owner only. What is past its term stays out. */
function writeWislijst(bestand: string, { tot, gewist }: Wislijst): void {
  const regels = gewist
    .filter(({ op }) => op.getTime() >= tot - WISTERMIJN)
    .map(({ op, soort, id }) => `${op.toISOString()} ${soort} ${id}`)
    .sort();
  const half = `${bestand}.half`;
  // With a database and a key elsewhere nothing made the folder yet.
  mkdirSync(dirname(bestand), { recursive: true });
  writeFileSync(half, `${[`${KOP}${new Date(tot).toISOString()}`, ...regels].join('\n')}\n`, { mode: 0o600, flush: true });
  renameSync(half, bestand);
}

/** The file knows at least what the database knows, and keeps what an older database forgot. */
export async function keepWislijst(config: Pick<Config, 'data'>, db: Db, now: number): Promise<void> {
  const bestand = wislijstVan(config);
  const gewist = joinGewist(readWislijst(bestand)?.gewist ?? [], (await listGewist(db)) ?? []);
  writeWislijst(bestand, { tot: now, gewist });
}
