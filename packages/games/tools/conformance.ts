/**
 * Remembers which games met conformance, by a hash over all that it reads: a game that is as it was then need not be played again.
 * The memory lies in `node_modules/.cache`: a fresh clone has none, so it plays all.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProefOpties } from '@spelrijk/game-kit/testing';
import { createReach } from '../../../tools/imports.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** What a game is met with by its maker: a fault that shows in two rounds of a thousand has been seen. */
export const PROEF: ProefOpties = { rondes: 1000, stil: 6 };
/**
 * In every run some rounds of all skills, forms and stands, and a twelfth of the seeds of the rest: 45 games would else keep a processor for four minutes.
 * In the deep tests all of it, and all hundred idle children sit there for ten minutes.
 */
export const STEEKPROEF: ProefOpties = process.env['E2E_DEEP'] === '1' ? { ...PROEF, stil: 100 } : { rondes: 8, stil: 1, deel: 1 / 12 };

/** What conformance reads of the repository, besides what the game and those who play it import. */
const READ = ['packages/games/src/*.ts', 'packages/games/tools/conformance.ts', 'package-lock.json'];
/** Those who play it. */
const PLAYERS = 'packages/game-kit/src/testing/index.ts';
const TEST = /\.test\.tsx?$/;
/** A test of the kit changes nothing that is played; this is the one that plays. */
const PLAYS = 'packages/games/src/conform.test.ts';
/** Lists of all games: another game in them changes nothing for this one. */
const LIST = /\.gen\.ts$/;

/**
 * For one run, in which no file changes: gives the hash of a game.
 *
 * `folder` is the folder of the game under `packages/games` (`src/rups`), `options` how it is played.
 */
export function createHasher(root = ROOT): (folder: string, options: ProefOpties) => string {
  const reach = createReach(root);
  const ids = new Map<string, string>();
  const idOf = (file: string): string => {
    const id =
      ids.get(file) ??
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest('hex');
    ids.set(file, id);
    return id;
  };
  return (folder, options) => {
    const played = globSync(`packages/games/${folder}/**`, { cwd: root }).filter((file) => path.extname(file) !== '' && !TEST.test(file));
    const reached = [...played, PLAYERS].flatMap((file) => reach(file).files);
    const files = [...new Set([...globSync(READ, { cwd: root }), ...reached])].filter(
      (file) => !LIST.test(file) && (!TEST.test(file) || file === PLAYS),
    );
    const hash = createHash('sha256').update(JSON.stringify([process.version, folder, options]));
    for (const file of files.toSorted()) hash.update(`${file}\0${idOf(file)}\n`);
    return hash.digest('hex');
  };
}

export const hashConformance = (folder: string, options: ProefOpties, root = ROOT): string => createHasher(root)(folder, options);

const fileOf = (folder: string, root: string): string =>
  path.join(root, 'node_modules/.cache/spelrijk-conformance', folder.replace('/', '-'));

/** Did this game meet conformance when it had this hash? */
export function hasMet(folder: string, hash: string, root = ROOT): boolean {
  const file = fileOf(folder, root);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/** It met all of it: it need not be played again as long as its hash stays the same. */
export function rememberMet(folder: string, hash: string, root = ROOT): void {
  mkdirSync(path.dirname(fileOf(folder, root)), { recursive: true });
  writeFileSync(fileOf(folder, root), hash);
}
