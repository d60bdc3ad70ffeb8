import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { AANLOOP, BEDENKTIJD, ONDERDOOR } from './state.ts';
import type { RaceState } from './state.ts';

const opgaven = makeOpgaven('SORT', 2, 1).map((opgave) => ({ ...opgave, antwoord: 'lang' }));
const start = (rustig = false): RaceState => logic.start({ opgaven, seed: 2, tempo: 1, rustig, stand: 'liggend' });
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const LINKS = act({ soort: 'richting', richting: 'links', ingedrukt: true });
const tap = (state: RaceState, optie: string): GameEvent => act({ soort: 'kies', pick: `baan:${state.opties.indexOf(optie)}` });

function feed(from: RaceState, ...events: readonly GameEvent[]): { readonly state: RaceState; readonly given: readonly string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}

describe('the gantry', () => {
  it('waits for a car that has not been steered, however long', () => assert.deepEqual(feed(start(), ...ticks(3000)).given, []));
  it('counts the lane once it was kept for a while', () => {
    const state = start();
    assert.deepEqual(feed(state, LINKS, ...ticks(AANLOOP + BEDENKTIJD + ONDERDOOR)).given, [state.opties[0]]);
  });
  it('counts at once with gas, in the lane where the car already is too', () => {
    const state = start();
    assert.deepEqual(feed(state, act({ soort: 'klaar' }), ...ticks(ONDERDOOR + 1)).given, [state.opties[1]]);
  });
  it('waits for the gas in calm mode', () => assert.deepEqual(feed(start(true), LINKS, ...ticks(3000)).given, []));
});

describe('the car', () => {
  it('gets a part for a right answer, none for a wrong one', () => {
    const state = start();
    const drive = (optie: string, goed: boolean) =>
      feed(state, tap(state, optie), ...ticks(ONDERDOOR + 1), { type: 'oordeel', goed }).state;
    assert.deepEqual([drive('lang', true).onderdelen, drive('kort', false).onderdelen], [1, 0]);
  });
  it('steers to a lane that is tapped, without going under the board', () => {
    const { state, given } = feed(start(), act({ soort: 'wijs', fase: 'neer', x: 100, y: 600 }), ...ticks(20));
    assert.deepEqual([state.baan, given], [0, []]);
  });
  it('stands still in calm mode: the world does not rush by', () => assert.equal(feed(start(true), ...ticks(60)).state.gereden, 0));
});
