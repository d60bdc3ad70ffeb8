/**
 * What stands in the tree, so that a check whose sources have not changed since it last passed need not run again.
 * Git's own index tells the contents of forty thousand files in a tenth of a second; only what differs from it is read.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * One hash over these files and folders of the tree, and over `also` (the command, the version of Node).
 * `reads` are paths from the root; a folder stands for all in it.
 */
export function fingerprint(tree: Tree, reads: readonly string[], also: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(also));
  const isRead = (name: string): boolean => reads.some((read) => name === read || name.startsWith(`${read}/`));
  const names = [...tree.keys()].filter(isRead).toSorted();
  for (const name of names) hash.update(`${name}\0${tree.get(name)}\0`);
  return hash.digest('hex');
}

const PASSED = path.join(root, 'node_modules/.cache/passed');
const stamp = (name: string): string => path.join(PASSED, name.replaceAll(/[^a-z0-9]+/gi, '-'));

export function hasPassed(name: string, print: string): boolean {
  const file = stamp(name);
  return existsSync(file) && readFileSync(file, 'utf8') === print;
}

export function rememberPassed(name: string, print: string): void {
  mkdirSync(PASSED, { recursive: true });
  writeFileSync(stamp(name), print);
}
