import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { plaatsenOf, rijVan, steenPlek } from './plaatsen.ts';
import type { BladState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const BLAAS = act({ soort: 'actie', ingedrukt: true });
const finger = (x: number, y: number): GameEvent => act({ soort: 'wijs', fase: 'beweeg', x, y });
const ZIN = ['De', 'piramides', 'in', 'Egypte', 'zijn', 'duizenden', 'dagen', 'oud.'];
const opgaven = makeOpgaven('KIES', 3, 3).map((opgave) => ({
  ...opgave,
  vorm: 'fout-woord' as const,
  vraag: 'Welk woord hoort niet in de zin?',
  antwoord: 'dagen',
  keuzes: ZIN,
}));
const start = (more: Partial<GameStart> = {}): BladState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: BladState, ...events: readonly GameEvent[]): BladState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const effectsOf = (from: BladState, ...events: readonly GameEvent[]): GameEffect[] => {
  let state = from;
  return events.flatMap((event) => {
    const step = logic.step(state, event);
    state = step.state;
    return step.effects;
  });
};
const given = (effects: readonly GameEffect[]): string[] => effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const opened = (more: Partial<GameStart> = {}): BladState => {
  const state = feed(start(more), BLAAS, BLAAS, BLAAS, BLAAS);
  return feed(state, pick(`steen:${ZIN.indexOf('dagen')}`), { type: 'oordeel', goed: true }, ...ticks(70));
};

describe('the stones', () => {
  it('lie in the order of the sentence, under leaves, and nothing can be chosen before it can be read', () => {
    const state = start();
    assert.deepEqual(state.opties, ZIN);
    assert.deepEqual(given(effectsOf(state, pick('steen:6'))), []);
    assert.equal(
      logic.scene(state).some(({ label }) => label === 'dagen'),
      false,
    );
  });
  it('are blown free row by row, and after the last row the time to answer begins', () => {
    const een = feed(start(), BLAAS);
    const vrij = een.kaal.flatMap((op, i) => (op === null ? [] : [rijVan(een, i)]));
    assert.deepEqual(new Set(vrij), new Set([0]));
    const effects = effectsOf(start(), BLAAS, BLAAS);
    assert.equal(effects.filter(({ type }) => type === 'vraag').length, 1);
  });
  it('a stone of a row that was not blown at is blown free first, and then it is the answer', () =>
    assert.deepEqual(given(effectsOf(start(), pick('steen:6'), pick('steen:6'))), ['dagen']));
  it('do not lie under leaves again in a second attempt', () => {
    const fout = feed(start(), BLAAS, BLAAS, pick('steen:0'), { type: 'oordeel', goed: false }, { type: 'verder' });
    assert.equal(fout.kaal.includes(null), false);
    assert.deepEqual(given(effectsOf(fout, pick('steen:6'))), ['dagen']);
  });
  it('fit on the stage, also the words of a long sentence', () => {
    const lang = opgaven.map((opgave) => ({ ...opgave, keuzes: Array.from({ length: 15 }, (_, i) => `woord${i}`), antwoord: 'woord3' }));
    for (const stand of ['liggend', 'staand'] as const) {
      const state = start({ opgaven: lang, stand });
      const { vraag, blob } = plaatsenOf(state);
      for (const i of state.opties.keys()) {
        const { x, y, w, h } = steenPlek(state, i);
        assert.ok(
          x - w / 2 > 0 && x + w / 2 < (stand === 'liggend' ? 1280 : 720) && y - h / 2 > vraag.y + vraag.h / 2 && y + h / 2 < blob[1],
        );
      }
    }
  });
});

describe('blowing leaves, after a right word', () => {
  it('pushes leaves away from the blower, and not those that are far', () => {
    const state = opened();
    const blad = state.tuin.bladeren[0] ?? assert.fail('no leaf');
    const na = feed(state, finger(blad.x - 60, blad.y), ...ticks(90));
    assert.ok((na.tuin.bladeren[0]?.x ?? 0) > blad.x);
    assert.deepEqual(feed(state, ...ticks(30)).tuin.bladeren, state.tuin.bladeren);
  });
  it('a leaf that is pushed into the heap stays in it, and the heap keeps it for the round', () => {
    let state = opened();
    const [hx, hy] = plaatsenOf(state).hoop;
    for (let n = 0; n < 440 && state.hoop === 0; n++) {
      const blad = state.tuin.bladeren.find(({ weg }) => !weg) ?? assert.fail('no leaf');
      state = feed(state, finger(blad.x + (blad.x < hx ? -60 : 60), blad.y + (blad.y < hy - 50 ? -60 : 0)), ...ticks(1));
    }
    assert.ok(state.hoop > 0);
    assert.equal(state.tuin.bladeren.filter(({ weg }) => weg).length, state.hoop);
    const verder = feed(state, pick('verder'), ...ticks(60));
    assert.deepEqual([verder.run.fase, verder.hoop, verder.egels], ['spelen', state.hoop, 1]);
  });
  it('what lies under leaves is found when none lies on it any more', () => {
    let state = opened();
    assert.equal(state.vondsten.length, 0);
    const { x, y } = state.tuin.vondsten[0] ?? assert.fail('nothing to find');
    for (let n = 0; n < 220 && state.vondsten.length === 0; n++) state = feed(state, finger(x, y), ...ticks(1));
    assert.equal(state.vondsten.length, 1);
  });
  it('in calm mode three small heaps are blown away, each with what is under it', () => {
    let state = opened({ rustig: true, tempo: 0.6 });
    const aantal = [0, 2, 4].reduce((som, i) => som + (state.tuin.hoopjes[i]?.bladeren ?? 0), 0);
    for (const i of [0, 2, 4]) state = feed(state, pick(`hoopje:${i}`), ...ticks(30));
    assert.deepEqual([state.hoop, state.vondsten.length, state.tuin.over], [aantal, 3, 0]);
    assert.equal(isOpen(feed(state, ...ticks(50))), false);
  });
});
