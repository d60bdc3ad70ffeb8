import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { logic } from './logic.ts';
import { brokPlek, falls, VLUCHT } from './regen.ts';
import { meteoorPlek, plaatsenOf, sunkBy } from './state.ts';
import type { RaketState } from './state.ts';

const kat = makeOpgaven('TYP', 2, 3).map((opgave) => ({ ...opgave, antwoord: 'kat' }));
const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const KLAAR = act({ soort: 'klaar' });
const typeWoord = (woord: string): GameEvent[] => [...woord].map((letter) => act({ soort: 'letter', letter }));
const start = (more: Partial<GameStart> = {}): RaketState =>
  logic.start({ opgaven: kat, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: RaketState, ...events: readonly GameEvent[]): RaketState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const opened = (more: Partial<GameStart> = {}): RaketState =>
  feed(start(more), ...typeWoord('kat'), KLAAR, { type: 'oordeel', goed: true }, ...ticks(70));

describe('the meteor', () => {
  it('sinks, and waits low over the city for as long as it takes', () => {
    const [straks, later] = [feed(start(), ...ticks(600)), feed(start(), ...ticks(9000))];
    assert.ok(meteoorPlek(straks)[1] > meteoorPlek(start())[1]);
    assert.deepEqual([sunkBy(later), later.run.fase], [1, 'spelen']);
    assert.ok(meteoorPlek(later)[1] < plaatsenOf(later).lucht.daken);
  });
  it('hangs still in calm mode', () => {
    const state = start({ rustig: true });
    assert.deepEqual(meteoorPlek(feed(state, ...ticks(900))), meteoorPlek(state));
  });
  it('stays where it was when the word is given', () => {
    const state = feed(start(), ...ticks(800), ...typeWoord('kit'));
    const plek = meteoorPlek(state);
    assert.deepEqual(meteoorPlek(feed(state, KLAAR, { type: 'oordeel', goed: false }, ...ticks(60))), plek);
  });
});

describe('the shower after a right word', () => {
  it('turns what is within reach of a burst into stars, and those take others', () => {
    const state = feed(opened(), ...ticks(100));
    const i = state.regen.brokken.findIndex((brok) => brokPlek(state, brok)[1] > 20);
    const [x, y] = brokPlek(state, state.regen.brokken[i] ?? assert.fail('a lump in sight'));
    const na = feed(state, act({ soort: 'wijs', fase: 'neer', x, y: y + 20 }), ...ticks(VLUCHT + 14));
    assert.ok(na.sterren > 0 && na.regen.over === state.regen.over - 1);
    assert.equal(na.regen.brokken[i]?.sterOp === null, false);
  });
  it('is aimed at with the arrows as long as they are held', () => {
    const state = opened();
    const na = feed(
      state,
      act({ soort: 'richting', richting: 'links', ingedrukt: true }),
      ...ticks(10),
      act({ soort: 'richting', richting: 'links', ingedrukt: false }),
      ...ticks(10),
    );
    assert.equal(state.regen.mik[0] - na.regen.mik[0], 100);
  });
  it('bounces off the roofs when it is missed, and that is the end of it', () => {
    const na = feed(
      opened(),
      act({ soort: 'wijs', fase: 'neer', x: 5, y: 700 }),
      ...ticks(230),
      act({ soort: 'richting', richting: 'op', ingedrukt: true }),
      ...ticks(240),
    );
    assert.equal(na.regen.brokken.some(falls) && isOpen(na), false);
  });
  it('is a choice among lumps that hang still in calm mode', () => {
    const state = opened({ rustig: true });
    const na = feed(state, act({ soort: 'kies', pick: 'brok:2' }), ...ticks(VLUCHT + 20));
    assert.equal(na.regen.brokken[2]?.sterOp === null, false);
  });
  it('keeps its stars and its travellers for the end of the round', () => {
    const state = opened({ rustig: true });
    const i = state.regen.brokken.findIndex(({ gast }) => gast);
    const na = feed(state, act({ soort: 'kies', pick: `brok:${i}` }), ...ticks(60), act({ soort: 'kies', pick: 'verder' }), ...ticks(60));
    assert.deepEqual([na.run.fase, na.gasten, na.sterren > 0], ['spelen', 1, true]);
  });
});
