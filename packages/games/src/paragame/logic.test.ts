import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { kolomX } from './plaatsen.ts';
import { planeX } from './sprong.ts';
import { DALING, OPSTIJGEN, PLEKKEN } from './state.ts';
import type { ParaState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const DOE = act({ soort: 'actie', ingedrukt: true });
const kies = makeOpgaven('KIES', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma'] }));
const start = (more: Partial<GameStart> = {}): ParaState =>
  logic.start({ opgaven: kies, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });

function feed(from: ParaState, ...events: readonly GameEvent[]): { readonly state: ParaState; readonly given: readonly string[] } {
  const given: string[] = [];
  const state = events.reduce((before, event) => {
    const step = logic.step(before, event);
    for (const effect of step.effects) if (effect.type === 'antwoord') given.push(effect.gegeven);
    return step.state;
  }, from);
  return { state, given };
}
const land = (state: ParaState, optie: string): readonly GameEvent[] => [
  act({ soort: 'kies', pick: `schijf:${state.opties.indexOf(optie)}` }),
  ...ticks(DALING),
];
function opened(more: Partial<GameStart> = {}): ParaState {
  const state = start(more);
  const { state: na } = feed(state, ...land(state, 'kat'), { type: 'oordeel', goed: true }, ...ticks(OPSTIJGEN + 1));
  assert.equal(isOpen(na), true);
  return withLangWoord({ ...na, sprong: { ...na.sprong, wei: ['koe', 'hooi', 'roos', 'klaver', 'vijver'], wind: 1 } });
}
/** Jumps over column `kolom`, and pulls the cord after so many ticks. */
function jumpAt(from: ParaState, kolom: number, naar: number): ParaState {
  let state = from;
  for (let n = 0; n < 500 && Math.abs(planeX(state) - kolomX(state, kolom)) > 4; n++) state = feed(state, ...ticks(1)).state;
  return feed(state, DOE, ...ticks(naar), DOE, ...ticks(140)).state;
}

describe('the cloths', () => {
  it('are an answer only when one has landed on them', () => {
    const state = start();
    const events = land(state, 'maan');
    assert.deepEqual(feed(state, ...events.slice(0, -1)).given, []);
    assert.deepEqual(feed(state, ...events).given, ['maan']);
  });
  it('are drifted over with the arrows, however long, without an answer', () => {
    const { state, given } = feed(start(), act({ soort: 'richting', richting: 'rechts', ingedrukt: true }), ...ticks(2000));
    assert.deepEqual([given, state.mik, state.schot], [[], 2, null]);
  });
  it('are not offered again when it was the wrong one', () => {
    const state = start();
    const na = feed(state, ...land(state, 'oma'), { type: 'oordeel', goed: false }, { type: 'verder' }).state;
    assert.deepEqual(na.opties.toSorted(), ['kat', 'maan']);
  });
});

describe('the plane', () => {
  it('comes in before the target, now nearer and now further off', () => {
    const begin = Array.from({ length: 12 }, (_, i) => opened({ seed: i + 1 }));
    for (const state of begin) {
      const roos = kolomX(state, state.sprong.wei.indexOf('roos'));
      assert.ok(planeX(state) <= Math.max(roos, kolomX(state, 0)), `${planeX(state)} ${roos}`);
    }
    assert.ok(new Set(begin.map(planeX)).size > 4);
  });
});

describe('the jump', () => {
  it('lands right below when the cord is pulled late, and is blown along when it is pulled at once', () => {
    assert.equal(jumpAt(opened(), 2, 60).sprong.geland?.lap, 'goud');
    const vroeg = jumpAt(opened(), 2, 1);
    assert.equal(vroeg.sprong.geland?.lap, 'klaver');
    assert.ok((vroeg.sprong.geland?.x ?? 0) > kolomX(vroeg, 2) + 150);
  });
  it('opens the parachute by itself just above the ground', () => {
    const { state } = feed(opened(), DOE, ...ticks(58));
    assert.equal(typeof state.sprong.valt?.openOp, 'number');
  });
  it('sews what was landed on to the parachute, for the round', () => {
    const { state } = feed(jumpAt(opened(), 0, 60), act({ soort: 'kies', pick: 'verder' }), ...ticks(60));
    assert.deepEqual([state.run.fase, state.lappen], ['spelen', ['koe']]);
  });
  it('is reckoned with the wind in calm mode', () => {
    const { state } = feed(opened({ rustig: true }), act({ soort: 'kies', pick: 'kolom:1' }), ...ticks(300));
    assert.deepEqual(state.lappen, ['goud']);
  });
  it('ends after two landings', () => {
    const { state } = feed(jumpAt(jumpAt(opened(), 2, 60), 2, 60), ...ticks(70));
    assert.deepEqual([isOpen(state), state.lappen.length], [false, 2]);
  });
});

it('in every burst each kind of place lies on the meadow once', () => {
  for (let seed = 0; seed < 20; seed++) {
    const state = start({ seed });
    const na = feed(state, ...land(state, 'kat'), { type: 'oordeel', goed: true }, ...ticks(OPSTIJGEN + 1)).state;
    assert.deepEqual(na.sprong.wei.toSorted(), PLEKKEN.toSorted());
    assert.notEqual(na.sprong.wind, 0);
  }
});
