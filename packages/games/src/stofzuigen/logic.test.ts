import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { NAAR_JACHT } from './state.ts';
import type { ZuigState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer', ingedrukt = true): GameEvent => act({ soort: 'richting', richting, ingedrukt });
const ZUIG = act({ soort: 'actie', ingedrukt: true });
const maan = makeOpgaven('VOLG', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['e'] }));
const start = (more: Partial<GameStart> = {}): ZuigState =>
  logic.start({ opgaven: maan, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });

function feed(from: ZuigState, ...events: readonly GameEvent[]): { readonly state: ZuigState; readonly given: readonly string[] } {
  const given: string[] = [];
  const state = events.reduce((before, event) => {
    const step = logic.step(before, event);
    for (const effect of step.effects) if (effect.type === 'antwoord') given.push(effect.gegeven);
    return step.state;
  }, from);
  return { state, given };
}
const take = (state: ZuigState, stuk: string): readonly GameEvent[] => [
  act({ soort: 'kies', pick: `stuk:${state.band.find((b) => b.stuk === stuk)?.id ?? -1}` }),
  ...ticks(200),
];
const word = (state: ZuigState, ...stukken: readonly string[]): readonly GameEvent[] => stukken.flatMap((stuk) => take(state, stuk));
function opened(more: Partial<GameStart> = {}): ZuigState {
  const state = start(more);
  const goed = [act({ soort: 'klaar' }), { type: 'oordeel', goed: true } as const, ...ticks(NAAR_JACHT + 1)];
  const { state: na } = feed(state, ...word(state, 'm', 'aa', 'n'), ...goed);
  assert.equal(isOpen(na), true);
  return na;
}

describe('the rug', () => {
  it('is driven to a block that is tapped, which is sucked up there', () => {
    const { state, given } = feed(start(), ...word(start(), 'aa'));
    assert.deepEqual([state.vakken.inhoud, given], [['aa'], []]);
  });
  it('gives the pieces as the answer, in their order, when the child is ready', () => {
    assert.deepEqual(feed(start(), ...word(start(), 'n', 'aa', 'm'), act({ soort: 'klaar' })).given, ['naam']);
  });
  it('takes nothing where one only drives over it', () => {
    const van = start();
    const { state, given } = feed(van, pijl('links'), ...ticks(120), pijl('links', false), pijl('op'), ...ticks(120), ZUIG, ...ticks(2));
    assert.notEqual(state.vak, van.vak);
    assert.ok(state.vakken.inhoud.length <= 1);
    assert.deepEqual(given, []);
    assert.equal(feed(van, pijl('links'), ...ticks(120)).state.vakken.inhoud.length, 0);
  });
  it('moves one cell at a short press, and not through the cat', () => {
    const van = start();
    const { state } = feed(van, pijl('op'), pijl('op', false), ...ticks(60));
    assert.equal(state.vak, van.vak - 10);
    const naast = { ...van, kat: van.vak - 10 };
    assert.equal(feed(naast, pijl('op'), ...ticks(60)).state.vak, van.vak);
  });
  it('blows the last block back to where it lay', () => {
    const { state } = feed(start(), ...word(start(), 'm', 'aa'), act({ soort: 'wis' }));
    assert.deepEqual([state.vakken.inhoud, state.blokken], [['m'], start().blokken]);
  });
});

describe('the hunt', () => {
  /** The cleaner in the middle of the second row, one bunny beside it to the right. */
  function beside(adem: number): ZuigState {
    const state = opened();
    const konijnen = state.jacht.konijnen.map((konijn, i) => ({ ...konijn, vak: i === 0 ? 16 : i, adem: i === 0 ? adem : 0 }));
    return { ...state, kat: 39, vak: 14, vorig: 14, stapOp: 0, jacht: { ...state.jacht, konijnen } };
  }
  it('makes a bunny hop away from where the cleaner comes', () => {
    const { state } = feed(beside(5), pijl('rechts'), pijl('rechts', false), ...ticks(10));
    const [konijn] = state.jacht.konijnen;
    assert.ok(konijn && konijn.vak !== 16 && konijn.adem === 4);
    assert.ok(konijn.vak % 10 > state.vak % 10 || Math.floor(konijn.vak / 10) !== Math.floor(state.vak / 10));
  });
  it('catches who is out of breath, and keeps what was in it for the round', () => {
    const van = beside(0);
    const { state } = feed(van, pijl('rechts'), ...ticks(20), pijl('rechts', false));
    assert.equal(state.jacht.konijnen[0]?.wegOp === null, false);
    assert.deepEqual(state.spullen, [van.jacht.konijnen[0]?.spul]);
    const { state: na } = feed(state, act({ soort: 'kies', pick: 'verder' }), ...ticks(60));
    assert.deepEqual([na.run.fase, na.spullen.length], ['spelen', 1]);
  });
  it('goes after a bunny by itself in calm mode, until it has it', () => {
    const { state } = feed(opened({ rustig: true, tempo: 0.6 }), act({ soort: 'kies', pick: 'konijn:1' }), ...ticks(700));
    assert.equal(state.jacht.konijnen[1]?.wegOp === null, false);
  });
});
