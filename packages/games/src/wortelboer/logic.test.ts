import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven, withLangWoord } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { BEDDEN, groeiOf, molPlek } from './oogsten.ts';
import { greepOf, kistOf } from './plaatsen.ts';
import { VAN } from './state.ts';
import type { BoerState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const pointAt = (fase: 'neer' | 'beweeg' | 'los', x: number, y: number): GameEvent => act({ soort: 'wijs', fase, x, y });
const start = (more: Partial<GameStart> = {}): BoerState =>
  logic.start({ opgaven: makeOpgaven('SORT', 3, 3), seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: BoerState, ...events: readonly GameEvent[]): BoerState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const answers = (state: BoerState, event: GameEvent): readonly string[] =>
  logic.step(state, event).effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const opened = (more: Partial<GameStart> = {}): BoerState =>
  withLangWoord(feed(start(more), pick('kist:0'), { type: 'oordeel', goed: true }, ...ticks(VAN + 1)));

describe('the carrot', () => {
  const state = start();
  const greep = greepOf(state);
  const kist = kistOf(state, 1);
  it('that is dragged out of the ground into a crate is the answer', () => {
    const held = feed(state, pointAt('neer', greep.x, greep.y), pointAt('beweeg', 600, 300));
    assert.deepEqual(answers(held, pointAt('los', kist.x, kist.y)), [state.opties[1]]);
  });
  it('that is only pulled at, or let go beside the crates, is not', () => {
    const held = feed(state, pointAt('neer', greep.x, greep.y), pointAt('beweeg', greep.x, greep.y - 60));
    assert.deepEqual(answers(held, pointAt('los', greep.x, greep.y - 60)), []);
    assert.equal(feed(held, pointAt('los', greep.x, greep.y - 60)).sleep, null);
  });
  it('lies in its crate for the round when it was right', () => {
    const na = feed(opened(), pick('verder'), ...ticks(60));
    assert.equal(na.bakken.aantal[state.opties[0] ?? ''], 1);
  });
});

it('a carrot on the board is cut, and right cuts stay for the next attempt', () => {
  const opgaven = makeOpgaven('SPLIT', 1, 2).map((o) => ({ ...o, antwoord: 'pan·nen·koek', woord: { ...o.woord, woord: 'pannenkoek' } }));
  const state = feed(start({ opgaven }), pick('snee:3'), pick('snee:5'));
  assert.deepEqual(answers(state, act({ soort: 'klaar' })), ['pan·ne·nkoek']);
  const na = feed(state, act({ soort: 'klaar' }), { type: 'oordeel', goed: false }, { type: 'verder' });
  assert.deepEqual(na.sneden, [3]);
});

describe('the harvest', () => {
  it('is larger for who waits', () => {
    const [nu, straks] = [feed(opened(), pick('bed:0')), feed(opened(), ...ticks(60), pick('bed:0'))];
    assert.ok((straks.hooi[0]?.maat ?? 0) > (nu.hooi[0]?.maat ?? 1));
  });
  it('is the mole’s where it gets first, and only there', () => {
    let state = opened();
    const kies = act({ soort: 'richting', richting: 'links', ingedrukt: true });
    for (let n = 0; n < 460 && !state.oogst.bedden.includes('mol'); n++) state = feed(state, ...(n % 90 === 0 ? [kies] : []), ...ticks(1));
    assert.equal(state.oogst.bedden.filter((bed) => bed === 'mol').length, 1);
    const weg = state.oogst.bedden.indexOf('mol');
    assert.equal(feed(state, pick(`bed:${weg}`)).hooi.length, 0);
    assert.equal(feed(state, pick(`bed:${(weg + 1) % BEDDEN}`)).hooi.length, 1);
  });
  it('is the child’s when it pulls before the mole is there', () => {
    let state = opened();
    for (let n = 0; n < 470 && state.oogst.bedden.includes(null); n++) {
      const mol = molPlek(state);
      const bed = state.oogst.bedden.findIndex((een, i) => een === null && mol !== null && Math.abs(mol - i) < 0.3);
      state = feed(state, ...(bed >= 0 ? [pick(`bed:${bed}`)] : []), ...ticks(1));
    }
    assert.deepEqual([state.hooi.length, state.oogst.bedden.includes('mol')], [BEDDEN, false]);
    const na = feed(state, ...ticks(120));
    assert.deepEqual([isOpen(na), na.run.fase, na.hooi.length], [false, 'spelen', BEDDEN]);
  });
  it('goes by turns in calm mode: nothing grows while nobody waits', () => {
    const state = opened({ rustig: true });
    assert.equal(groeiOf(feed(state, ...ticks(200)), 1), groeiOf(state, 1));
    assert.ok(groeiOf(feed(state, pick('wacht')), 1) > groeiOf(state, 1));
  });
});
