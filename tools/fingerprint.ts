/**
 * What stands in the tree, so that a check whose sources have not changed since it last passed need not run again.
 * Git's own index tells the contents of forty thousand files in a tenth of a second; only what differs from it is read.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Per path from the root, the id git gives to its contents. */
export type Tree = ReadonlyMap<string, string>;

const blobId = (file: string): string => {
  const bytes = readFileSync(file);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
};

function git(folder: string, args: readonly string[]): string[] | undefined {
  const result = spawnSync('git', [...args, '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return result.status === 0 ? result.stdout.split('\0').filter((line) => line !== '') : undefined;
}

/** Everything that git does not ignore, as it stands on disk now; undefined where there is no git or no clone. */
export function readTree(folder: string = root): Tree | undefined {
  const indexed = git(folder, ['ls-files', '--stage']);
  const touched = git(folder, ['ls-files', '--modified', '--others', '--exclude-standard']);
  if (indexed === undefined || touched === undefined) return undefined;
  const tree = new Map<string, string>();
  for (const line of indexed) {
    const tab = line.indexOf('\t');
    tree.set(line.slice(tab + 1), line.slice(0, tab).split(' ')[1] ?? '');
  }
  for (const name of touched) {
    const file = path.join(folder, name);
    if (existsSync(file)) tree.set(name, blobId(file));
    else tree.delete(name);
  }
  return tree;
}

/** The whole tree. */
const ALL = '.';

/**
 * One hash over these files and folders of the tree, and over `also` (the command, the version of Node).
 * `reads` are paths from the root; a folder stands for all in it, `.` for the whole tree.
 */
export function fingerprint(tree: Tree, reads: readonly string[], also: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(also));
  const isRead = (name: string): boolean => reads.some((read) => read === ALL || name === read || name.startsWith(`${read}/`));
  const names = [...tree.keys()].filter(isRead).toSorted();
  for (const name of names) hash.update(`${name}\0${tree.get(name)}\0`);
  return hash.digest('hex');
}

/** The same over files, each named. */
export function fingerprintFiles(tree: Tree, files: Iterable<string>, also: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(also));
  for (const name of new Set(files)) hash.update(`${name}\0${tree.get(name)}\0`);
  return hash.digest('hex');
}

const PASSED = path.join(root, 'node_modules/.cache/passed');
const stamp = (name: string): string => path.join(PASSED, name.replaceAll(/[^a-z0-9]+/gi, '-'));

function readPassed(name: string): string {
  const file = stamp(name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function writePassed(name: string, text: string): void {
  mkdirSync(PASSED, { recursive: true });
  writeFileSync(stamp(name), text);
}

export const hasPassed = (name: string, print: string): boolean => readPassed(name) === print;
export const rememberPassed = writePassed;

/** Per file the print with which it passed. */
export type Prints = Readonly<Record<string, string>>;

/** Those that have not passed as they are now. */
export function listUnpassed(name: string, prints: Prints): readonly string[] {
  const passed: Prints = JSON.parse(readPassed(`${name} per bestand`) || '{}');
  return Object.keys(prints).filter((file) => passed[file] !== prints[file]);
}

/** For tests. */
export const forgetPassed = (name: string): void => [name, `${name} per bestand`].forEach((each) => rmSync(stamp(each), { force: true }));

export const rememberPrints = (name: string, prints: Prints): void => writePassed(`${name} per bestand`, JSON.stringify(prints));
