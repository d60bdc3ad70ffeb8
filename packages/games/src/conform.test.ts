import { describe, it } from 'node:test';
import { conformTests } from '@spelrijk/game-kit/testing';
import { art } from '../template/art.ts';
import { logic } from '../template/logic.ts';
import { robot } from '../template/robot.ts';
import { BUILT, loadPlayed } from './testing.ts';

const ROBOT_RONDES = 1000;
/** In the deep tests all hundred idle children sit there for ten minutes. */
const STIL = process.env['E2E_DEEP'] === '1' ? 100 : 6;

for (const slug of BUILT) {
  const game = await loadPlayed(slug);
  describe(slug, () => {
    for (const proef of conformTests(game, { rondes: ROBOT_RONDES, stil: STIL })) it(proef.titel, proef.run);
  });
}

describe('the template of a new game', () => {
  for (const proef of conformTests({ logic, art, robot }, { rondes: 100 })) it(proef.titel, proef.run);
});
