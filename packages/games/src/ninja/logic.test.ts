import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { vruchtPlek } from './dansen.ts';
import { logic } from './logic.ts';
import { cutsOf, LIJNEN, lijnOf, mikLijn, regenPlek, slagenOf } from './regen.ts';
import { TERUG } from './state.ts';
import type { NinjaState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const wijs = (fase: 'neer' | 'beweeg' | 'los', x: number, y: number): GameEvent => act({ soort: 'wijs', fase, x, y });
const SNIJD = act({ soort: 'actie', ingedrukt: true });
const kies = makeOpgaven('KIES', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'kat', keuzes: ['kat', 'maan', 'oma'] }));
const start = (more: Partial<GameStart> = {}): NinjaState =>
  logic.start({ opgaven: kies, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: NinjaState, ...events: readonly GameEvent[]): NinjaState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const answers = (state: NinjaState, event: GameEvent): readonly string[] =>
  logic.step(state, event).effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : []));
const opened = (more: Partial<GameStart> = {}): NinjaState => {
  const state = start(more);
  return feed(state, pick(`vrucht:${state.opties.indexOf('kat')}`), { type: 'oordeel', goed: true }, ...ticks(TERUG + 2));
};

describe('a swipe', () => {
  const state = feed(start(), ...ticks(30));
  const [eerste, tweede] = [vruchtPlek(state, 0), vruchtPlek(state, 1)];
  it('that goes through a fruit gives what is on it, the first on its way', () => {
    const veeg = feed(state, wijs('neer', eerste.x, eerste.y - 200));
    assert.deepEqual(answers(veeg, wijs('beweeg', eerste.x, eerste.y + 100)), [state.opties[0]]);
  });
  it('between two of them, or a short one, gives nothing', () => {
    const tussen = (eerste.x + tweede.x) / 2;
    assert.deepEqual(answers(feed(state, wijs('neer', tussen, 200)), wijs('los', tussen, 700)), []);
    assert.deepEqual(answers(feed(state, wijs('neer', eerste.x, eerste.y)), wijs('los', eerste.x + 20, eerste.y)), []);
  });
  it('without a finger down gives nothing', () => {
    assert.deepEqual(answers(state, wijs('beweeg', eerste.x, eerste.y)), []);
  });
});

it('fruit dances only while the child thinks, and not at all in calm mode', () => {
  const [gewoon, rustig] = [start(), start({ rustig: true })];
  assert.notEqual(vruchtPlek(feed(gewoon, ...ticks(60)), 0).y, vruchtPlek(gewoon, 0).y);
  assert.equal(vruchtPlek(feed(rustig, ...ticks(60)), 0).y, vruchtPlek(rustig, 0).y);
  const mis = feed(gewoon, ...ticks(60), pick('vrucht:0'), { type: 'oordeel', goed: false });
  assert.equal(vruchtPlek(feed(mis, ...ticks(60)), 0).y, vruchtPlek(mis, 0).y);
});

it('fruit that turned to stone is not offered again', () => {
  const state = start();
  const na = feed(state, pick(`vrucht:${state.opties.indexOf('maan')}`), { type: 'oordeel', goed: false }, { type: 'verder' });
  assert.deepEqual([na.opties.includes('maan'), na.opties.includes('kat')], [false, true]);
});

describe('the rain of fruit', () => {
  it('is cut by one blow wherever the line goes, and only there', () => {
    const state = feed(opened(), ...ticks(60));
    const raak = cutsOf(state, mikLijn(state)).map(({ vrucht }) => vrucht);
    const na = feed(state, SNIJD);
    assert.deepEqual(
      na.regen.gesneden.map(({ vrucht }) => vrucht),
      raak,
    );
    assert.ok(raak.every((i) => regenPlek(na, i) === null));
    assert.equal(na.stukken, raak.length);
  });
  it('brings more to who waits and leans the blade than to who cuts at once', () => {
    const meteen = feed(opened(), SNIJD, SNIJD, SNIJD).stukken;
    let best = 0;
    for (let wacht = 0; wacht < 200; wacht += 5) {
      const state = feed(opened(), ...ticks(wacht));
      best = Math.max(best, cutsOf(state, mikLijn(state)).length);
    }
    assert.equal(meteen, 0);
    assert.ok(best >= 2);
  });
  it('follows a finger, aslant too', () => {
    const state = feed(opened(), ...ticks(66));
    const [a, b] = [regenPlek(state, 0), regenPlek(state, 3)];
    assert.ok(a !== null && b !== null);
    const na = feed(state, wijs('neer', a[0], a[1]), wijs('los', b[0], b[1]));
    const raak = na.regen.gesneden.map(({ vrucht }) => vrucht);
    assert.deepEqual([raak.includes(0), raak.includes(3)], [true, true]);
  });
  it('ends after three blows, and the salad stays for the round', () => {
    const state = feed(opened(), ...ticks(60), SNIJD, ...ticks(30), SNIJD, ...ticks(30), SNIJD);
    assert.equal(state.regen.strepen.length, slagenOf(state));
    assert.equal(feed(state, SNIJD).regen.strepen.length, slagenOf(state));
    const na = feed(state, ...ticks(120));
    assert.deepEqual([isOpen(na), na.run.fase, na.stukken, na.regen.strepen.length], [false, 'spelen', state.stukken, 0]);
  });
  it('hangs still in calm mode, where the fullest of four lines cuts most', () => {
    const state = opened({ rustig: true });
    const telt = Array.from({ length: LIJNEN }, (_, i) => cutsOf(state, lijnOf(state, i)).length);
    assert.ok(Math.max(...telt) > Math.min(...telt));
    assert.equal(feed(state, pick(`lijn:${telt.indexOf(Math.max(...telt))}`)).stukken, Math.max(...telt));
    assert.deepEqual(regenPlek(feed(state, ...ticks(100)), 7), regenPlek(state, 7));
  });
});
