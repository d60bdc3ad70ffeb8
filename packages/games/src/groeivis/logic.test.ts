import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { maatVan, visPlek } from './plaatsen.ts';
import type { VisState } from './state.ts';
import { groteVis, hapjePlek, ZWEEF } from './zwemmen.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer', ingedrukt = true): GameEvent => act({ soort: 'richting', richting, ingedrukt });
const finger = (x: number, y: number): GameEvent => act({ soort: 'wijs', fase: 'beweeg', x, y });
const opgaven = makeOpgaven('KIES', 3, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma'] }));
const start = (more: Partial<GameStart> = {}): VisState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: VisState, ...events: readonly GameEvent[]): VisState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const opened = (more: Partial<GameStart> = {}): VisState => {
  const state = start(more);
  return withLangWoord(feed(state, pick(`koek:${state.opties.indexOf('kat')}`), { type: 'oordeel', goed: true }, ...ticks(64)));
};
/** Swims after a finger over bite `i` until it is eaten. */
function swimTo(from: VisState, i: number): VisState {
  let state = from;
  for (let n = 0; n < 300; n++) {
    const hapje = state.zee.hapjes[i] ?? assert.fail('no such bite');
    if (hapje.opOp !== null) return state;
    const [x, y] = hapjePlek(state, hapje);
    state = feed(state, finger(x, y + (hapje.soort === 'goud' ? -20 : 0)), ...ticks(1));
  }
  return state;
}

describe('the fish', () => {
  it('swims to what the arrows point at, and only a bite is an answer', () => {
    const state = feed(start(), pijl('rechts'), ...ticks(40));
    assert.notDeepEqual(visPlek(state), visPlek(start()));
    assert.equal(state.run.fase, 'spelen');
    const { effects } = logic.step(state, act({ soort: 'actie', ingedrukt: true }));
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      [state.opties[0]],
    );
  });
  it('grows by what it eats, and not by what is prickly', () => {
    const state = start();
    const fout = feed(state, pick(`koek:${state.opties.indexOf('oma')}`), { type: 'oordeel', goed: false });
    assert.deepEqual([fout.groei, opened().groei], [0, 1]);
    assert.ok(maatVan(opened()) > maatVan(state));
  });
});

describe('free swimming, after a right word', () => {
  it('goes as long as an arrow is held, and stays in the sea', () => {
    const state = opened();
    const op = feed(state, pijl('op'), ...ticks(10));
    assert.ok(op.zee.y < state.zee.y);
    const stil = feed(op, pijl('op', false), ...ticks(20));
    assert.equal(stil.zee.y, feed(op, pijl('op', false), ...ticks(1)).zee.y);
    assert.equal(feed(state, pijl('op'), ...ticks(230)).zee.y, 170);
  });
  it('eats a shrimp for one, and finds something in the shell that stays for the round', () => {
    const state = opened();
    const garnaal = swimTo(state, 0);
    assert.ok(garnaal.groei > state.groei);
    const schelp = state.zee.hapjes.findIndex(({ soort }) => soort === 'schelp');
    const na = swimTo(opened(), schelp);
    assert.deepEqual(na.schatten, [na.zee.schat]);
    const verder = feed(na, pick('verder'), ...ticks(60));
    assert.deepEqual([verder.run.fase, verder.schatten.length], ['spelen', 1]);
  });
  it('the gold above the big fish can be had without swimming into it, and is worth four shrimps', () => {
    const goud = opened().zee.hapjes.findIndex(({ soort }) => soort === 'goud');
    const gelukt = Array.from({ length: 16 }, (_, seed) => swimTo(opened({ seed: seed + 1 }), goud)).filter(
      (state) => state.zee.hapjes[goud]?.opOp !== null && state.zee.botsOp < 0,
    );
    assert.ok(gelukt.length >= 3, `${gelukt.length} of 16`);
    for (const state of gelukt) assert.ok(state.groei >= 5);
  });
  it('who swims into the big fish is spat out, loses nothing, and answers nothing', () => {
    let state = opened();
    const groei = state.groei;
    for (let n = 0; n < 300 && state.zee.botsOp < 0; n++) state = feed(state, finger(...groteVis(state).plek), ...ticks(1));
    assert.ok(state.zee.botsOp > 0);
    assert.deepEqual([state.groei >= groei, state.run.fase], [true, 'goed']);
  });
  it('in calm mode the big fish sleeps, and four bites are chosen', () => {
    let state = opened({ rustig: true, tempo: 0.6 });
    for (const i of [0, 4, 5, 1]) state = feed(state, pick(`hapje:${i}`), ...ticks(ZWEEF + 2));
    assert.deepEqual([state.groei, state.schatten.length, state.zee.over], [1 + 1 + 4 + 1, 1, 0]);
    assert.equal(isOpen(feed(state, ...ticks(50))), false);
  });
});
