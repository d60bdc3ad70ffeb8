import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { isDown, sterPlek } from './hoogtesprong.ts';
import { logic } from './logic.ts';
import { OPKOMST } from './state.ts';
import type { DozenState } from './state.ts';

const TICK: GameEvent = { type: 'tick' };
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const PERS = act({ soort: 'actie', ingedrukt: true });
const feed = (from: DozenState, ...events: readonly GameEvent[]): DozenState =>
  events.reduce((state, event) => logic.step(state, event).state, from);

/** A word was right and the lift is a trampoline. */
function opened(rustig = false): DozenState {
  const opgaven = makeOpgaven('GAP', 2, 3);
  const state = feed(logic.start({ opgaven, seed: 4, tempo: 1, rustig, stand: 'liggend' }), ...ticks(OPKOMST + 4));
  const goed = state.opties.indexOf(opgaven[0]?.antwoord ?? '');
  return feed(state, act({ soort: 'kies', pick: `doos:${goed}` }), ...ticks(140), { type: 'oordeel', goed: true }, ...ticks(83));
}
/** Down to the trampoline, and pushed off there or not; then up again. */
function jumpOn(from: DozenState, pers: boolean): DozenState {
  let state = from;
  for (let tick = 0; tick < 200 && !isDown(state); tick++) state = feed(state, TICK);
  if (pers) state = feed(state, PERS);
  for (let tick = 0; tick < 40 && isDown(state); tick++) state = feed(state, TICK);
  return state;
}

describe('a jump on the trampoline', () => {
  it('goes higher with a push at the lowest point, and lower without', () => {
    const state = opened();
    assert.ok(jumpOn(state, true).sprong.v > jumpOn(state, false).sprong.v);
  });

  it('gains nothing by a push in the air', () => {
    const state = opened();
    assert.equal(jumpOn(feed(state, PERS), false).sprong.v, jumpOn(state, false).sprong.v);
  });

  it('is steered with the arrows', () => {
    const state = opened();
    const na = feed(state, act({ soort: 'richting', richting: 'links', ingedrukt: true }), ...ticks(20));
    assert.ok(na.sprong.x < state.sprong.x - 20);
  });

  it('takes the star it meets, and the highest of the round is remembered', () => {
    const state = opened();
    const [x, h] = sterPlek(state, 0);
    const na = feed({ ...state, sprong: { ...state.sprong, x, naarX: x, h, wolk: null } }, TICK);
    assert.deepEqual([na.sterren, na.record > h], [1, true]);
  });

  it('is not cut off in the air when its time is up', () => {
    let state = opened();
    for (let tick = 0; tick < 480 && isOpen(state); tick++) state = feed(state, ...(tick % 6 === 0 ? [PERS, TICK] : [TICK]));
    assert.deepEqual([isOpen(state), state.sprong.h], [false, 0]);
  });

  it('is thrown up once by the cloud', () => {
    const state = opened();
    const wolk = { kolom: 1, h: 300, op: null };
    const na = feed({ ...state, sprong: { ...state.sprong, x: 640, naarX: 640, h: 300, v: -5, wolk } }, TICK);
    assert.ok(na.sprong.v > 0 && na.sprong.wolk?.op !== null);
  });
});

it('in calm mode a place is chosen, and nothing happens before', () => {
  const state = opened(true);
  assert.equal(feed(state, ...ticks(300)).sprong.h, 0);
  assert.ok(feed(state, act({ soort: 'kies', pick: 'plek:2' }), ...ticks(10)).sprong.h > 0);
});

it('five jumps, and the play is over', () => {
  let state = opened();
  for (let n = 0; n < 6; n++) state = jumpOn(state, false);
  assert.equal(isOpen(state), false);
});
