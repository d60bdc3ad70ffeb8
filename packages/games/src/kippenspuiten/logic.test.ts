import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { kipPlek } from './plaatsen.ts';
import { bultBij, bultPlek, isSchoon, VLUCHT } from './spuiten.ts';
import type { KipState } from './state.ts';
import { kipNu } from './woord.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const SPUIT = act({ soort: 'actie', ingedrukt: true });
const tap = (x: number, y: number): GameEvent => act({ soort: 'wijs', fase: 'neer', x, y });
const opgaven = makeOpgaven('KIES', 3, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma', 'trein'] }));
const start = (more: Partial<GameStart> = {}): KipState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: KipState, ...events: readonly GameEvent[]): KipState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const opened = (more: Partial<GameStart> = {}): KipState => {
  const state = start(more);
  return withLangWoord(feed(state, pick(`kip:${state.opties.indexOf('kat')}`), { type: 'oordeel', goed: true }, ...ticks(74)));
};
/** Squirts by finger at a lump that stands still, until it is clean. */
function wash(from: KipState, i: number): KipState {
  let state = from;
  for (let n = 0; n < 400 && state.modder.water > 0; n++) {
    const bult = state.modder.bulten[i] ?? assert.fail('no such lump');
    if (isSchoon(bult)) return state;
    const { plek, rent } = bultPlek(state, bult);
    state = rent ? feed(state, ...ticks(1)) : feed(state, tap(...plek), ...ticks(14));
  }
  return state;
}

describe('the chickens', () => {
  it('never come near each other or leave the stage on their stroll, and stand still in calm mode', () => {
    for (const stand of ['liggend', 'staand'] as const) {
      let state = start({ stand });
      for (let n = 0; n < 500; n++) {
        state = feed(state, ...ticks(1));
        const vakken = state.opties.map((_, i) => ({ ...kipPlek(state, i), x: kipNu(state, i).plek[0] }));
        for (const [i, a] of vakken.entries()) {
          assert.ok(a.x - a.w / 2 > 0 && a.x + a.w / 2 < (stand === 'liggend' ? 1280 : 720));
          for (const b of vakken.slice(i + 1)) assert.ok(Math.abs(a.x - b.x) >= a.w || Math.abs(a.y - b.y) >= a.h);
        }
      }
    }
    const rustig = start({ rustig: true });
    assert.deepEqual(kipNu(feed(rustig, ...ticks(90)), 0).plek, kipNu(rustig, 0).plek);
  });
  it('only a squirt is an answer, aiming is not', () => {
    const state = start();
    const gericht = feed(state, act({ soort: 'richting', richting: 'rechts', ingedrukt: true }));
    assert.equal(gericht.run.fase, 'spelen');
    const { effects } = logic.step(gericht, SPUIT);
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      [state.opties[0]],
    );
  });
});

describe('the lumps of mud, after a right word', () => {
  it('a small one is clean after one squirt, a large one after three, and its animal stays for the round', () => {
    for (const [i, nodig] of [
      [0, 1],
      [2, 3],
    ] as const) {
      const voor = opened();
      const na = wash(voor, i);
      assert.deepEqual([na.modder.bulten[i]?.raak, voor.modder.water - na.modder.water >= nodig, na.dieren.length], [nodig, true, 2]);
      const verder = feed(na, pick('verder'), ...ticks(60));
      assert.deepEqual([verder.run.fase, verder.dieren.length], ['spelen', 2]);
    }
  });
  it('a squirt takes a moment: what ran away is not hit', () => {
    const state = opened();
    assert.equal(bultBij(state, -400, null), -1);
    const na = feed(state, tap(640, 60), ...ticks(VLUCHT));
    assert.deepEqual([na.modder.water, na.modder.bulten.every(({ raak }) => raak === 0)], [state.modder.water - 1, true]);
  });
  it('there is not enough water for all of them', () => {
    const { modder } = opened();
    assert.ok(modder.water < modder.bulten.reduce((som, { nodig }) => som + nodig, 0));
  });
  it('is over when the water is gone', () => {
    let state = opened();
    for (let n = 0; n < 6; n++) state = feed(state, tap(640, 60), ...ticks(14));
    assert.deepEqual([state.modder.water, isOpen(feed(state, ...ticks(62)))], [0, false]);
  });
  it('an arrow that is held moves the cross-hair until it is let go', () => {
    const rechts = (ingedrukt: boolean): GameEvent => act({ soort: 'richting', richting: 'rechts', ingedrukt });
    const state = opened();
    const na = feed(state, rechts(true), ...ticks(10), rechts(false), ...ticks(10));
    assert.equal(na.modder.mik, state.modder.mik + 110);
  });
  it('in calm mode they stand still and are chosen', () => {
    const state = opened({ rustig: true, tempo: 0.6 });
    const na = feed(state, ...ticks(120), pick('bult:0'), ...ticks(VLUCHT));
    assert.deepEqual([na.modder.bulten.map(isSchoon), na.dieren.length], [[true, false, false, false], 2]);
  });
});
