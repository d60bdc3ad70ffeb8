import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import type { FlipperState } from './state.ts';
import { kastOf } from './tafel.ts';
import { SCHOT, sterPlek, tossFree } from './vrije-bal.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const feed = (from: FlipperState, ...events: readonly GameEvent[]): FlipperState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

/** A word was right and its play is open. */
function opened(more: Partial<GameStart> = {}): FlipperState {
  const opgaven = makeOpgaven('KIES', 2, 3);
  const state = logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
  const goed = state.opties.indexOf(opgaven[0]?.antwoord ?? '');
  return feed(state, act({ soort: 'kies', pick: `schijf:${goed}` }), ...ticks(14), { type: 'oordeel', goed: true }, ...ticks(57));
}

describe('the ball of the play after a right word', () => {
  it('is thrown to the other side near the tip of a flipper, to its own near the pivot', () => {
    const state = opened();
    const [fx, fy] = kastOf('liggend').flipper;
    const toss = (langs: number) => tossFree(state, { id: 1, x: fx + langs, y: fy, vx: 0, vy: 2 }, true);
    assert.ok(toss(95).vx > 0 && toss(10).vx < 0);
    assert.ok(toss(50).vy < 0);
  });

  it('lights the star it meets, and that is kept for the end', () => {
    const state = opened();
    const [x, y] = sterPlek(state, 0);
    const na = feed({ ...state, ballen: [{ id: 9, x, y, vx: 0, vy: 0 }] }, ...ticks(1));
    assert.deepEqual([na.sterren[0]?.aan, na.buit > state.buit], [true, true]);
  });

  it('comes again twice when it was lost, and then the play is over', () => {
    const state = opened();
    const weg = feed({ ...state, ballen: [], reserve: 1 }, ...ticks(24));
    assert.deepEqual([weg.ballen.length, weg.reserve], [1, 0]);
    assert.equal(isOpen(feed({ ...weg, ballen: [] }, ...ticks(1))), false);
  });

  it('flies to the star that was chosen in calm mode', () => {
    const state = opened({ rustig: true });
    const na = feed(state, act({ soort: 'kies', pick: 'ster:3' }), ...ticks(SCHOT + 1));
    assert.equal(na.sterren[3]?.aan, true);
  });

  it('is gone when the next word comes', () => {
    const next = feed(opened(), act({ soort: 'kies', pick: 'verder' }), ...ticks(50));
    assert.deepEqual([next.run.fase, next.ballen], ['spelen', []]);
  });
});
