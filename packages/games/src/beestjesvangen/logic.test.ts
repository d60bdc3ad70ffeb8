import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { BLOEMEN, houdingOf } from './sluipen.ts';
import type { Houding } from './sluipen.ts';
import { VAN } from './state.ts';
import type { BeestState } from './state.ts';
import { vlagPlek } from './zwerven.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const wijs = (fase: 'neer' | 'los', x: number, y: number): GameEvent => act({ soort: 'wijs', fase, x, y });
const houd = (ingedrukt: boolean): GameEvent => act({ soort: 'actie', ingedrukt });
const kies = makeOpgaven('KIES', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma'] }));
const start = (more: Partial<GameStart> = {}): BeestState =>
  logic.start({ opgaven: kies, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: BeestState, ...events: readonly GameEvent[]): BeestState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
/** Ticks until something is answered. */
function walkOn(from: BeestState): readonly string[] {
  let state = from;
  for (let n = 0; n < 600; n++) {
    const { state: next, effects } = logic.step(state, { type: 'tick' });
    const gegeven = effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
    if (gegeven.length > 0) return gegeven;
    state = next;
  }
  return [];
}
function opened(more: Partial<GameStart> = {}): BeestState {
  let state = start(more);
  state = feed(state, pick(`beest:${state.opties.indexOf('kat')}`));
  for (let n = 0; n < 600 && state.run.fase === 'spelen'; n++) state = feed(state, ...ticks(1));
  return feed(state, { type: 'oordeel', goed: true }, ...ticks(VAN + 1));
}
/** Waits for what the insect does. */
function wait(from: BeestState, houding: Houding): BeestState {
  let state = from;
  for (let n = 0; n < 230 && houdingOf(state) !== houding; n++) state = feed(state, ...ticks(1));
  return state;
}

describe('the net', () => {
  it('comes down on the insect that was chosen, when the child is there', () => {
    const state = start();
    const zet = logic.step(state, pick(`beest:${state.opties.indexOf('maan')}`));
    assert.deepEqual(
      zet.effects.filter(({ type }) => type === 'antwoord'),
      [],
    );
    assert.deepEqual(walkOn(zet.state), ['maan']);
  });
  it('goes where a finger taps an insect, also above its flag', () => {
    const state = start();
    const { x, y } = vlagPlek(state, 2);
    assert.deepEqual(walkOn(feed(state, wijs('neer', x, y - 100))), [state.opties[2]]);
  });
  it('beside all of them is no answer, and neither is walking by', () => {
    assert.deepEqual(
      logic.step(start(), houd(true)).effects.filter(({ type }) => type === 'antwoord'),
      [],
    );
    assert.deepEqual(walkOn(feed(start(), act({ soort: 'richting', richting: 'op', ingedrukt: true }))), []);
    assert.deepEqual(walkOn(feed(start(), wijs('neer', 600, 600))), []);
  });
  it('can be sent to another one on the way', () => {
    const state = start();
    const anders = feed(state, pick(`beest:${state.opties.indexOf('maan')}`), ...ticks(5), pick(`beest:${state.opties.indexOf('oma')}`));
    assert.deepEqual(walkOn(anders), ['oma']);
  });
});

it('an insect with the child near is slower', () => {
  const state = { ...start(), loper: { x: vlagPlek(start(), 0).x, y: vlagPlek(start(), 0).y } };
  const na = feed(state, ...ticks(40));
  assert.ok((na.ronden[0] ?? 0) < (na.ronden[2] ?? 0) / 2);
});

describe('stealing up', () => {
  it('goes on as long as something is held, and no further', () => {
    const loopt = feed(wait(opened(), 'eet'), houd(true), ...ticks(20));
    assert.ok(loopt.sluip.ver > 0);
    const stil = feed(loopt, houd(false), ...ticks(20));
    assert.equal(stil.sluip.ver, loopt.sluip.ver);
  });
  it('that is seen frightens the insect to the next flower; standing still does not', () => {
    const kijkt = wait(feed(opened(), houd(true), ...ticks(10), houd(false)), 'kijkt');
    assert.equal(kijkt.sluip.bloem, 0);
    assert.equal(feed(kijkt, houd(true), ...ticks(2)).sluip.bloem, 1);
  });
  it('catches it when it stops in time, and it lives in the hotel', () => {
    let state = opened();
    for (let n = 0; n < 470 && state.sluip.gevangenOp === null; n++) state = feed(state, houd(houdingOf(state) === 'eet'), ...ticks(1));
    assert.deepEqual([state.sluip.bloem, state.hotel], [0, [state.sluip.wie]]);
    const na = feed(state, ...ticks(200));
    assert.deepEqual([isOpen(na), na.run.fase, na.hotel.length], [false, 'spelen', 1]);
  });
  it('that is heard at every flower ends with the insect gone', () => {
    let state = opened();
    for (let n = 0; n < 300 && state.sluip.bloem < BLOEMEN.length; n++) state = feed(wait(state, 'kijkt'), houd(true), ...ticks(3));
    assert.deepEqual([state.sluip.bloem, state.hotel], [BLOEMEN.length, []]);
  });
  it('goes by turns in calm mode, and a large step goes further', () => {
    const state = opened({ rustig: true });
    const [klein, groot, stil] = (['klein', 'groot', 'stil'] as const).map((soort) => feed(state, pick(`stap:${soort}`)).sluip.ver);
    assert.deepEqual([stil, (groot ?? 0) > (klein ?? 0)], [0, true]);
  });
});
