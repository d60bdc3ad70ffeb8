import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { keuzevlakkenOf } from './keuzevlakken.ts';
import { logic } from './logic.ts';
import { NASPEL_TICKS } from './naspel.ts';
import { ZWEM } from './state.ts';
import type { VijverState } from './state.ts';
import { vijverOf } from './vijver.ts';

const opgaven = makeOpgaven('SORT', 4, 1).map((opgave) => ({ ...opgave, antwoord: 'lang', woord: { ...opgave.woord, woord: 'maan' } }));
const start = (): VijverState => logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const choose = (pick: string): GameInput => ({ soort: 'kies', pick });
const point = (fase: 'neer' | 'beweeg' | 'los', { x, y }: { readonly x: number; readonly y: number }): GameInput => ({
  soort: 'wijs',
  fase,
  x,
  y,
});
const TICK: GameEvent = { type: 'tick' };

function feed(
  from: VijverState,
  ...inputs: readonly (GameInput | GameEvent)[]
): { readonly state: VijverState; readonly effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const given of inputs) {
    const step = logic.step(state, 'type' in given ? given : { type: 'input', input: given });
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}
const given = (effects: readonly GameEffect[]): string[] => effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => TICK);
const lang = (state: VijverState): GameInput => choose(`blad:${state.opties.indexOf('lang')}`);

/** Sorts `n` words right and waits for each reward but the last. */
function sort(n: number): VijverState {
  let state = start();
  for (let i = 0; i < n; i++) state = feed(state, ...(i === 0 ? [] : ticks(120)), lang(state), { type: 'oordeel', goed: true }).state;
  return state;
}

describe('a fish', () => {
  it('goes where it is dragged, and only when it is let go over a pad', () => {
    const state = start();
    const vis = vijverOf(state).vis;
    const blad = keuzevlakkenOf(state)[1] ?? { x: 0, y: 0 };
    assert.deepEqual(
      given(feed(state, point('neer', vis), point('beweeg', { x: 640, y: 400 }), point('los', { x: 640, y: 660 })).effects),
      [],
    );
    assert.deepEqual(given(feed(state, point('neer', vis), point('beweeg', blad), point('los', blad)).effects), [state.opties[1]]);
  });
  it('goes to the pad of the arrows at Enter', () => {
    const state = start();
    const links: GameInput = { soort: 'richting', richting: 'links', ingedrukt: true };
    assert.deepEqual(given(feed(state, links, { soort: 'klaar' }).effects), [state.opties[1]]);
  });
  it('keeps its pads in the same place all through the round', () => assert.deepEqual(sort(2).opties, start().opties));
});

describe('the pond', () => {
  it('gets a plant for a shell where the child taps the water, and none without', () => {
    assert.equal(feed(start(), point('neer', { x: 200, y: 400 })).state.planten.length, 0);
    const { state } = feed(sort(1), ...ticks(120), point('neer', { x: 200, y: 400 }), choose('plant'));
    assert.deepEqual([state.schelpen, state.planten.length], [0, 1]);
  });
});

describe('the frog', () => {
  it('asks for a word after three fish at one pad, with the letter board', () => {
    assert.equal(sort(2).naspel, false);
    const state = sort(3);
    assert.deepEqual([state.naspel, logic.paneel?.(state)], [true, 'letters']);
  });
  it('gives a shell for the written word, judges nothing, and the round goes on', () => {
    const letters = [...'maan'].map((letter): GameInput => ({ soort: 'letter', letter }));
    const { state, effects } = feed(sort(3), ...ticks(ZWEM), ...letters);
    assert.deepEqual([state.naspel, state.schelpen, given(effects)], [false, 4, []]);
    assert.equal(feed(state, ...ticks(80)).state.run.fase, 'spelen');
  });
  it('can be left alone, and does not wait for ever', () => {
    assert.equal(feed(sort(3), choose('later'), ...ticks(30)).state.run.fase, 'spelen');
    assert.equal(feed(sort(3), ...ticks(NASPEL_TICKS + 5)).state.run.fase, 'spelen');
  });
});
