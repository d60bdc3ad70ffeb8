import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameEvent } from '@spelrijk/game-kit/contract';
import { createRandom } from '@spelrijk/base/random';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { loadPlayed } from '../testing.ts';

/** Not popping in any more. */
const ER = 0.95;

test('the ring around a right word is not there before its last piece is, and is there before the play begins', async () => {
  const game = await loadPlayed('roeien');
  const { logic } = game;
  for (const stukken of ['ka·no', 'pan·nen·koek', 'te·le·vi·sie', 'bi·bli·o·the·ca·ris']) {
    const woord = stukken.replaceAll('·', '');
    const opgaven = makeOpgaven('SPLIT', 1, 3).map((opgave) => ({ ...opgave, antwoord: stukken, woord: { ...opgave.woord, woord } }));
    const random = createRandom(3);
    let state = logic.start({ opgaven, seed: 3, tempo: 1, rustig: false, stand: 'liggend' });
    const send = (event: GameEvent): boolean => {
      const step = logic.step(state, event);
      state = step.state;
      return step.effects.some(({ type }) => type === 'antwoord');
    };
    for (let tick = 1, done = false; tick < 4000 && !done; tick++) {
      done = send({ type: 'tick' });
      const input = !done && tick % 9 === 0 ? game.robot(state, 1, random) : null;
      if (input !== null) done = send({ type: 'input', input });
    }
    send({ type: 'oordeel', goed: true });
    let gezien = 0;
    for (let tick = 0; tick < 76; tick++) {
      send({ type: 'tick' });
      const items = logic.scene(state);
      const ring = items.find(({ key }) => key === 'oordeel');
      const delen = items.filter(({ key }) => key.startsWith('plank'));
      if (ring === undefined || (ring.sx ?? 1) < ER || (ring.alpha ?? 1) < ER) continue;
      gezien++;
      assert.equal(delen.length, stukken.split('·').length);
      assert.ok(
        delen.every(({ sx = 1 }) => sx > ER),
        `${stukken}: ring at tick ${tick}`,
      );
    }
    assert.ok(gezien > 4, `${stukken}: the ring is looked at for ${gezien} ticks`);
  }
});
