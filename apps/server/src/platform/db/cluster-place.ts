/**
 * Where the embedded PostgreSQL and its data stand. In the data folder, unless we are root and the user that PostgreSQL
 * runs as cannot come there (a clone in /root): then its data stand in /var/lib/spelrijk/<hash of the folder>, and
 * `SPELRIJK_DATA/pg` is a link to it, by which the next start finds them; programs out of reach are copied beside it.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const HOME = '/var/lib/spelrijk';

/** Whoever starts us can put this right; nothing has been made. */
export class ClosedFolderError extends Error {
  override readonly name = 'ClosedFolderError';
}

export interface Surroundings {
  /** Absolute, `SPELRIJK_DATA/pg`. */
  readonly folder: string;
  /** Is there data in it of an earlier start? */
  readonly hasData: boolean;
  /** Can the user of PostgreSQL come in `folder`, and in HOME? Both are true when that user is ourselves. */
  readonly canReachFolder: boolean;
  readonly canReachHome: boolean;
}

/** Where the data stand: `folder` itself, or the folder it has to link to. Throws ClosedFolderError where neither can be. */
export function choosePlace({ folder, hasData, canReachFolder, canReachHome }: Surroundings): string {
  if (canReachFolder) return folder;
  const advice = 'zet het project in een map die iedereen mag openen, kies zo een map met SPELRIJK_DATA, of start als gewone gebruiker.';
  if (hasData)
    throw new ClosedFolderError(
      `De database staat in ${folder}, waar PostgreSQL (dat niet als root draait) niet bij kan: open de mappen erboven (chmod o+x).`,
    );
  if (!canReachHome)
    throw new ClosedFolderError(`PostgreSQL draait niet als root en kan niet bij ${folder} en niet bij ${HOME}: ${advice}`);
  return join(HOME, createHash('sha256').update(folder).digest('hex').slice(0, 16));
}

/** Makes the folder where the data stand and returns its real path; says so when that is somewhere else. */
export function takePlace(folder: string, isReachable: (path: string) => boolean, say: (line: string) => void): string {
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && existsSync(folder)) return realpathSync(folder);
  // An empty database in place of one whose disk is not there today would look like lost work.
  if (isLink)
    throw new ClosedFolderError(
      `${folder} verwijst naar ${readlinkSync(folder)}, en dat is er niet: zet de database daar terug, of verwijder de verwijzing om leeg te beginnen.`,
    );
  const place = choosePlace({
    folder,
    hasData: existsSync(join(folder, 'data')),
    canReachFolder: isReachable(join(folder, 'data')),
    canReachHome: isReachable(join(HOME, 'data')),
  });
  mkdirSync(place, { recursive: true });
  if (place === folder) return realpathSync(place);
  for (const made of [HOME, place]) chmodSync(made, 0o755);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  symlinkSync(place, folder);
  say(`PostgreSQL draait niet als root en kan niet in ${dirname(folder)}: de database staat in ${place}.`);
  return place;
}

/** A copy of the programs where everybody may run them. `native` is the folder with bin, lib and share. */
export function copyPrograms(native: string, version: string): string {
  const copy = join(HOME, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(HOME, { recursive: true, mode: 0o755 });
  const fresh = `${copy}.${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  openForAll(fresh);
  renameSync(fresh, copy);
  return copy;
}

function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForAll(path);
    else if (entry.isFile()) chmodSync(path, basename(folder) === 'bin' || entry.name.includes('.so') ? 0o755 : 0o644);
  }
}
