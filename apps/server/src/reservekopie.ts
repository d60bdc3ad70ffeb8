/**
 * `main.ts backup BESTAND` and `main.ts restore BESTAND`: everything that lasts in one file (database with recordings, the key that opens what is sealed in it, voices of one's own), and back.
 * Both say nothing is done before it is checked.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Opnieuw } from './features/kantoor/admins/index.ts';
import { openKluis } from './platform/auth/kluis.ts';
import { readArchief, writeArchief } from './platform/bestand/archief.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Db } from './platform/db/database.ts';
import { dumpDatabase, loadDatabase, readVersie } from './platform/db/kopie.ts';
import { runningServer } from './platform/db/lock.ts';
import { listMigrations, migrate, SchemaTooNewError } from './platform/db/migrate.ts';
import { openBeside, openUnmigrated } from './platform/db/open.ts';
import {
  joinGewist,
  keepWislijst,
  listGewist,
  parseGewistRij,
  parseWislijst,
  readWislijst,
  WISTERMIJN,
  wislijstVan,
  type Gewist,
  type Wislijst,
} from './platform/gewist.ts';
import type { Log } from './platform/log.ts';

const Kop = z.object({ op: z.iso.datetime(), migraties: z.array(z.string()) });
type Kop = z.infer<typeof Kop>;

const Bestand = z.object({ pad: z.string().regex(/^(geheim|voices(\/(?!\.)[\w .-]+)+)$/), base64: z.string() });
const Einde = z.object({ regels: z.int() });

/** What was found in a copy that is whole. */
interface Inhoud {
  readonly kop: Kop;
  readonly rijen: number;
  readonly bestanden: readonly z.infer<typeof Bestand>[];
}

const getal = new Intl.NumberFormat('nl-NL');
const MOMENT = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

function* bestandRegels({ secretFile, data }: Config): Generator<string> {
  const regel = (pad: string, bestand: string): string =>
    `F${JSON.stringify({ pad, base64: readFileSync(bestand).toString('base64') } satisfies z.infer<typeof Bestand>)}`;
  if (existsSync(secretFile)) yield regel('geheim', secretFile);
  const voices = join(data, 'voices');
  if (!existsSync(voices)) return;
  for (const { name, parentPath } of readdirSync(voices, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
    const bestand = join(parentPath, name);
    yield regel(bestand.slice(data.length + 1).replaceAll('\\', '/'), bestand);
  }
}

/** The last line counts those before it: a file that was cut and mended would be found out. */
async function* allRegels(config: Config, db: Db): AsyncGenerator<string> {
  let regels = 0;
  const kop: Kop = { op: new Date(systemClock.now()).toISOString(), migraties: [...(await readVersie(db))] };
  yield `K${JSON.stringify(kop)}`;
  for (const regel of bestandRegels(config)) {
    regels += 1;
    yield regel;
  }
  for await (const regel of dumpDatabase(db)) {
    regels += 1;
    yield regel;
  }
  yield `E${JSON.stringify({ regels } satisfies z.infer<typeof Einde>)}`;
}

/** Reads it from beginning to end. Throws one sentence when it is not whole. */
async function checkKopie(bestand: string, wachtwoord: string | undefined): Promise<Inhoud> {
  let kop: Kop | undefined;
  let einde: number | undefined;
  let regels = 0;
  let rijen = 0;
  const bestanden: z.infer<typeof Bestand>[] = [];
  for await (const regel of readArchief(bestand, wachtwoord)) {
    const [soort, rest] = [regel[0], regel.slice(1)];
    if (soort === 'K') kop = Kop.parse(JSON.parse(rest));
    else if (soort === 'E') einde = Einde.parse(JSON.parse(rest)).regels;
    else regels += 1;
    if (soort === 'R') rijen += 1;
    if (soort === 'F') bestanden.push(Bestand.parse(JSON.parse(rest)));
  }
  if (!kop || einde !== regels) throw new Error(`${bestand} is niet af: er mist iets aan het einde.`);
  return { kop, rijen, bestanden };
}

/** `--lijst=BESTAND` in two; '' behind an option that has nothing. */
function splitOptie(woord: string): [string, string] {
  const [optie = '', ...waarde] = woord.split('=');
  return [optie, waarde.join('=')];
}

function readWoorden(
  woorden: readonly string[],
  naam: string,
  mag: readonly string[],
): { readonly bestand: string; readonly opties: ReadonlyMap<string, string> } {
  const [bestand, ...rest] = woorden.filter((woord) => !woord.startsWith('--'));
  const opties = new Map(woorden.filter((woord) => woord.startsWith('--')).map((woord) => splitOptie(woord)));
  const goed = [...opties].every(([optie, waarde]) => mag.includes(waarde === '' ? optie : `${optie}=BESTAND`));
  if (bestand === undefined || rest.length > 0 || !goed)
    throw new Error(`Zo: npm run ${naam} -- BESTAND${mag.map((optie) => ` [${optie}]`).join('')}`);
  return { bestand: resolve(bestand), opties };
}

/** What a system says of a file, in a sentence that says what to do. */
const GEEN_BESTAND: Readonly<Record<string, string>> = {
  EACCES: 'mag hier niet gelezen of geschreven worden: kijk van wie het is (in een container is dat gebruiker 1000)',
  EPERM: 'mag hier niet gelezen of geschreven worden: kijk van wie het is (in een container is dat gebruiker 1000)',
  // Of a folder that has to be made where nothing may be.
  ENOENT: 'kan hier niet gemaakt worden: kies een map die er is',
  EROFS: 'staat waar niets geschreven kan worden: kies een andere plek',
  ENOSPC: 'past niet meer op deze schijf: maak ruimte of kies een andere plek',
  EISDIR: 'is een map: noem een bestand',
  ENOTDIR: 'staat onder iets dat geen map is: kies een andere plek',
  EEXIST: 'staat onder iets dat geen map is: kies een andere plek',
};

/** Codes of PostgreSQL: a page, or an index, that cannot be read. */
const STUK: ReadonlySet<unknown> = new Set(['XX001', 'XX002']);
const STUK_ZIN =
  'Een bladzijde van de database is niet te lezen: van wat er nu staat is geen hele kopie te maken. Zet de server stil, bewaar de map zoals hij is, en zet de laatste goede kopie terug op een andere schijf (npm run restore).';

async function metWoorden<T>(bestand: string, doe: () => Promise<T> | T): Promise<T> {
  try {
    return await doe();
  } catch (error) {
    if (error instanceof Error && 'code' in error && STUK.has(error.code)) throw new Error(STUK_ZIN, { cause: error });
    const zin = error instanceof Error && 'code' in error && 'syscall' in error ? GEEN_BESTAND[String(error.code)] : undefined;
    if (zin === undefined) throw error;
    throw new Error(`${bestand} ${zin}.`, { cause: error });
  }
}

/** Works beside a server that runs: one moment of everything, while everybody goes on. */
export async function backup(config: Config, woorden: readonly string[], log: Log): Promise<string> {
  const { bestand, opties } = readWoorden(woorden, 'backup', ['--over']);
  if (existsSync(bestand) && !opties.has('--over')) throw new Error(`${bestand} bestaat al. Kies een andere naam, of zeg --over.`);
  const begin = performance.now();
  const half = `${bestand}.half`;
  await metWoorden(bestand, () => {
    rmSync(half, { force: true });
    mkdirSync(dirname(bestand), { recursive: true });
  });
  const { database, close } = await openBeside(config, log);
  try {
    const write = () => database.unhurried.connection().execute((db) => writeArchief(half, config.backupPassword, allRegels(config, db)));
    await metWoorden(bestand, write);
    const { rijen, bestanden } = await checkKopie(half, config.backupPassword);
    renameSync(half, bestand);
    const { size } = await stat(bestand);
    const seconden = ((performance.now() - begin) / 1000).toFixed(1);
    const open = config.backupPassword === undefined ? ' Ze is niet versleuteld: bewaar haar waar niemand anders bij kan.' : '';
    return `Kopie gemaakt en nagelezen: ${bestand} (${getal.format(Math.ceil(size / 1024))} kB, ${getal.format(rijen)} rijen, ${bestanden.length} bestand(en), ${seconden} s).${open}`;
  } finally {
    await close();
    rmSync(half, { force: true });
  }
}

async function demandKnown({ kop }: Inhoud): Promise<void> {
  const hier = await listMigrations();
  const nieuw = kop.migraties.filter((naam) => !hier.includes(naam));
  if (nieuw.length > 0)
    throw new SchemaTooNewError(
      `De kopie is van een nieuwere versie van Spelrijk (${nieuw.join(', ')}). Zet die versie neer en probeer het dan.`,
    );
}

const OUD = 'spelrijk_oud';

async function hasTables(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`.execute(db);
  return rows.length > 0;
}

async function isUsed(db: Db): Promise<boolean> {
  const { rows } = await sql<{ tabel: string | null }>`select to_regclass('public.admin')::text as tabel`.execute(db);
  return Boolean(rows[0]?.tabel) && (await sql`select 1 from admin limit 1`.execute(db)).rows.length > 0;
}

/** What was there is put aside until the copy is in, so that a restore that breaks off loses nothing. */
async function fill(db: Db, bestand: string, wachtwoord: string | undefined, { kop }: Inhoud): Promise<void> {
  await sql.raw(`drop schema if exists ${OUD} cascade`).execute(db);
  const opzij = await hasTables(db);
  if (opzij) await sql.raw(`alter schema public rename to ${OUD}; create schema public`).execute(db);
  try {
    await migrate(db, { alleen: kop.migraties });
    await loadDatabase(db, readArchief(bestand, wachtwoord));
  } catch (error) {
    if (opzij) await sql.raw(`drop schema public cascade; alter schema ${OUD} rename to public`).execute(db);
    throw error;
  }
  await sql.raw(`drop schema if exists ${OUD} cascade`).execute(db);
  await migrate(db);
}

/** A file that is there and says something else is kept beside it. */
function putBestanden({ secretFile, data }: Config, { bestanden }: Inhoud): void {
  for (const { pad, base64 } of bestanden) {
    const doel = pad === 'geheim' ? secretFile : join(data, pad);
    const bytes = Buffer.from(base64, 'base64');
    if (existsSync(doel)) {
      if (readFileSync(doel).equals(bytes)) continue;
      renameSync(doel, `${doel}.oud-${systemClock.now()}`);
    }
    mkdirSync(dirname(doel), { recursive: true });
    writeFileSync(doel, bytes, { mode: 0o600, flush: true });
  }
}

/** Of a newer copy, or of the file itself. */
async function readAndereLijst(bestand: string, wachtwoord: string | undefined): Promise<Wislijst> {
  const lijst = parseWislijst(readFileSync(bestand).toString('utf8'), bestand);
  if (lijst) return lijst;
  const { kop } = await checkKopie(bestand, wachtwoord);
  const gewist: Gewist[] = [];
  let tabel = '';
  for await (const regel of readArchief(bestand, wachtwoord)) {
    if (regel.startsWith('T')) tabel = z.object({ tabel: z.string() }).parse(JSON.parse(regel.slice(1))).tabel;
    else if (tabel === 'gewist' && regel.startsWith('R')) gewist.push(parseGewistRij(z.string().parse(JSON.parse(regel.slice(1)))));
  }
  return { tot: Date.parse(kop.op), gewist };
}

/** What is in the database now knows it best; one that cannot be read knows nothing. */
async function readHuidigeLijst(db: Db): Promise<readonly Wislijst[]> {
  const gewist = await listGewist(db).catch(() => undefined);
  return gewist ? [{ tot: systemClock.now(), gewist }] : [];
}

/** Who was erased since this copy. Throws when nothing here knows, unless that was said. */
async function findWislijst(config: Config, db: Db, { kop }: Inhoud, opties: ReadonlyMap<string, string>): Promise<Wislijst> {
  const ander = opties.get('--lijst');
  const lijsten = [
    ...(await readHuidigeLijst(db)),
    ...[readWislijst(wislijstVan(config)) ?? []].flat(),
    ...(ander === undefined ? [] : [await metWoorden(ander, () => readAndereLijst(resolve(ander), config.backupPassword))]),
  ];
  const op = Date.parse(kop.op);
  const tot = Math.max(0, ...lijsten.map((lijst) => lijst.tot));
  if ((tot <= op || tot - op > WISTERMIJN) && !opties.has('--zonder-lijst'))
    throw new Error(
      `Wie na ${MOMENT.format(op)} gewist is, is hier niet bekend: zulke kinderen, collega’s en klanten zouden terug zijn. Geef mee wat het wel weet: het bestand "gewist" uit de gegevensmap van toen, of een nieuwere kopie (--lijst=BESTAND). Is dat er niet, of is er sinds de kopie niemand gewist, zeg dan --zonder-lijst.`,
    );
  return { tot, gewist: joinGewist(...lijsten.map(({ gewist }) => gewist)) };
}

interface Teruggezet {
  readonly inhoud: Inhoud;
  /** Until when it is known who was erased (ms), and how many of those were in the copy. */
  readonly tot: number;
  readonly opnieuw: Opnieuw;
}

async function restoreInto(config: Config, bestand: string, opties: ReadonlyMap<string, string>, log: Log): Promise<Teruggezet> {
  const inhoud = await metWoorden(bestand, () => checkKopie(bestand, config.backupPassword));
  await demandKnown(inhoud);
  const { database, close } = await openUnmigrated(config, log);
  try {
    if (!opties.has('--over') && (await isUsed(database.unhurried)))
      throw new Error(
        'Er staat al iets in deze database. Kies een lege (SPELRIJK_DATA of DATABASE_URL), of zeg --over om te vervangen wat er staat.',
      );
    const { tot, gewist } = await findWislijst(config, database.unhurried, inhoud, opties);
    await fill(database.unhurried, bestand, config.backupPassword, inhoud);
    putBestanden(config, inhoud);
    await openKluis(config.secretFile, database.own);
    const now = systemClock.now();
    // Erasing knows all that stands about somebody, and so the whole program: a backup does without.
    const { eraseOpnieuw } = await import('./features/kantoor/admins/index.ts');
    const opnieuw = await eraseOpnieuw(database, gewist, now);
    await keepWislijst(config, database.own, now);
    return { inhoud, tot, opnieuw };
  } finally {
    await close();
  }
}

const told = ({ kop, rijen }: Inhoud): string => `${getal.format(rijen)} rijen van ${MOMENT.format(new Date(kop.op))}`;

const aantal = (n: number, een: string, meer: string): string => `${getal.format(n)} ${n === 1 ? een : meer}`;

function toldOpnieuw({ inhoud: { kop }, tot, opnieuw: { klanten, leerlingen, gebruikers } }: Teruggezet): string {
  if (tot <= Date.parse(kop.op)) return 'Wie na die kopie gewist is, is niet bekend en kan er weer zijn: wis hen nu opnieuw.';
  const wie = `${aantal(leerlingen, 'leerling', 'leerlingen')}, ${aantal(gebruikers, 'collega', 'collega’s')} en ${aantal(klanten, 'klant', 'klanten')}`;
  return `Opnieuw gewist, omdat zij dat na die kopie ook waren: ${wie} (bekend tot ${MOMENT.format(tot)}).`;
}

/** Folder of the trial: beside the data, because `/tmp` may be memory. One name, so that what a trial left that was broken off goes at the next. */
const PROEF = 'restore-proef';

/** The database may stand elsewhere, with a link to it (see platform/db/cluster-place.ts). */
function removeProef(data: string): void {
  const pg = join(data, 'pg');
  if (existsSync(pg)) rmSync(realpathSync(pg), { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
}

/** Into a database that is made for it and thrown away: proof that the copy can be used. */
async function tryCopy(config: Config, bestand: string, log: Log): Promise<string> {
  const data = join(config.data, PROEF);
  const ander = runningServer(data);
  if (ander !== undefined) throw new Error(`Proces ${ander} probeert al een kopie in ${data}. Wacht tot dat klaar is.`);
  await metWoorden(data, () => {
    removeProef(data);
    mkdirSync(data, { recursive: true, mode: 0o755 });
  });
  try {
    const hier = { databaseUrl: undefined, databaseDirectUrl: undefined, databaseReadUrl: undefined };
    const proef = { ...config, ...hier, data, secretFile: join(data, 'geheim') };
    return `De kopie is goed: ${told((await restoreInto(proef, bestand, new Map([['--zonder-lijst', '']]), log)).inhoud)} teruggezet in een lege database, nageteld, en weer weggegooid.`;
  } finally {
    removeProef(data);
  }
}

/** The key of the database alone, when it was lost: what was done since the copy stays. */
async function restoreSleutel(config: Config, bestand: string, log: Log): Promise<string> {
  const inhoud = await metWoorden(bestand, () => checkKopie(bestand, config.backupPassword));
  const { database, close } = await openUnmigrated(config, log);
  try {
    putBestanden(config, { ...inhoud, bestanden: inhoud.bestanden.filter(({ pad }) => pad === 'geheim') });
    await openKluis(config.secretFile, database.own);
  } finally {
    await close();
  }
  return `De sleutel van de database staat weer in ${config.secretFile}; de database is gebleven zoals ze was. Start nu de server.`;
}

export async function restore(config: Config, woorden: readonly string[], log: Log): Promise<string> {
  const { bestand, opties } = readWoorden(woorden, 'restore', ['--over', '--proef', '--sleutel', '--lijst=BESTAND', '--zonder-lijst']);
  if (!existsSync(bestand)) throw new Error(`${bestand} is er niet.`);
  if (opties.has('--sleutel')) return await restoreSleutel(config, bestand, log);
  if (opties.has('--proef')) return await tryCopy(config, bestand, log);
  const teruggezet = await restoreInto(config, bestand, opties, log);
  return `Teruggezet en nageteld: ${told(teruggezet.inhoud)}. ${toldOpnieuw(teruggezet)} Start nu de server.`;
}
