/**
 * A newcomer's walk, in a copy of the tree: one of everything that `npm run new` makes, then the checks of the house and the tests that
 * the makers made. A step of `npm run test:deep`, with espeak-ng and ffmpeg; ends with 1
 * where something fails. A categorie is left out: its words and
 * sentences have to be written by a person before anything about it holds.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './install.mjs';

const copy = mkdtempSync(path.join(tmpdir(), 'spelrijk-makers-'));

function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  const { status } = spawnSync(program, args, { cwd: copy, stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`Mislukt: ${program} ${args.join(' ')}`);
}

const node = (...args: string[]): void => run(process.execPath, args);

/** What is tracked or new here; installed packages by hard links, and none of what was kept from earlier runs. */
function copyTree(): void {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = listed.stdout.split('\n').filter((file) => file !== '');
  for (const file of files) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file), { force: true });
  }
  run('cp', ['-al', path.join(root, 'node_modules'), path.join(copy, 'node_modules')]);
  rmSync(path.join(copy, 'node_modules/.cache'), { recursive: true, force: true });
  // Some checks ask git which files there are.
  run('git', ['init', '--quiet']);
  run('git', ['add', '--all']);
}

function makeOneOfEach(): void {
  const make = (...words: string[]): void => node('tools/new.ts', ...words);
  make('game', 'proefspel');
  make('screen', 'admin', 'proefscherm');
  make('feature', 'klas', 'lessen', 'les');
  make('endpoint', 'klas/lessen', 'readLesnaam', 'lessen.list');
  make('table', 'klas/lessen', 'lesdeel');
  node('tools/gen.ts');
  // The title of a game is spoken.
  node('tools/audio/render.ts');
  run('git', ['add', '--all']);
}

function tryThem(): void {
  node('tools/test.ts', '--checks');
  const tests = ['--test', '--test-global-setup=test/global-setup.ts', 'src/features/klas/lessen/*.test.ts'];
  run(process.execPath, tests, { cwd: path.join(copy, 'apps/server') });
}

try {
  copyTree();
  makeOneOfEach();
  tryThem();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
