import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { hashConformance, hasMet, rememberMet } from '../tools/conformance.ts';

const OPTIONS = { rondes: 10 };
let root: string;

const write = (file: string, text: string): void => {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
};
const hash = (): string => hashConformance('src/rups', OPTIONS, root);

describe('what is remembered of conformance', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'spelrijk-conform-'));
    for (const file of [
      'package-lock.json',
      'packages/base/src/random.ts',
      'packages/domain/src/opgave.ts',
      'packages/game-kit/src/run/run.ts',
      'packages/game-kit/src/run/run.test.ts',
      'packages/game-kit/src/testing/wild.ts',
      'packages/games/src/conform.test.ts',
      'packages/games/src/testing.ts',
      'packages/games/src/robots.gen.ts',
      'packages/games/src/rups/logic.ts',
      'packages/games/src/pinata/logic.ts',
      'packages/domain/src/prijs.ts',
    ])
      write(file, 'een');
    const as = (name: string, exports: Readonly<Record<string, string>>): string => JSON.stringify({ name: `@spelrijk/${name}`, exports });
    write('packages/base/package.json', as('base', { './random': './src/random.ts' }));
    write('packages/domain/package.json', as('domain', { './opgave': './src/opgave.ts' }));
    write('packages/game-kit/package.json', as('game-kit', { './run': './src/run/run.ts' }));
    write('packages/game-kit/src/run/run.ts', "import { createRandom } from '@spelrijk/base/random';");
    write('packages/game-kit/src/testing/index.ts', "export { playIdle } from './wild.ts';");
    write('packages/game-kit/src/testing/wild.ts', "import type { Opgave } from '@spelrijk/domain/opgave';");
    write(
      'packages/games/src/rups/logic.ts',
      "import { createRun } from '@spelrijk/game-kit/run';\nimport type { Staat } from './state.ts';",
    );
    write('packages/games/src/rups/state.ts', 'een');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is nothing in a fresh clone', () => assert.equal(hasMet('src/rups', hash(), root), false));

  it('holds as long as nothing has changed', () => {
    rememberMet('src/rups', hash(), root);
    assert.ok(hasMet('src/rups', hash(), root));
  });

  for (const file of [
    'packages/games/src/rups/logic.ts',
    'packages/games/src/rups/state.ts',
    'packages/games/src/rups/nieuw.ts',
    'packages/game-kit/src/run/run.ts',
    'packages/game-kit/src/testing/wild.ts',
    'packages/base/src/random.ts',
    'packages/domain/src/opgave.ts',
    'packages/games/src/conform.test.ts',
    'packages/games/src/testing.ts',
    'package-lock.json',
  ])
    it(`does not hold any more when ${file} changes`, () => {
      rememberMet('src/rups', hash(), root);
      write(file, 'twee');
      assert.equal(hasMet('src/rups', hash(), root), false);
    });

  for (const file of [
    'packages/games/src/pinata/logic.ts',
    'packages/games/src/robots.gen.ts',
    'packages/game-kit/src/run/run.test.ts',
    'packages/domain/src/prijs.ts',
  ])
    it(`still holds when ${file} changes, which this game does not play`, () => {
      rememberMet('src/rups', hash(), root);
      write(file, 'twee');
      assert.ok(hasMet('src/rups', hash(), root));
    });

  it('holds for the way in which it was played only', () => {
    rememberMet('src/rups', hash(), root);
    assert.equal(hasMet('src/rups', hashConformance('src/rups', { rondes: 11 }, root), root), false);
  });
});
