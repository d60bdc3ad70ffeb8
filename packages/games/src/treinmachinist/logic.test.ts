import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput } from '@spelrijk/game-kit/contract';
import { countInBak } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { REMWEG, ritspel } from './rit.ts';
import { AANLOOP, BEDENKTIJD, NAAR_WISSEL, VAART } from './state.ts';
import type { TreinState } from './state.ts';

const opgaven = makeOpgaven('SORT', 3, 1).map((opgave) => ({ ...opgave, antwoord: 'lang' }));
const start = (rustig = false): TreinState => logic.start({ opgaven, seed: 1, tempo: 1, rustig, stand: 'liggend' });
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const goTo = (state: TreinState, naam: string): GameEvent => act({ soort: 'kies', pick: `station:${state.opties.indexOf(naam)}` });
const OP = act({ soort: 'richting', richting: 'op', ingedrukt: true });
const NEER = act({ soort: 'richting', richting: 'neer', ingedrukt: true });

function feed(from: TreinState, ...events: readonly GameEvent[]): { readonly state: TreinState; readonly given: readonly string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}
const AANKOMST = Math.ceil(AANLOOP / VAART);

describe('the train', () => {
  it('waits at the signal for a child that has not set the points', () => assert.deepEqual(feed(start(), ...ticks(4000)).given, []));
  it('goes by itself where the points have stood for a while', () => {
    const state = start();
    assert.deepEqual(feed(state, OP, ...ticks(AANKOMST + BEDENKTIJD + NAAR_WISSEL)).given, [state.opties[0]]);
  });
  it('gives the time to think again when the points are set anew', () => {
    const state = start();
    const anew = feed(state, OP, ...ticks(AANKOMST - 5), NEER, ...ticks(BEDENKTIJD - 4));
    assert.deepEqual(anew.given, []);
    assert.deepEqual(feed(anew.state, ...ticks(NAAR_WISSEL + 8)).given, [state.opties[1]]);
  });
  it('goes at Enter, and not before in calm mode', () => {
    const state = start(true);
    const set = feed(state, OP, ...ticks(3000));
    assert.deepEqual(set.given, []);
    assert.deepEqual(feed(set.state, act({ soort: 'klaar' }), ...ticks(NAAR_WISSEL + 1)).given, [state.opties[0]]);
  });
  it('is slower as long as space is held', () => {
    const rem = act({ soort: 'actie', ingedrukt: true });
    assert.ok(feed(start(), rem, ...ticks(30)).state.nadering.afstand > feed(start(), ...ticks(30)).state.nadering.afstand);
  });
});

describe('a station', () => {
  it('keeps its place all through a round and counts its wagons', () => {
    const first = start();
    const { state } = feed(first, goTo(first, 'lang'), ...ticks(NAAR_WISSEL + 1), { type: 'oordeel', goed: true }, ...ticks(100));
    assert.deepEqual([state.opties, countInBak(state.bakken, 'lang')], [first.opties, 1]);
  });
  it('sends the wagon back to the signal when it was the wrong one', () => {
    const first = start();
    const { state } = feed(first, goTo(first, 'kort'), ...ticks(NAAR_WISSEL + 1), { type: 'oordeel', goed: false }, { type: 'verder' });
    assert.deepEqual([state.nadering.afstand, state.baan, countInBak(state.bakken, 'kort')], [0, -1, 0]);
  });
});

describe('the ride after a right word', () => {
  const opened = (rustig = false): TreinState => {
    const first = start(rustig);
    const { state } = feed(first, goTo(first, 'lang'), ...ticks(NAAR_WISSEL + 1), { type: 'oordeel', goed: true });
    return feed(state, ...ticks(ritspel.van + 1)).state;
  };
  const SPATIE = act({ soort: 'actie', ingedrukt: true });

  it('takes in who waits where it stands still beside a platform, as far as there are seats', () => {
    let { state } = feed(opened());
    const [halte] = state.rit.haltes;
    if (halte === undefined) assert.fail('a platform');
    while (state.rit.weg < halte.x - REMWEG) ({ state } = feed(state, ...ticks(1)));
    const na = feed(state, SPATIE, ...ticks(60));
    assert.deepEqual([na.state.rit.haltes[0]?.in?.aantal, na.state.reizigers, na.given], [halte.wachtend, halte.wachtend, []]);
  });

  it('takes in nobody in the field, and goes on', () => {
    const stil = feed(opened(), SPATIE, ...ticks(60)).state;
    assert.deepEqual([stil.rit.vaart, stil.reizigers, stil.rit.misOp > 0], [0, 0, true]);
    assert.ok(feed(stil, SPATIE, ...ticks(30)).state.rit.weg > stil.rit.weg + 30);
  });

  it('goes to the platform that is chosen in calm mode, and never back', () => {
    const { state } = feed(opened(true), act({ soort: 'kies', pick: 'halte:1' }), ...ticks(400));
    assert.ok((state.rit.haltes[1]?.in?.aantal ?? 0) > 0);
    const terug = feed(state, act({ soort: 'kies', pick: 'halte:0' }), ...ticks(100)).state;
    assert.equal(terug.rit.haltes[0]?.in, null);
  });
});
