import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { dierPlek, plaatsenOf } from './plaatsen.ts';
import type { HeliState } from './state.ts';
import { haakPlek, isWaiting, listHanging, REIS } from './takelen.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer', ingedrukt = true): GameEvent => act({ soort: 'richting', richting, ingedrukt });
const point = (x: number, y: number): GameEvent => act({ soort: 'wijs', fase: 'beweeg', x, y });
const SPATIE = act({ soort: 'actie', ingedrukt: true });
const opgaven = makeOpgaven('KIES', 3, 3).map((opgave) => ({ ...opgave, antwoord: 'koe', keuzes: ['koe', 'kat', 'kip'] }));
const start = (more: Partial<GameStart> = {}): HeliState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: HeliState, ...events: readonly GameEvent[]): HeliState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const opened = (more: Partial<GameStart> = {}): HeliState => {
  const state = start(more);
  return feed(state, pick(`kist:${state.opties.indexOf('koe')}`), { type: 'oordeel', goed: true }, ...ticks(80));
};
/** The finger stays on an animal until it hangs on the hook. */
function fetch(from: HeliState, i: number): HeliState {
  let state = from;
  const [x, y] = dierPlek(state, i);
  for (let n = 0; n < 200 && state.redding.dieren[i]?.hangtOp === null; n++) state = feed(state, point(x, y - 30), ...ticks(1));
  return state;
}

describe('a crate', () => {
  it('is flown to with the arrows, and only the hook going down is an answer', () => {
    const state = start();
    const boven = feed(state, pijl('rechts'), ...ticks(120));
    assert.deepEqual([boven.run.fase, boven.keus, boven.vlucht.van], ['spelen', 0, -1]);
    const { effects } = logic.step(boven, SPATIE);
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      [state.opties[0]],
    );
  });
});

describe('the rescue, after a right word', () => {
  it('takes an animal on the hook that it touches, and brings it to the farm', () => {
    const hangt = fetch(opened(), 0);
    assert.deepEqual(listHanging(hangt.redding), [0]);
    const thuis = feed(hangt, point(plaatsenOf(hangt).erf.x, 300), ...ticks(150));
    assert.deepEqual(thuis.gered, [hangt.redding.dieren[0]?.soort]);
    assert.deepEqual(listHanging(thuis.redding), []);
  });
  it('lets the hook down and up with keys that are held', () => {
    const open = opened();
    const neer = feed(open, pijl('neer'), ...ticks(20));
    assert.ok(haakPlek(neer)[1] > haakPlek(open)[1] + 100);
    const stil = feed(neer, pijl('neer', false), ...ticks(20));
    assert.equal(stil.redding.kabel, neer.redding.kabel);
    assert.ok(feed(stil, pijl('op'), ...ticks(10)).redding.kabel < stil.redding.kabel);
  });
  it('leaves the hook behind when it speeds up, and flies slower with animals on it', () => {
    const weg = feed(opened(), pijl('rechts'), ...ticks(12));
    assert.ok(weg.redding.dx < -10);
    const leeg = feed(opened(), pijl('rechts'), ...ticks(50)).redding.v;
    assert.ok(
      feed({ ...fetch(opened(), 0) }, act({ soort: 'wijs', fase: 'los', x: 0, y: 0 }), pijl('rechts'), ...ticks(50)).redding.v < leeg,
    );
  });
  it('stops for the next word when the child goes on, and who hangs there comes along', () => {
    const hangt = fetch(opened(), 1);
    const na = feed(hangt, pick('verder'), ...ticks(60));
    assert.deepEqual([isOpen(na), na.run.fase, na.gered], [false, 'spelen', [hangt.redding.dieren[1]?.soort]]);
  });
  it('in calm mode fetches who is chosen, three times', () => {
    let state = opened({ rustig: true, tempo: 0.6 });
    for (let keer = 0; keer < REIS.keer; keer++) {
      const wie = state.redding.dieren.findIndex(isWaiting);
      state = feed(state, pick(`dier:${wie}`), ...ticks(REIS.terug + 1));
    }
    assert.deepEqual([state.gered.length, state.redding.over, state.redding.x], [3, 0, opened({ rustig: true }).redding.x]);
    assert.equal(feed(state, ...ticks(120)).run.fase, 'spelen');
  });
});
