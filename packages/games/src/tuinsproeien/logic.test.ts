import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { celPlek } from './bad.ts';
import { logic } from './logic.ts';
import { potPlek } from './plaatsen.ts';
import { scene } from './scene.ts';
import { GENOEG, NAAR_BAD } from './state.ts';
import type { TuinState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const kraan = (ingedrukt: boolean): GameEvent => act({ soort: 'actie', ingedrukt });
const pointAt = (x: number, y: number): GameEvent => act({ soort: 'wijs', fase: 'neer', x, y });
const kies = makeOpgaven('KIES', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma'] }));
const start = (more: Partial<GameStart> = {}): TuinState =>
  logic.start({ opgaven: kies, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });

function feed(from: TuinState, ...events: readonly GameEvent[]): { readonly state: TuinState; readonly given: readonly string[] } {
  const given: string[] = [];
  const state = events.reduce((before, event) => {
    const step = logic.step(before, event);
    for (const effect of step.effects) if (effect.type === 'antwoord') given.push(effect.gegeven);
    return step.state;
  }, from);
  return { state, given };
}
const water = (state: TuinState, optie: string): readonly GameEvent[] => [
  act({ soort: 'kies', pick: `plant:${state.opties.indexOf(optie)}` }),
  ...ticks(GENOEG + 40),
];
function opened(more: Partial<GameStart> = {}): TuinState {
  const state = start(more);
  const { state: na } = feed(state, ...water(state, 'kat'), { type: 'oordeel', goed: true }, ...ticks(NAAR_BAD + 1));
  assert.equal(isOpen(na), true);
  return na;
}

describe('the hose', () => {
  it('gives as the answer the plant that it watered long enough', () => {
    const state = start();
    assert.deepEqual(feed(state, ...water(state, 'maan')).given, ['maan']);
  });
  it('answers nothing with a squirt, nor with a tap that is shut', () => {
    const { state, given } = feed(start(), kraan(true), ...ticks(GENOEG - 10), kraan(false), ...ticks(600));
    assert.deepEqual([given, state.nat], [[], 0]);
  });
  it('waters with the key that is held', () => {
    const state = start();
    assert.deepEqual(feed(state, kraan(true), ...ticks(GENOEG + 2)).given, [state.opties[state.mik]]);
  });
  it('begins anew on another plant', () => {
    const { state, given } = feed(
      start(),
      kraan(true),
      ...ticks(GENOEG - 4),
      act({ soort: 'richting', richting: 'rechts', ingedrukt: true }),
      ...ticks(10),
    );
    assert.deepEqual([given, state.nat < 10], [[], true]);
  });
  it('does not offer a plant with an umbrella again', () => {
    const state = start();
    const na = feed(state, ...water(state, 'oma'), { type: 'oordeel', goed: false }, { type: 'verder' }).state;
    assert.deepEqual(na.opties.toSorted(), ['kat', 'maan']);
  });
});

describe('the pool', () => {
  it('has a duck that goes away from where the water comes down', () => {
    const state = opened();
    const { x, y } = state.bad.eend;
    const rechtsvan = feed(state, pointAt(x + 60, y), ...ticks(30)).state.bad.eend;
    const linksvan = feed(state, pointAt(x - 60, y), ...ticks(30)).state.bad.eend;
    assert.ok(rechtsvan.x < x - 30 && linksvan.x > x + 30);
  });
  it('leaves a duck alone where the water is far off', () => {
    const state = opened();
    const { x, y } = state.bad.eend;
    assert.equal(feed(state, pointAt(x + 260, y), ...ticks(30)).state.bad.eend.x, x);
  });
  it('gives who sits under the foam that is bumped into, for the round', () => {
    const state = opened();
    const [hoop] = state.bad.schuim;
    assert.ok(hoop);
    const bij = { ...state, bad: { ...state.bad, eend: { ...state.bad.eend, x: hoop.x + 20, y: hoop.y } } };
    const { state: na } = feed(bij, ...ticks(1), act({ soort: 'kies', pick: 'verder' }), ...ticks(60));
    assert.deepEqual([na.run.fase, na.vrienden], ['spelen', [hoop.wie]]);
  });
  it('is glided over from rim to rim in calm mode, with a few pushes', () => {
    const state = opened({ rustig: true });
    const { state: na } = feed(
      state,
      act({ soort: 'kies', pick: 'duw:1' }),
      ...ticks(60),
      act({ soort: 'kies', pick: 'duw:0' }),
      ...ticks(60),
    );
    const hoek = celPlek(na, 0, 0);
    assert.deepEqual([na.bad.eend.x, na.bad.eend.y, na.bad.over], [hoek.x, hoek.y, 4]);
    assert.equal(na.bad.schuim[0]?.wegOp === null, false);
  });
});

it('a flower that opens stands clear of the pots over it', () => {
  const state = start({ stand: 'staand' });
  const laag = 2;
  const boven = [0, 1].map((i) => potPlek(state, i));
  let na = feed(state, act({ soort: 'kies', pick: `plant:${laag}` }), ...ticks(200)).state;
  na = feed(na, { type: 'oordeel', goed: true }).state;
  let gezien = 0;
  for (let n = 0; n < NAAR_BAD - 1; n++) {
    na = feed(na, ...ticks(1)).state;
    const bloem = scene(na).find(({ key }) => key === `bloem${laag}`);
    if (bloem === undefined) continue;
    gezien++;
    const top = bloem.y - (bloem.h * (bloem.sy ?? 1)) / 2;
    for (const { y, h } of boven) assert.ok(top >= y + h / 2, `${top} over ${y + h / 2}`);
  }
  assert.ok(gezien > 40);
});
