import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameEvent, Item } from '@spelrijk/game-kit/contract';
import { createRandom } from '@spelrijk/base/random';
import { makeStart } from '@spelrijk/game-kit/testing';
import { loadPlayed } from '../testing.ts';

const meets = (a: Item, b: Item): boolean => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < (a.h + b.h) / 2;

test('the ghost of an earlier week and its height stay beside the button to go on', async () => {
  const game = await loadPlayed('dozenspringen');
  const { logic } = game;
  for (const stand of ['liggend', 'staand'] as const) {
    let state = logic.start({
      ...makeStart(game, { vorm: 'KIES', aantal: 2, seed: 3, wissel: 0 }),
      rustig: false,
      tempo: 1,
      stand,
      spook: 40,
    });
    const random = createRandom(3);
    const send = (event: GameEvent): void => {
      const step = logic.step(state, event);
      state = step.state;
      for (const { type } of step.effects) if (type === 'antwoord') send({ type: 'oordeel', goed: true });
    };
    let gezien = 0;
    for (let tick = 0; tick < 3000; tick++) {
      send({ type: 'tick' });
      const input = tick % 9 === 0 ? game.robot(state, 1, random) : null;
      if (input !== null) send({ type: 'input', input });
      const items = logic.scene(state);
      const knop = items.find(({ pick }) => pick === 'verder');
      const geest = items.filter(({ key }) => key.startsWith('geest') || key.startsWith('spooktekst'));
      if (knop === undefined || geest.length === 0) continue;
      gezien++;
      for (const item of geest) assert.ok(!meets(item, knop), `${stand}: ${item.key} lies under the button`);
    }
    assert.ok(gezien > 10, `${stand}: the ghost was seen for ${gezien} ticks`);
  }
});
