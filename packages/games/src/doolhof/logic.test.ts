import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { celXY } from '@spelrijk/game-kit/mechanics/raster';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { geheimWoordOf } from './state.ts';
import type { DoolhofState } from './state.ts';
import { tuinOf } from './tuin.ts';

const opgaven = makeOpgaven('GAP', 4, 3).map((opgave) => ({ ...opgave, antwoord: 'ei', keuzes: ['ij', 'ei', 'ee'] }));
const start = (): DoolhofState => logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend' });
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const tap = (state: DoolhofState, optie: string): GameEvent => act({ soort: 'kies', pick: `poort:${state.opties.indexOf(optie)}` });
const point = (state: DoolhofState, vak: number): GameEvent => {
  const [x, y] = celXY(tuinOf(state), vak);
  return act({ soort: 'wijs', fase: 'neer', x, y });
};

function feed(from: DoolhofState, ...events: readonly GameEvent[]): { readonly state: DoolhofState; readonly given: readonly string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}

const ALINEAS = [['Sam heeft een rode fiets.', 'Hij rijdt naar de zee.'], ['Daar ziet hij een boot en een kat.']];
const TEKST = { id: 't', titel: 'Sam', alineas: ALINEAS };

describe('a text in the maze', () => {
  const opgaven = makeOpgaven('KIES', 2, 1).map((opgave) => ({
    ...opgave,
    vorm: 'tekst-vraag' as const,
    vraag: 'Wat ziet Sam?',
    tekst: TEKST,
  }));
  const begin = (): DoolhofState => logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'staand' });
  const picks = (state: DoolhofState): string[] => logic.scene(state).flatMap(({ pick }) => pick ?? []);
  const press = (state: DoolhofState, input: GameInput): DoolhofState => logic.step(state, { type: 'input', input }).state;

  it('lies open first: nobody walks, no gate can be chosen; after it the book is one key away, and is read back from its first page', () => {
    let state = begin();
    assert.match(logic.describe(state), /^Sam\. Bladzij 1\. Sam heeft/);
    assert.deepEqual(picks(state), ['verder']);
    state = press(state, { soort: 'richting', richting: 'op', ingedrukt: true });
    for (let n = 0; n < 60; n++) state = logic.step(state, { type: 'tick' }).state;
    assert.equal(state.vak, state.kamer.begin);
    state = press(state, { soort: 'actie', ingedrukt: true });
    assert.equal(state.bladzij, null);
    assert.match(logic.describe(state), /Wat ziet Sam/);
    assert.ok(picks(state).includes('lees') && picks(state).includes('poort:0'));
    assert.equal(press(state, { soort: 'kies', pick: 'lees' }).bladzij, 0);
  });
});

describe('a gate', () => {
  it('is the answer when it is walked through', () => {
    for (const optie of ['ij', 'ei', 'ee']) assert.deepEqual(feed(start(), tap(start(), optie), ...ticks(400)).given, [optie]);
  });
  it('gives a letter when it is right, none when it is wrong', () => {
    const walk = (optie: string, goed: boolean) =>
      feed(start(), tap(start(), optie), ...ticks(400), { type: 'oordeel', goed }).state.letters;
    assert.deepEqual([walk('ei', true), walk('ij', false)], [1, 0]);
  });
  it('that was wrong leads back to the way in, and is gone', () => {
    const { state } = feed(start(), tap(start(), 'ij'), ...ticks(400), { type: 'oordeel', goed: false }, { type: 'verder' });
    assert.deepEqual([state.vak, state.opties.toSorted()], [state.kamer.begin, ['ee', 'ei']]);
  });
});

describe('walking', () => {
  it('goes one cell for every arrow, and not through a hedge or out of the garden', () => {
    const omlaag = act({ soort: 'richting', richting: 'neer', ingedrukt: true });
    assert.equal(feed(start(), omlaag, ...ticks(60)).state.vak, start().kamer.begin);
    const links = act({ soort: 'richting', richting: 'links', ingedrukt: true });
    assert.equal(feed(start(), links, ...ticks(8)).state.vak, start().kamer.begin - 1);
  });
  it('goes to a place that is tapped, and says nothing there', () => {
    const naar = start().kamer.begin - 1;
    const { state, given } = feed(start(), point(start(), naar), ...ticks(60));
    assert.deepEqual([state.vak, given], [naar, []]);
  });
  it('does not go to a hedge', () => {
    const muur = start().kamer.muren.at(-1) ?? 0;
    assert.equal(feed(start(), point(start(), muur), ...ticks(60)).state.vak, start().kamer.begin);
  });
});

it('the secret word has a letter for every word of the round', () => {
  const state = start();
  for (let n = 1; n <= 12; n++) {
    const run = { ...state.run, opgaven: makeOpgaven('GAP', n, 3) };
    assert.equal(geheimWoordOf({ ...state, run }).length, n);
  }
});
