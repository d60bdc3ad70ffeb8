import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { NOOIT } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { bosOf } from './bos.ts';
import { logic } from './logic.ts';
import { FEEST, VLUCHT } from './state.ts';
import type { StuiterState } from './state.ts';
import { BLAD, SPRONG, placeOfVliegje } from './vangen.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const boom = makeOpgaven('VOLG', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o'] }));
const start = (more: Partial<GameStart> = {}): StuiterState =>
  logic.start({ opgaven: boom, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: StuiterState, ...events: readonly GameEvent[]): StuiterState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const bounced = (from: StuiterState, ...stukken: readonly string[]): StuiterState =>
  stukken.reduce((state, stuk) => feed(state, pick(`schijf:${state.opties.indexOf(stuk)}`), ...ticks(VLUCHT + 1)), from);
const opened = (more: Partial<GameStart> = {}): StuiterState =>
  feed(bounced(start(more), 'b', 'oo', 'm'), act({ soort: 'klaar' }), { type: 'oordeel', goed: true }, ...ticks(FEEST + 2));
/** One ball here and nothing left to throw in. */
const withBal = (state: StuiterState, x: number, y: number, vy: number): StuiterState => ({
  ...state,
  vangst: { ...state.vangst, ballen: [{ x, y, vx: 0, vy }], over: 0 },
});

it('the pieces of the toadstools that were bounced on are the word', () => {
  const { effects } = logic.step(bounced(start(), 'b', 'o', 'm'), act({ soort: 'klaar' }));
  assert.deepEqual(
    effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
    ['bom'],
  );
});

describe('catching after a right word', () => {
  const leaf = (state: StuiterState, langs: number): StuiterState => {
    const { blad } = bosOf(state);
    return feed(withBal(state, state.vangst.blad + langs * BLAD, blad[1] - 60, 6), ...ticks(6));
  };
  it('bounces to the side where the leaf was met', () => {
    const state = opened();
    const [links, midden, rechts] = [-0.8, 0, 0.8].map((langs) => leaf(state, langs).vangst.ballen[0]?.vx ?? 0);
    assert.ok(Number(links) < -2 && Number(rechts) > 2 && Math.abs(Number(midden)) < 0.5);
  });
  it('is thrown in again when it falls beside the leaf, and in the end is over', () => {
    const state = opened();
    const naast = withBal(state, bosOf(state).links, bosOf(state).blad[1] + 110, 8);
    const again = feed({ ...naast, vangst: { ...naast.vangst, blad: 1000, over: 1 } }, ...ticks(3));
    assert.deepEqual([again.vangst.ballen.length, again.vangst.over], [1, 0]);
    assert.equal(isOpen(feed({ ...naast, vangst: { ...naast.vangst, blad: 1000 } }, ...ticks(4))), false);
  });
  it('takes the fireflies it meets; the golden one lets a friend loose', () => {
    const state = opened();
    const i = state.vangst.vliegjes.findIndex(({ goud }) => goud);
    const [x, y] = placeOfVliegje(state, i);
    const na = feed(withBal(state, x, y, 0), ...ticks(1));
    assert.equal(na.vangst.ballen.length, 2);
    assert.ok(na.lichtjes > state.lichtjes && na.vangst.vliegjes[i]?.op !== null);
  });
  it('follows a finger, and the arrows as long as they are held', () => {
    const state = opened();
    const finger = feed(state, act({ soort: 'wijs', fase: 'beweeg', x: 400, y: 500 }));
    const pijl = feed(state, act({ soort: 'richting', richting: 'rechts', ingedrukt: true }), ...ticks(10));
    assert.equal(finger.vangst.blad, 400);
    assert.ok(pijl.vangst.blad > state.vangst.blad + 100);
  });
  it('goes up from a place that is chosen in calm mode', () => {
    const na = feed(opened({ rustig: true }), pick('plek:1'), ...ticks(SPRONG + 1));
    assert.deepEqual([na.vangst.sprongOp, na.lichtjes], [NOOIT, 2]);
  });
});
