import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { mix } from './palet.ts';
import { lakenOf, plaatsenOf } from './plaatsen.ts';
import { DINGEN, dingPlek, emptyDoek, VLUCHT, WORPEN } from './schilderen.ts';
import { VAN, type VerfState } from './state.ts';

import assert from 'node:assert/strict';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const pointAt = (fase: 'neer' | 'beweeg' | 'los', x: number, y: number): GameEvent => act({ soort: 'wijs', fase, x, y });
const opgaven = makeOpgaven('SORT', 3, 3);
const start = (more: Partial<GameStart> = {}): VerfState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: VerfState, ...events: readonly GameEvent[]): VerfState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const answers = (state: VerfState, event: GameEvent): readonly string[] =>
  logic.step(state, event).effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const opened = (more: Partial<GameStart> = {}): VerfState =>
  feed(start(more), pick('laken:0'), { type: 'oordeel', goed: true }, ...ticks(VAN + 1));
/** A tap on the sheet, in shares of it, and the balloon lands. */
function throwAt(from: VerfState, x: number, y: number): VerfState {
  const { doek } = plaatsenOf(from);
  return feed(from, pointAt('neer', doek.x + (x - 0.5) * doek.w, doek.y + (y - 0.5) * doek.h), ...ticks(VLUCHT + 1));
}

describe('the balloon', () => {
  const state = start();
  const { ballon } = plaatsenOf(state);
  const laken = lakenOf(state, 1);
  it('that is dragged to a sheet is thrown at it', () => {
    const held = feed(state, pointAt('neer', ballon.x, ballon.y), pointAt('beweeg', 600, 400));
    assert.deepEqual(answers(held, pointAt('los', laken.x, laken.y)), [state.opties[1]]);
  });
  it('that is let go beside them all, or never held, is not', () => {
    const held = feed(state, pointAt('neer', ballon.x, ballon.y), pointAt('beweeg', 600, 400));
    assert.deepEqual(answers(held, pointAt('los', 20, 700)), []);
    assert.deepEqual(answers(feed(state, pointAt('neer', 20, 700)), pointAt('los', laken.x, laken.y)), []);
  });
});

it('sheets keep their place all through a round of sorting', () => {
  const state = opened();
  const na = feed(state, pick('verder'), ...ticks(60));
  assert.deepEqual([na.run.fase, na.opties], ['spelen', state.opties]);
});

describe('the large sheet', () => {
  it('shows what was drawn where it is hit, and not elsewhere', () => {
    const state = opened();
    const plek = dingPlek(state.doek, 2);
    assert.ok(throwAt(state, plek.x, plek.y).doek.gevonden.includes(2));
    const ver = Array.from({ length: DINGEN }, (_, i) => dingPlek(state.doek, i)).reduce((som, { x }) => som + x, 0) / DINGEN;
    assert.ok(throwAt(state, ver, -0.4).doek.gevonden.length === 0);
  });
  it('has every thing of the drawing in a place of its own', () => {
    for (let zaad = 0; zaad < 40; zaad++) {
      const plekken = Array.from({ length: DINGEN }, (_, i) => dingPlek(emptyDoek(zaad, 0), i));
      const dicht = plekken.some((a, i) => plekken.some((b, j) => j > i && Math.abs(a.x - b.x) < 0.15 && Math.abs(a.y - b.y) < 0.22));
      assert.equal(dicht, false, String(zaad));
    }
  });
  it('mixes a colour with another one that it runs into', () => {
    const rood = throwAt(feed(opened(), pick('pot:0')), 0.5, 0.5);
    const samen = throwAt(feed(rood, pick('pot:1')), 0.6, 0.5);
    assert.deepEqual([samen.worp.mengsel, samen.doek.spatten.length], [mix(0, 1), 3]);
    assert.deepEqual(throwAt(feed(rood, pick('pot:1')), 0.95, 0.95).worp.mengsel, null);
    assert.deepEqual(throwAt(feed(rood, pick('pot:0')), 0.6, 0.5).worp.mengsel, null);
  });
  it('goes on with the next word, and is a new one when all was found', () => {
    let state = opened();
    for (let i = 0; i < WORPEN; i++) state = throwAt(state, dingPlek(state.doek, i).x, dingPlek(state.doek, i).y);
    const { gevonden } = state.doek;
    assert.ok(gevonden.length >= WORPEN);
    state = feed(state, ...ticks(120));
    assert.deepEqual([isOpen(state), state.run.fase, state.doek.gevonden], [false, 'spelen', gevonden]);
    const vol = { ...state, doek: { ...state.doek, gevonden: Array.from({ length: DINGEN }, (_, i) => i) } };
    const nieuw = feed(vol, pick('laken:0'), { type: 'oordeel', goed: true }, ...ticks(VAN + 1));
    assert.deepEqual([nieuw.doek.gevonden, nieuw.doek.af], [[], state.doek.af + 1]);
  });
  it('takes three balloons, also where places are chosen', () => {
    let state = opened({ rustig: true });
    for (let n = 0; n < WORPEN + 2; n++) state = feed(state, pick('plek:4'), ...ticks(VLUCHT + 1));
    assert.deepEqual([state.worp.worpen, state.doek.spatten.length], [WORPEN, WORPEN]);
  });
});
