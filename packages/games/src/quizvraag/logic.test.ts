import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { bladzijden } from '@spelrijk/game-kit/mechanics/boek';
import { logic } from './logic.ts';
import type { QuizState } from './state.ts';
import { studioOf } from './studio.ts';

function opgaven(more: Partial<Opgave>): readonly Opgave[] {
  return makeOpgaven('KIES', 1, 1).map((opgave) => ({ ...opgave, antwoord: 'b', keuzes: ['a', 'b', 'c', 'd'], ...more }));
}
const start = (more: Partial<Opgave> = {}): QuizState =>
  logic.start({ opgaven: opgaven(more), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const choose = (pick: string): GameInput => ({ soort: 'kies', pick });
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
    assert.deepEqual(given(feed(state, choose(`optie:${state.opties.indexOf('c')}`)).effects), ['c']);
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
    const { state, effects } = feed(start(), choose('joker:half'));
    assert.deepEqual([state.weg.length, state.weg.includes('b')], [2, false]);
    assert.ok(effects.some((e) => e.type === 'hulp' && e.hulp === 'minder'));
    const [first] = given(feed(state, RECHTS, ENTER).effects);
    assert.ok(first !== undefined && !state.weg.includes(first));
    assert.deepEqual(given(feed(state, choose(`optie:${state.opties.indexOf(state.weg[0] ?? '')}`)).effects), []);
  });
  it('each works once a round', () => {
    const { state, effects } = feed(start(), choose('joker:regel'), choose('joker:regel'), choose('joker:langzaam'));
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'hulp' ? [e.hulp] : [])),
      ['regel', 'langzaam'],
    );
    assert.deepEqual(state.op, ['regel', 'langzaam']);
  });
  it('fifty-fifty is no help between two', () => assert.deepEqual(feed(start({ keuzes: ['a', 'b'] }), choose('joker:half')).state.op, []));
});

it('a wrong option is not offered again, and the word comes back at the end', () => {
  const state = start();
  const wrong = feed(state, choose(`optie:${state.opties.indexOf('a')}`), { type: 'oordeel', goed: false }, { type: 'verder' }).state;
  assert.ok(!wrong.opties.includes('a') && wrong.opties.includes('b'));
});

it('a typed question has no options and is written on the desk', () => {
  const state = start({ antwoordvorm: 'TYP', antwoord: 'kat' });
  assert.deepEqual(state.opties, []);
  const { effects } = feed(state, ...[...'kat'].map((letter): GameInput => ({ soort: 'letter', letter })), choose('klaar'));
  assert.deepEqual(given(effects), ['kat']);
});

describe('a text with questions', () => {
  const tekst = {
    id: 't1',
    titel: 'De kat',
    alineas: [Array.from({ length: 14 }, (_, i) => `Dit is de zin met nummer ${i} van het verhaal.`), ['Einde.']],
  };
  const asked = makeOpgaven('KIES', 2, 1).map((opgave) => ({ ...opgave, tekst, vraag: 'Wat is het?', antwoord: 'b', keuzes: ['a', 'b'] }));
  const from = logic.start({ opgaven: asked, seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
  const pages = bladzijden(tekst, studioOf({ stand: 'liggend' }).boek);

  it('is read page by page, every word of it once', () => {
    assert.ok(pages.length > 1);
    assert.equal(pages.flat().join(' ').replaceAll('  ', ' '), tekst.alineas.flat().join(' '));
  });
  it('opens at the first question, ends in it, and can be read again', () => {
    assert.equal(from.bladzij, 0);
    const read = feed(from, ...pages.map(() => choose('verder')));
    assert.equal(read.state.bladzij, null);
    assert.ok(read.effects.some((e) => e.type === 'vraag'));
    assert.equal(feed(read.state, choose('lees')).state.bladzij, 0);
  });
  it('does not open again at the next question about it', () => {
    const read = feed(from, ...pages.map(() => choose('verder'))).state;
    const goed = feed(read, choose(`optie:${read.opties.indexOf('b')}`), { type: 'oordeel', goed: true }).state;
    const ticks = Array.from({ length: 70 }, (): GameEvent => ({ type: 'tick' }));
    const next = feed(goed, ...ticks, choose('verder'), ...ticks).state;
    assert.deepEqual([next.run.rij.length, next.bladzij], [1, null]);
  });
});

it('the words of a sentence in which one is wrong keep their order', () => {
  const keuzes = ['De', 'kat', 'blaft', 'op', 'de', 'mat.'];
  assert.deepEqual(start({ vorm: 'fout-woord', keuzes, antwoord: 'blaft' }).opties, keuzes);
});
