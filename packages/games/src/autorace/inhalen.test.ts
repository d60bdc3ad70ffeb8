import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { canTake, inhaalspel, STROKEN } from './inhalen.ts';
import { logic } from './logic.ts';
import type { RaceState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const RECHTS = act({ soort: 'richting', richting: 'rechts', ingedrukt: true });
const feed = (from: RaceState, ...events: readonly GameEvent[]): RaceState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

/** A word was right and the road is full. */
function opened(rustig = false): RaceState {
  const opgaven = makeOpgaven('KIES', 2, 3);
  const state = logic.start({ opgaven, seed: 4, tempo: 1, rustig, stand: 'liggend' });
  const goed = state.opties.indexOf(opgaven[0]?.antwoord ?? '');
  return feed(state, act({ soort: 'kies', pick: `baan:${goed}` }), ...ticks(20), { type: 'oordeel', goed: true }, ...ticks(63));
}
/** One row, with somebody in lane 1 and a star in lane 2. */
const oneRow = (state: RaceState): RaceState => ({ ...state, verkeer: [{ wagens: [{ strook: 1, soort: 0 }], ster: 2 }] });

describe('the traffic after a right word', () => {
  it('always leaves a way that swerves at most one lane a row', () => {
    for (let kans = 0; kans < 300; kans++) {
      const { verkeer } = inhaalspel.open({ ...opened(), kans });
      let stroken: number[] = [1];
      for (const { wagens } of verkeer)
        stroken = [0, 1, 2].filter(
          (naar) => stroken.some((van) => Math.abs(van - naar) <= 1) && wagens.every(({ strook }) => strook !== naar),
        );
      assert.ok(stroken.length > 0, `chance ${kans}`);
    }
  });

  it('is overtaken when the car swerves, and a star on the way is taken', () => {
    const na = feed(oneRow(opened()), RECHTS, ...ticks(60));
    assert.deepEqual([na.ingehaald, na.sterren], [1, 1]);
  });

  it('is bumped into when it does not: that costs only that one', () => {
    const na = feed(oneRow(opened()), ...ticks(60));
    assert.deepEqual([na.ingehaald, na.sterren, na.botsOp > 0], [0, 0, true]);
  });

  it('waits in calm mode for a lane to be chosen, this one or one beside it', () => {
    const state = opened(true);
    assert.equal(feed(state, ...ticks(200)).rit, 0);
    assert.deepEqual(
      Array.from({ length: STROKEN }, (_, i) => canTake({ ...state, strook: 0 }, i)),
      [true, true, false],
    );
    assert.equal(feed(state, act({ soort: 'kies', pick: 'strook:2' }), ...ticks(40)).rit, 1);
  });

  it('is behind after the last row', () => assert.equal(isOpen(feed(oneRow(opened()), RECHTS, ...ticks(80))), false));
});
