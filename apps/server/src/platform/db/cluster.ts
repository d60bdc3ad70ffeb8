/** The embedded PostgreSQL: real server binaries from npm on a lasting data folder, reached by a Unix socket only. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  demandMajor,
  demandOwner,
  findBinaries,
  hasPassword,
  initialise,
  readPassword,
  renewPassword,
  socketFolder,
  socketPath,
  SUPERUSER,
  type Programs,
} from './cluster-data.ts';
import { takePlace } from './cluster-place.ts';
import { commandFor, isReachable, start, unprivilegedUser, type RunAs } from './postgres-user.ts';

export interface ClusterOptions {
  /** Absolute folder; everything of the database is made inside. */
  readonly folder: string;
  /** Server settings over the defaults; tests switch fsync off. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** What the person who starts us may want to know. */
  readonly say?: (line: string) => void;
}

export interface Cluster {
  /** Of the superuser, for any database of this cluster. */
  readonly connection: { readonly host: string; readonly port: number; readonly user: string; readonly password: string };
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
  stop(): Promise<void>;
}

const PORT = 5432;
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(PORT),
  max_connections: '60',
  shared_buffers: '128MB',
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  // On the way back to a moment nobody is let in before it is reached: until then nothing can be written.
  hot_standby: 'off',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

interface Site {
  readonly binaries: Programs;
  readonly data: string;
  readonly socket: string;
  readonly user: RunAs | null;
  readonly options: ClusterOptions;
}

/** Starts the cluster in this folder, making it first when there is none. The caller holds the folder's lock. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const user = unprivilegedUser();
  const folder = takePlace(options.folder, user ? isReachable : () => true, options.say ?? options.log);
  const data = join(folder, 'data');
  if (existsSync(data)) demandOwner(data, user);
  const site: Site = { binaries: await findBinaries(user), data, socket: socketFolder(folder, user), user, options };
  if (!existsSync(data)) initialise(site.binaries, folder, data, readPassword(folder), user);
  demandMajor(data, site.binaries);
  await stopOrphan(data);
  if (!hasPassword(folder)) {
    renewPassword(site.binaries, folder, data, user);
    options.log(`Het wachtwoord van de database (${join(folder, 'password')}) was weg; er is een nieuw gezet.`);
  }
  const password = readPassword(folder);
  const stop = await supervise(site);
  return { connection: { host: site.socket, port: PORT, user: SUPERUSER, password }, stop };
}

/** Of a cluster that somebody else runs in this folder. Throws when there is none or it is not ours to open. */
export function runningConnection(folder: string): Cluster['connection'] {
  const place = realpathSync(folder);
  return { host: socketFolder(place, unprivilegedUser()), port: PORT, user: SUPERUSER, password: readPassword(place) };
}

/** Keeps the server running: when it falls over it is started again after a second. Returns how to stop it for good. */
async function supervise(given: Site): Promise<() => Promise<void>> {
  let stopping = false;
  const log = (line: string): void => {
    // Of whoever still had a connection when we ended it.
    if (!stopping || !line.includes('terminating connection due to administrator command')) given.options.log(line);
  };
  const site: Site = { ...given, options: { ...given.options, log } };
  let child = await launch(site);
  const watch = (): void => {
    child.once('exit', () => void (stopping ? undefined : revive()));
  };
  const revive = async (): Promise<void> => {
    site.options.log('PostgreSQL viel stil; het wordt opnieuw gestart');
    await sleep(1000);
    if (stopping) return;
    child = await launch(site).catch(() => child);
    if (child.exitCode === null && child.signalCode === null) watch();
    else await revive();
  };
  watch();
  return async () => {
    stopping = true;
    await stopChild(child);
  };
}

async function launch(site: Site): Promise<ChildProcess> {
  const settings = { ...SETTINGS, unix_socket_directories: site.socket, ...site.options.settings };
  const args = ['-D', site.data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const child = start(commandFor(site.user, site.binaries.postgres, args), ['ignore', 'ignore', 'pipe']);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => site.options.log(text.trim()));
  try {
    await waitUntilReady(child, join(site.data, 'postmaster.pid'), site.options.say ?? site.options.log);
  } catch (error) {
    await stopChild(child);
    throw error;
  }
  return child;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await gone;
}

/** A server left behind by a killed program still holds the data: stop it before starting our own. */
async function stopOrphan(data: string): Promise<void> {
  const pid = orphanPid(data);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (let i = 0; i < 100 && orphanPid(data) === pid; i++) await sleep(50);
}

const answers = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Does a server work in this folder that is no process here: of another container with the same volume? Numbers of processes say nothing across
 * containers (pid_namespaces(7)), and the locks of PostgreSQL and of ours are such numbers; a socket on the volume is answered by whoever listens.
 */
export async function isUsedElsewhere(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const place = realpathSync(folder);
  return orphanPid(join(place, 'data')) === null && (await answers(join(socketPath(place), `.s.PGSQL.${PORT}`)));
}

/** The pid in postmaster.pid when that process lives and really works in this folder. */
function orphanPid(data: string): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return process.platform === 'linux' && readlinkSync(`/proc/${pid}/cwd`) !== data ? null : pid;
  } catch {
    return null;
  }
}

/** After so long (ms) whoever waits is told why. */
const PATIENCE = 15_000;

/**
 * As long as it takes: after a fall, or on the way back to a moment, PostgreSQL first does again what stands in its log, and who breaks that off makes it begin anew.
 */
async function waitUntilReady(child: ChildProcess, pidFile: string, say: (line: string) => void): Promise<void> {
  const begin = performance.now();
  for (let told = false; !isReady(pidFile, child.pid);) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('PostgreSQL stopte tijdens het starten');
    const waited = performance.now() - begin;
    if (waited > PATIENCE && !told) {
      told = true;
      say('De database werkt bij wat er voor de vorige stop nog bezig was. Dat kan minuten duren; breek het niet af.');
    }
    await sleep(waited < 400 ? 10 : 50);
  }
}

/** Line 1 of postmaster.pid is the server's pid, line 8 its state. */
function isReady(pidFile: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}
