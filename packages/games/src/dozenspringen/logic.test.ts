import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { halOf, richelsOf } from './hal.ts';
import { logic } from './logic.ts';
import { OPKOMST } from './state.ts';
import type { DozenState } from './state.ts';

const opgaven = makeOpgaven('GAP', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'ei', keuzes: ['ij', 'ei', 'ee'] }));
const start = (rustig = false): DozenState => logic.start({ opgaven, seed: 4, tempo: rustig ? 0.6 : 1, rustig, stand: 'liggend' });
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pijl = (richting: 'links' | 'rechts' | 'op', ingedrukt = true): GameEvent => act({ soort: 'richting', richting, ingedrukt });

function feed(from: DozenState, ...events: readonly GameEvent[]): { readonly state: DozenState; readonly given: readonly string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}
/** The row is up, and the lift moves under it. */
const finish = (rustig = false): DozenState => feed(start(rustig), ...ticks(OPKOMST + 4)).state;
const tap = (state: DozenState, keuze: string): GameEvent => act({ soort: 'kies', pick: `doos:${state.opties.indexOf(keuze)}` });

describe('a jump', () => {
  it('that lands on a box gives what is on it', () => {
    const state = finish();
    assert.deepEqual(feed(state, pijl('op'), ...ticks(70)).given, [state.opties[1]]);
  });
  it('beside a box is a play error: back on the lift, nothing said', () => {
    const naast = feed(finish(), pijl('rechts'), ...ticks(25), pijl('rechts', false), pijl('op'), ...ticks(90));
    assert.deepEqual([naast.given, naast.state.lijf.staat, naast.state.lijf.y], [[], true, halOf({ stand: 'liggend' }).vloer]);
  });
  it('goes to the box that was tapped, in calm mode too', () => {
    for (const rustig of [false, true]) {
      const state = finish(rustig);
      assert.deepEqual(feed(state, tap(state, 'ij'), ...ticks(140)).given, ['ij']);
    }
  });
  it('does not begin before the row is there', () => assert.deepEqual(feed(start(), pijl('op'), ...ticks(3)).state.lijf.staat, true));
});

describe('a box', () => {
  it('sways, but not in calm mode', () => {
    const x = (state: DozenState): number | undefined => richelsOf(state)[0]?.x;
    assert.notEqual(x(finish()), x(feed(finish(), ...ticks(60)).state));
    assert.equal(x(finish(true)), x(feed(finish(true), ...ticks(60)).state));
  });
  it('that was wrong is left out of the next row', () => {
    const state = finish();
    const after = feed(state, tap(state, 'ij'), ...ticks(90), { type: 'oordeel', goed: false }, { type: 'verder' }).state;
    assert.deepEqual([after.opties.toSorted(), after.lijf.staat, after.hoogte], [['ee', 'ei'], true, 0]);
  });
  it('that is right takes the lift one floor up', () => {
    const state = finish();
    assert.equal(feed(state, tap(state, 'ei'), ...ticks(90), { type: 'oordeel', goed: true }).state.hoogte, 1);
  });
});
