/** Every game is played by its robot; one that is as it was when it met all of this is not played again (`tools/conformance.ts`). */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { conformTests } from '@spelrijk/game-kit/testing';
import type { PlayedGame, ProefOpties } from '@spelrijk/game-kit/testing';
import { art } from '../template/art.ts';
import { logic } from '../template/logic.ts';
import { robot } from '../template/robot.ts';
import { createHasher, hasMet, PROEF, rememberMet, STEEKPROEF } from '../tools/conformance.ts';
import { BUILT, loadPlayed } from './testing.ts';

const hashOf = createHasher();

function testConformance(game: PlayedGame, folder: string, options: ProefOpties): void {
  const hash = hashOf(folder, options);
  // With its maker it plays more than here; in the deep tests more children sit idle than with its maker.
  const more = options.deel === undefined ? hash : hashOf(folder, PROEF);
  if (hasMet(folder, hash) || hasMet(folder, more)) {
    it('is as it was when it met conformance', () => assert.equal(hashOf(folder, options), hash));
    return;
  }
  const proeven = conformTests(game, options);
  let met = 0;
  for (const { titel, run } of proeven)
    it(titel, () => {
      run();
      met++;
    });
  after(() => {
    if (met === proeven.length) rememberMet(folder, hash);
  });
}

for (const slug of BUILT) {
  const game = await loadPlayed(slug);
  describe(slug, () => testConformance(game, `src/${game.logic.manifest.folder}`, STEEKPROEF));
}

describe('the template of a new game', () => testConformance({ logic, art, robot }, 'template', { rondes: 100 }));
