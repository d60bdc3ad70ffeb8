import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { MAX_BALLEN, VLUCHT } from './state.ts';
import type { FlipperState } from './state.ts';

const boom = makeOpgaven('VOLG', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'boom', stukken: ['b', 'oo', 'm'], extra: ['o'] }));
const kies = makeOpgaven('KIES', 1, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan'] }));
const start = (opgaven: readonly Opgave[] = boom): FlipperState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend' });
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const schot = (state: FlipperState, stuk: string): GameEvent[] => [
  act({ soort: 'kies', pick: `schijf:${state.opties.indexOf(stuk)}` }),
  ...ticks(VLUCHT + 1),
];
const KLAAR = act({ soort: 'klaar' });

function feed(from: FlipperState, ...events: readonly GameEvent[]): { readonly state: FlipperState; readonly given: readonly string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}

describe('a shot', () => {
  it('puts the piece of its target on the display', () => {
    const state = start();
    const { state: na, given } = feed(state, ...schot(state, 'b'), ...schot(state, 'oo'), ...schot(state, 'm'), KLAAR);
    assert.deepEqual([na.vakken.inhoud, given], [['b', 'oo', 'm'], ['boom']]);
  });
  it('says nothing in a first attempt when the piece is a wrong one', () => {
    const state = start();
    assert.deepEqual(feed(state, ...schot(state, 'o')).given, []);
  });
  it('can be taken back', () => {
    const state = start();
    const { state: na } = feed(state, ...schot(state, 'o'), act({ soort: 'wis' }));
    assert.deepEqual([na.vakken.inhoud, na.om.length], [[], 0]);
  });
  it('goes where the arrows point', () => {
    const state = start();
    const links = act({ soort: 'richting', richting: 'links', ingedrukt: true });
    const { state: na } = feed(state, links, act({ soort: 'actie', ingedrukt: true }), ...ticks(VLUCHT + 1));
    assert.deepEqual(na.vakken.inhoud, [state.opties[state.mik - 1]]);
  });
  it('is the answer where there is one to choose', () => {
    const state = start(kies);
    assert.deepEqual(feed(state, ...schot(state, 'maan')).given, ['maan']);
  });
});

it('words of a sentence stand on wider targets than letters', () => {
  const zin = boom.map((opgave) => ({ ...opgave, antwoord: 'Ik zie de zee.', stukken: ['Ik', 'zie', 'de', 'golven.'], extra: [] }));
  const breedte = (state: FlipperState): number => logic.scene(state).find((item) => item.key === 'schijf0')?.w ?? 0;
  assert.ok(breedte(start(zin)) > breedte(start()));
});

describe('in a second attempt', () => {
  const fout = (): FlipperState => {
    const state = start();
    return feed(state, ...schot(state, 'b'), KLAAR, { type: 'oordeel', goed: false }, { type: 'verder' }).state;
  };
  it('a wrong target only thuds', () => {
    const state = fout();
    assert.deepEqual(feed(state, ...schot(state, 'm')).state.vakken.inhoud, []);
  });
  it('the last right piece is the answer', () => {
    const state = fout();
    assert.deepEqual(feed(state, ...schot(state, 'b'), ...schot(state, 'oo'), ...schot(state, 'm')).given, ['boom']);
  });
});

describe('balls that bounce about', () => {
  it('count for nothing, and never are too many', () => {
    const state = start();
    const flips = Array.from({ length: 40 }, () => [act({ soort: 'wijs', fase: 'neer', x: 600, y: 600 }), ...ticks(9)]).flat();
    const { state: na, given } = feed(state, ...schot(state, 'b'), ...schot(state, 'oo'), ...flips);
    assert.deepEqual([na.vakken.inhoud, given], [['b', 'oo'], []]);
    assert.ok(na.ballen.length <= MAX_BALLEN);
  });
});
