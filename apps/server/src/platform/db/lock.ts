/**
 * One program per data folder: two PostgreSQL servers on one folder would destroy it. The lock is a file made with
 * O_EXCL that holds the owner's pid and the start time of that process, so that a reused pid does not look alive.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Holder = z.object({ pid: z.int().positive(), started: z.string() });
type Holder = z.infer<typeof Holder>;

/** Somebody else uses the data. The message names the process. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

export interface DataLock {
  release(): void;
}

/** Start time of a process in clock ticks since boot (Linux), '' where that cannot be read, null when it does not run. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie is dead; only nobody has fetched its exit status yet.
    return fields[0] === 'Z' ? null : (fields[19] ?? '');
  } catch {
    return isRunning(pid) ? '' : null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return Reflect.get(Object(error), 'code') === 'EPERM';
  }
}

function readHolder(path: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

const isAlive = (holder: Holder): boolean => {
  const started = startTime(holder.pid);
  return started !== null && (started === '' || holder.started === '' || started === holder.started);
};

/** Moves a dead holder's lock aside; when it turns out to be a fresh one of somebody quicker, it is put back. */
function clearStale(path: string, stale: Holder | null): void {
  const aside = `${path}.${process.pid}`;
  renameSync(path, aside);
  const moved = readHolder(aside);
  if (moved && JSON.stringify(moved) !== JSON.stringify(stale) && isAlive(moved)) linkSync(aside, path);
  unlinkSync(aside);
}

/** What somebody quicker did is no news; a folder where nothing may be changed is. */
function takeAway(path: string, stale: Holder | null): void {
  try {
    clearStale(path, stale);
  } catch (error) {
    if (['EROFS', 'EACCES', 'EPERM', 'ENOSPC'].includes(String(Reflect.get(Object(error), 'code')))) throw error;
  }
}

function tryCreate(path: string, mine: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'EEXIST') return false;
    throw error;
  }
}

const IN_DE_WEG: Readonly<Record<string, string>> = {
  EACCES: 'deze gebruiker mag er niet in schrijven. Geef de map aan hem (chown -R)',
  EPERM: 'deze gebruiker mag er niet in schrijven. Geef de map aan hem (chown -R)',
  EROFS: 'daar kan niets geschreven worden. Zet ze op een schijf waarop dat kan',
  ENOENT: 'die map is hier niet te maken. Maak haar zelf',
  ENOTDIR: 'daar staat een bestand in de weg. Haal dat weg',
  EEXIST: 'daar staat een bestand in de weg. Haal dat weg',
  ENOSPC: 'de schijf is vol. Maak ruimte',
};

/** What a file system says of the folder, in a sentence that says what to do. */
function inWords<T>(folder: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const zin = IN_DE_WEG[String(Reflect.get(Object(error), 'code'))];
    if (zin === undefined) throw error;
    throw new Error(`De gegevens horen in ${folder}, maar ${zin}, of kies een andere map met SPELRIJK_DATA.`, { cause: error });
  }
}

/** Takes the folder for this process; throws DataInUseError when another living process has it. */
export function lockData(folder: string): DataLock {
  inWords(folder, () => mkdirSync(folder, { recursive: true }));
  const path = join(folder, 'server.lock');
  const mine: Holder = { pid: process.pid, started: startTime(process.pid) ?? '' };
  for (let attempt = 0; attempt < 5; attempt++) {
    if (inWords(folder, () => tryCreate(path, mine))) return { release: () => release(path, mine) };
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new DataInUseError(
        `De gegevens in ${folder} zijn al in gebruik door proces ${holder.pid}. Stop dat proces, of kies een andere map met SPELRIJK_DATA.`,
      );
    }
    inWords(folder, () => takeAway(path, holder));
  }
  throw new DataInUseError(`Het slot ${path} is niet te krijgen: een ander proces neemt de gegevens in gebruik.`);
}

/** The process that has this folder now; undefined when nobody does. */
export function runningServer(folder: string): number | undefined {
  const holder = readHolder(join(folder, 'server.lock'));
  return holder && isAlive(holder) ? holder.pid : undefined;
}

function release(path: string, mine: Holder): void {
  if (JSON.stringify(readHolder(path)) !== JSON.stringify(mine)) return;
  try {
    unlinkSync(path);
  } catch {
    // Where nothing can be written any more it stays, and is taken over at the next start: this process is gone then.
  }
}
