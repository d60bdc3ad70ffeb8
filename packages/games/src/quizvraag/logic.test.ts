import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { makeOpgaven } from '@spelrijk/game-kit/conform-opgaven';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/game';
import type { Opgave } from '@spelrijk/domain/opgave';
import { logic } from './logic.ts';
import type { QuizState } from './state.ts';

function opgaven(more: Partial<Opgave>): readonly Opgave[] {
  return makeOpgaven('KIES', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'b', keuzes: ['a', 'b', 'c', 'd'], ...more }));
}
const start = (more: Partial<Opgave> = {}): QuizState =>
  logic.start({ opgaven: opgaven(more), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const kies = (pick: string): GameInput => ({ soort: 'kies', pick });
const ENTER: GameInput = { soort: 'klaar' };
const RECHTS: GameInput = { soort: 'richting', richting: 'rechts', ingedrukt: true };
const LINKS: GameInput = { soort: 'richting', richting: 'links', ingedrukt: true };

function feed(
  from: QuizState,
  ...inputs: readonly (GameInput | GameEvent)[]
): { readonly state: QuizState; readonly effects: readonly GameEffect[] } {
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

describe('choosing', () => {
  it('by the option itself', () => {
    const state = start();
    assert.deepEqual(given(feed(state, kies(`optie:${state.opties.indexOf('c')}`)).effects), ['c']);
  });
  it('with the arrows, round and round, and Enter', () => {
    const state = start();
    assert.deepEqual(given(feed(state, RECHTS, RECHTS, ENTER).effects), [state.opties[1]]);
    assert.deepEqual(given(feed(state, LINKS, ENTER).effects), [state.opties[3]]);
  });
  it('Enter alone answers nothing', () => assert.deepEqual(given(feed(start(), ENTER).effects), []));
});

describe('jokers', () => {
  it('fifty-fifty leaves the right option and one other, and the arrows skip what is gone', () => {
    const { state, effects } = feed(start(), kies('joker:half'));
    assert.deepEqual([state.weg.length, state.weg.includes('b')], [2, false]);
    assert.ok(effects.some((e) => e.type === 'hulp' && e.hulp === 'minder'));
    const [first] = given(feed(state, RECHTS, ENTER).effects);
    assert.ok(first !== undefined && !state.weg.includes(first));
    assert.deepEqual(given(feed(state, kies(`optie:${state.opties.indexOf(state.weg[0] ?? '')}`)).effects), []);
  });
  it('each works once a round', () => {
    const { state, effects } = feed(start(), kies('joker:regel'), kies('joker:regel'), kies('joker:langzaam'));
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'hulp' ? [e.hulp] : [])),
      ['regel', 'langzaam'],
    );
    assert.deepEqual(state.op, ['regel', 'langzaam']);
  });
  it('fifty-fifty is no help between two', () => assert.deepEqual(feed(start({ keuzes: ['a', 'b'] }), kies('joker:half')).state.op, []));
});

it('a wrong option is not offered again, and the word comes back at the end', () => {
  const state = start();
  const wrong = feed(state, kies(`optie:${state.opties.indexOf('a')}`), { type: 'oordeel', goed: false }, { type: 'verder' }).state;
  assert.ok(!wrong.opties.includes('a') && wrong.opties.includes('b'));
});

it('a typed question has no options and is written on the desk', () => {
  const state = start({ antwoordvorm: 'TYP', antwoord: 'kat' });
  assert.deepEqual(state.opties, []);
  const { effects } = feed(state, ...[...'kat'].map((letter): GameInput => ({ soort: 'letter', letter })), kies('klaar'));
  assert.deepEqual(given(effects), ['kat']);
});
