import { describe, it } from 'node:test';
import { conformTests } from '@spelrijk/game-kit/conform';
import { game as sjabloon } from '../template/index.ts';
import { catalog } from './catalog.gen.ts';

const ROBOT_RONDES = 1000;

for (const [slug, load] of Object.entries(catalog)) {
  const game = await load();
  describe(slug, () => {
    for (const proef of conformTests(game, { rondes: ROBOT_RONDES })) it(proef.titel, proef.run);
  });
}

describe('the template of a new game', () => {
  for (const proef of conformTests(sjabloon, { rondes: 100 })) it(proef.titel, proef.run);
});
