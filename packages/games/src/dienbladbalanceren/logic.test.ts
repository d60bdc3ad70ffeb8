import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEffect, GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { gastenVan, isLevel, momentOf } from './blad.ts';
import type { Gerecht } from './state.ts';
import { logic } from './logic.ts';
import { layRows } from './rijen.ts';
import type { DienbladState } from './state.ts';

const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const times = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const pick = (naam: string): GameEvent => act({ soort: 'kies', pick: naam });
const KLAAR = act({ soort: 'klaar' });

function feed(from: DienbladState, ...events: readonly GameEvent[]): { state: DienbladState; given: string[] } {
  const effects: GameEffect[] = [];
  let state = from;
  for (const event of events) {
    const step = logic.step(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, given: effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])) };
}
const ZIN = { antwoord: 'De ober loopt.', stukken: ['De', 'ober', 'loopt.'], extra: [] };
function start(more: Partial<GameStart> = {}): DienbladState {
  const opgaven = makeOpgaven('VOLG', 2, 1).map((opgave) => ({ ...opgave, ...ZIN }));
  return logic.start({ opgaven, seed: 1, tempo: 1, rustig: false, stand: 'liggend', ...more });
}
const lay = (from: DienbladState, ...stukken: readonly string[]): DienbladState =>
  stukken.reduce((state, stuk) => feed(state, pick(`stuk:${looseStukken(state).find((los) => los.stuk === stuk)?.id}`)).state, from);

describe('a sentence on the tray', () => {
  it('is the answer as it stands there, when the child is ready', () => {
    assert.deepEqual(feed(lay(start(), 'ober', 'De'), KLAAR).given, []);
    assert.deepEqual(feed(lay(start(), 'ober', 'De', 'loopt.'), KLAAR).given, ['ober De loopt.']);
  });

  it('stands with its middle above the waiter, however much was laid', () => {
    for (const state of [start(), lay(start(), 'loopt.'), lay(start(), 'loopt.', 'De', 'ober')]) {
      const op = logic.scene(state).filter(({ key }) => /^(?:stuk|viltje)\d/.test(key));
      const links = Math.min(...op.map(({ x, w }) => x - w / 2));
      const rechts = Math.max(...op.map(({ x, w }) => x + w / 2));
      assert.ok(Math.abs((links + rechts) / 2 - 640) < 6, `${links} ${rechts}`);
    }
  });

  it('of many long words gets a second tray before its glasses get small', () => {
    const smal = layRows(
      Array.from({ length: 9 }, () => 148),
      { breed: 650, rijen: 2 },
    );
    assert.deepEqual([smal.breed.length, layRows([148, 98], { breed: 650, rijen: 2 }).breed.length], [2, 1]);
    assert.ok(smal.breed.every((w) => w <= 650.5));
  });
});

const gerecht = (gewicht: number, plek: number | null = null): Gerecht => ({ gewicht, plek, dicht: false, gezetOp: 0, valOp: null });
/** In the play, with these dishes. */
function play(...gerechten: readonly Gerecht[]): DienbladState {
  const { state } = feed(lay(start(), 'De', 'ober', 'loopt.'), KLAAR, { type: 'oordeel', goed: true }, ...times(66));
  assert.equal(isOpen(state), true);
  return { ...state, blad: { ...state.blad, gerechten, keus: 0, plek: 2 } };
}

describe('loading the tray', () => {
  it('weighs a dish by how far from the middle it stands', () => {
    assert.deepEqual([momentOf(play(gerecht(2, 5)).blad), momentOf(play(gerecht(3, 2), gerecht(1, 5)).blad)], [6, 0]);
  });

  it('hangs over and lets the outermost dish slide off the heavy side, which brings no guest', () => {
    const { state } = feed(play(gerecht(3), gerecht(1, 3)), pick('plek:5'), ...times(60));
    assert.deepEqual(
      state.blad.gerechten.map(({ valOp }) => valOp !== null),
      [true, false],
    );
    assert.equal(gastenVan(state).length, 1);
  });

  it('keeps what is near the middle, or has something against it', () => {
    const dicht = feed(play(gerecht(3)), pick('plek:3'), ...times(60)).state;
    const tegen = feed(play(gerecht(3), gerecht(3, 0)), pick('plek:5'), ...times(60)).state;
    assert.deepEqual([gastenVan(dicht).length, momentOf(tegen.blad), gastenVan(tegen).length], [1, 0, 3]);
    assert.equal(isLevel(tegen.blad), true);
  });

  it('is played with arrows: a dish, a place, and down it goes', () => {
    const pijl = (richting: 'links' | 'neer'): GameEvent => act({ soort: 'richting', richting, ingedrukt: true });
    const { state } = feed(play(gerecht(1), gerecht(2)), pijl('neer'), pijl('links'), act({ soort: 'actie', ingedrukt: true }));
    assert.deepEqual(
      state.blad.gerechten.map(({ plek }) => plek),
      [null, 1],
    );
  });

  it('keeps its guests on the terrace with the next word', () => {
    const { state } = feed(play(gerecht(1), gerecht(1)), pick('plek:2'), pick('plek:3'), ...times(200));
    assert.deepEqual([state.run.fase, state.gasten.length, state.blad.gerechten.length], ['spelen', 3, 0]);
  });
});
