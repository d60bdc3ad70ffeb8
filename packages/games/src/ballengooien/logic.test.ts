import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { stapelPlek } from './plaatsen.ts';
import { fallsWith, ringPlek } from './stapel.ts';
import { NAAR_STAPEL, VLUCHT } from './state.ts';
import type { BallenState, Blik } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const STOP = act({ soort: 'actie', ingedrukt: true });
const kies = makeOpgaven('KIES', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma'] }));
const volg = makeOpgaven('VOLG', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['oo'] }));
const start = (more: Partial<GameStart> = {}): BallenState =>
  logic.start({ opgaven: kies, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });

function feed(from: BallenState, ...events: readonly GameEvent[]): { readonly state: BallenState; readonly given: readonly string[] } {
  const given: string[] = [];
  const state = events.reduce((before, event) => {
    const step = logic.step(before, event);
    for (const effect of step.effects) if (effect.type === 'antwoord') given.push(effect.gegeven);
    return step.state;
  }, from);
  return { state, given };
}
const throwBal = (state: BallenState, optie: string): readonly GameEvent[] => [
  act({ soort: 'kies', pick: `schijf:${state.opties.indexOf(optie)}` }),
  ...ticks(VLUCHT),
];
const leeg: Blik = { zand: false, knuffel: null, omOp: null };
/** A pile in which nothing is special. */
function opened(more: Partial<GameStart> = {}): BallenState {
  const state = start(more);
  const { state: na } = feed(state, ...throwBal(state, 'kat'), { type: 'oordeel', goed: true }, ...ticks(NAAR_STAPEL + 1));
  assert.equal(isOpen(na), true);
  return withLangWoord({ ...na, stapel: { ...na.stapel, blikken: na.stapel.blikken.map(() => leeg) } });
}
const vallen = (state: BallenState): readonly number[] => state.stapel.blikken.flatMap(({ omOp }, i) => (omOp === null ? [] : [i]));
/** Stops the ring over tin `i`, and at its height. */
function throwAt(from: BallenState, i: number): BallenState {
  let state = from;
  for (const as of [0, 1] as const) {
    for (let n = 0; n < 400 && Math.abs(ringPlek(state)[as] - stapelPlek(state, i)[as]) > 6; n++) state = feed(state, ...ticks(1)).state;
    state = feed(state, STOP).state;
  }
  return feed(state, ...ticks(VLUCHT)).state;
}

describe('the tins', () => {
  it('are an answer when the ball is there', () => {
    const state = start();
    const events = throwBal(state, 'maan');
    assert.deepEqual(feed(state, ...events.slice(0, -1)).given, []);
    assert.deepEqual(feed(state, ...events).given, ['maan']);
  });
  it('give the pieces of a word, in the order in which they fall, when the child is ready', () => {
    const van = start({ opgaven: volg });
    const na = ['m', 'oo', 'n'].reduce((state, stuk) => feed(state, ...throwBal(state, stuk)).state, van);
    assert.deepEqual(feed(na, ...ticks(200)).given, []);
    assert.deepEqual(feed(na, act({ soort: 'klaar' })).given, ['moon']);
  });
  it('can be put back', () => {
    const van = start({ opgaven: volg });
    const na = ['m', 'oo'].reduce((state, stuk) => feed(state, ...throwBal(state, stuk)).state, van);
    assert.deepEqual(feed(na, act({ soort: 'wis' })).state.vakken.inhoud, ['m']);
  });
});

describe('a pile', () => {
  const tien = Array.from({ length: 10 }, () => leeg);
  it('loses what does not rest on two tins any more', () => {
    assert.deepEqual(fallsWith(tien, 0), [0, 4, 7, 9]);
    assert.deepEqual(fallsWith(tien, 1), [1, 4, 5, 7, 8, 9]);
    assert.deepEqual(fallsWith(tien, 8), [8, 9]);
    assert.deepEqual(fallsWith(tien, 9), [9]);
  });
  it('falls where the ring was stopped, across and then up', () => assert.deepEqual(vallen(throwAt(opened(), 8)), [8, 9]));
  it('is missed beside it: that costs a ball and nothing else', () => {
    let state = opened();
    for (let n = 0; n < 400 && ringPlek(state)[0] < stapelPlek(state, 3)[0] + 70; n++) state = feed(state, ...ticks(1)).state;
    const na = feed(state, STOP, ...ticks(20), STOP, ...ticks(VLUCHT)).state;
    assert.deepEqual([vallen(na), na.stapel.ballen], [[], state.stapel.ballen - 1]);
  });
  it('keeps a tin full of sand, unless what carries it falls', () => {
    const state = opened();
    const zand = { ...state, stapel: { ...state.stapel, blikken: tien.map((blik, i) => (i === 4 ? { ...blik, zand: true } : blik)) } };
    assert.deepEqual(vallen(throwAt(zand, 4)), []);
    assert.deepEqual(vallen(throwAt(zand, 0)), [0, 4, 7, 9]);
  });
  it('gives who sits in a tin that falls, for the round', () => {
    const state = opened();
    const met = { ...state, stapel: { ...state.stapel, blikken: tien.map((blik, i) => (i === 9 ? { ...blik, knuffel: 3 } : blik)) } };
    const { state: na } = feed(throwAt(met, 8), act({ soort: 'kies', pick: 'verder' }), ...ticks(60));
    assert.deepEqual([na.run.fase, na.knuffels], ['spelen', [3]]);
  });
  it('is thrown at by choosing a tin in calm mode, three times', () => {
    const chooseBlik = (i: number): readonly GameEvent[] => [act({ soort: 'kies', pick: `blik:${i}` }), ...ticks(VLUCHT)];
    const { state } = feed(opened({ rustig: true }), ...chooseBlik(9), ...chooseBlik(8), ...chooseBlik(7));
    assert.deepEqual([vallen(state), state.stapel.ballen], [[7, 8, 9], 0]);
    assert.equal(isOpen(feed(state, ...ticks(70)).state), false);
  });
});
