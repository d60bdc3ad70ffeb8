import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { baanOf } from './state.ts';
import type { BellenState } from './state.ts';

const opgaven = makeOpgaven('GAP', 1, 2).map((opgave) => ({
  ...opgave,
  antwoord: 'ei',
  keuzes: ['ij', 'ei', 'ee'],
  gat: { start: 2, end: 4 },
  woord: { ...opgave.woord, woord: 'trein' },
}));
const start = (rustig = false): BellenState => logic.start({ opgaven, seed: 4, tempo: 1, rustig, stand: 'liggend' });
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const pick = (id: number): GameEvent => ({ type: 'input', input: { soort: 'kies', pick: `bel:${id}` } });
const SHOOT: GameEvent = { type: 'input', input: { soort: 'actie', ingedrukt: true } };

function feed(state: BellenState, events: readonly GameEvent[]): { readonly state: BellenState; readonly effects: readonly GameEffect[] } {
  const effects: GameEffect[] = [];
  let now = state;
  for (const event of events) {
    const step = logic.step(now, event);
    now = step.state;
    effects.push(...step.effects);
  }
  return { state: now, effects };
}

const given = (effects: readonly GameEffect[]): string[] => effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const idOf = (state: BellenState, keuze: string): number => state.bellen.find((bel) => bel.keuze === keuze)?.id ?? -1;

describe('bubbles', () => {
  it('give their own answer when they are pricked', () => {
    const state = start();
    assert.deepEqual(given(feed(state, [pick(idOf(state, 'ij')), ...ticks(60)]).effects), ['ij']);
  });

  it('are not judged when the dart meets nothing: that is a play error', () => {
    const state = { ...start(), bellen: start().bellen.map((bel) => ({ ...bel, y: baanOf({ stand: 'liggend' }).bodem - 2 })) };
    const high = { ...state, bellen: state.bellen.map((bel) => ({ ...bel, weg: true })) };
    const { state: after, effects } = feed(high, [SHOOT, ...ticks(60)]);
    assert.deepEqual(given(effects), []);
    assert.equal(after.pijl, null);
    assert.ok(effects.some((e) => e.type === 'sound' && e.sound === 'mis'));
  });

  it('come round again until one is pricked', () => {
    const { state } = feed(start(), ticks(3000));
    const { top, bodem } = baanOf(state);
    assert.ok(state.bellen.every((bel) => bel.y >= top && bel.y <= bodem));
  });

  it('hang still in calm mode', () => {
    const state = start(true);
    assert.deepEqual(feed(state, ticks(300)).state.bellen, state.bellen);
  });

  it('lose the wrong one for the next attempt, as long as there is still a choice', () => {
    const state = start();
    const wrong = feed(state, [pick(idOf(state, 'ij')), ...ticks(60), { type: 'oordeel', goed: false }, { type: 'verder' }]).state;
    assert.deepEqual(wrong.bellen.map((bel) => bel.keuze).toSorted(), ['ee', 'ei']);
    const again = feed(wrong, [pick(idOf(wrong, 'ee')), ...ticks(60), { type: 'oordeel', goed: false }, { type: 'verder' }]).state;
    assert.equal(again.bellen.length, 3);
  });

  it('glow when the answer is shown', () => {
    let state = start();
    for (const keuze of ['ij', 'ee'])
      state = feed(state, [pick(idOf(state, keuze)), ...ticks(60), { type: 'oordeel', goed: false }, { type: 'verder' }]).state;
    const right = logic.scene(state).find((item) => item.name === 'ei');
    const glow = logic.scene(state).find((item) => item.key === 'kijk');
    assert.equal(glow?.x, right?.x);
  });
});

describe('the sign', () => {
  it('shows a gap of one width, however many letters are missing', () => {
    assert.equal(logic.scene(start()).find((item) => item.key === 'bord')?.label, 'tr__n');
  });
});
