import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import type { PizzaState } from './state.ts';

function start(vorm: 'VOLG' | 'SPLIT' | 'TYP', more: Partial<Opgave> = {}, rustig = false): PizzaState {
  const opgaven = makeOpgaven(vorm, 1, 1).map((opgave) => ({ ...opgave, ...more }));
  return logic.start({ opgaven, seed: 1, tempo: 1, rustig, stand: 'liggend' });
}
const MAAN = { antwoord: 'maan', stukken: ['m', 'aa', 'n'], extra: ['e', 'oo'] };
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const BAK = act({ soort: 'kies', pick: 'klaar' });
const ENTER = act({ soort: 'klaar' });
const FOUT: readonly GameEvent[] = [{ type: 'oordeel', goed: false }, { type: 'verder' }];

function feed(from: PizzaState, ...events: readonly GameEvent[]): { readonly state: PizzaState; readonly effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const given = (effects: readonly GameEffect[]): string[] => effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const lay = (state: PizzaState, ...stukken: readonly string[]): GameEvent[] =>
  stukken.map((stuk) => act({ soort: 'kies', pick: `stuk:${state.band.find((b) => b.stuk === stuk)?.id}` }));

describe('toppings', () => {
  it('are laid in the order of the child and baked when the pizza is full', () => {
    const state = start('VOLG', MAAN);
    assert.deepEqual(given(feed(state, ...lay(state, 'm', 'aa'), BAK).effects), []);
    assert.deepEqual(given(feed(state, ...lay(state, 'm', 'oo', 'n'), BAK).effects), ['moon']);
  });
  it('go back on the belt, one by one', () => {
    const state = start('VOLG', MAAN);
    const { state: after } = feed(state, ...lay(state, 'm', 'oo'), act({ soort: 'wis' }), ...lay(state, 'aa'));
    assert.deepEqual(after.vakken.inhoud, ['m', 'aa']);
  });
  it('are chosen and laid with the arrows', () => {
    const rechts = act({ soort: 'richting', richting: 'rechts', ingedrukt: true });
    const op = act({ soort: 'richting', richting: 'op', ingedrukt: true });
    const { state } = feed(start('VOLG', MAAN), rechts, op, op);
    assert.equal(state.vakken.inhoud.length, 2);
  });
  it('lie still in calm mode', () => {
    const state = start('VOLG', MAAN, true);
    assert.equal(feed(state, ...Array.from({ length: 90 }, (): GameEvent => ({ type: 'tick' }))).state.reis, 0);
  });
  it('of a sentence are words, with spaces between', () => {
    const state = start('VOLG', { antwoord: 'Ik zie de maan.', stukken: ['Ik', 'zie', 'de', 'maan.'], extra: [] });
    assert.deepEqual(given(feed(state, ...lay(state, 'zie', 'Ik', 'de', 'maan.'), ENTER).effects), ['zie Ik de maan.']);
  });
});

describe('what the oven hands back', () => {
  it('keeps the slices up to the first wrong one', () => {
    const state = start('VOLG', MAAN);
    const { state: back } = feed(state, ...lay(state, 'm', 'oo', 'n'), BAK, ...FOUT);
    assert.deepEqual([back.vakken.inhoud, back.run.poging], [['m'], 2]);
  });
  it('takes only right toppings then, and bakes by itself', () => {
    const state = start('VOLG', MAAN);
    const back = feed(state, ...lay(state, 'm', 'oo', 'n'), BAK, ...FOUT).state;
    assert.deepEqual(given(feed(back, ...lay(back, 'aa', 'n')).effects), ['maan']);
  });
  it('keeps the right cuts', () => {
    const snee = (gat: number): GameEvent => act({ soort: 'kies', pick: `snee:${gat}` });
    const { state, effects } = feed(start('SPLIT', { antwoord: 'pa·nnen·koek' }), snee(2), snee(4), BAK, ...FOUT);
    assert.deepEqual([given(effects), state.sneden], [['pa·nn·enkoek'], [2]]);
  });
});

it('a typed word goes on letter by letter and is baked with Enter', () => {
  const letters = [...'maen'].map((letter) => act({ soort: 'letter', letter }));
  assert.deepEqual(given(feed(start('TYP', { antwoord: 'maan' }), ...letters, ENTER).effects), ['maen']);
});

it('a word is cut by keys alone', () => {
  const rechts = act({ soort: 'richting', richting: 'rechts', ingedrukt: true });
  const snijd = act({ soort: 'actie', ingedrukt: true });
  assert.deepEqual(given(feed(start('SPLIT', { antwoord: 'bo·men' }), rechts, snijd, ENTER).effects), ['bo·men']);
});
