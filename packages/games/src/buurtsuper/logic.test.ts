import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameEvent, GameInput, GameStart } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { inHand, PER_BEURT, waarAt } from './inpakken.ts';
import { dropWaar, fitsSomewhere, fullLagen, heightsOf, laagFor, LEEG_KRAT } from './krat.ts';
import { logic } from './logic.ts';
import { scene } from './scene.ts';
import type { SuperState } from './state.ts';

const ticks = (n: number): GameEvent[] => Array.from({ length: n }, () => ({ type: 'tick' }));
const act = (input: GameInput): GameEvent => ({ type: 'input', input });
const pick = (name: string): GameEvent => act({ soort: 'kies', pick: name });
const SPATIE = act({ soort: 'actie', ingedrukt: true });
const opgaven = makeOpgaven('KIES', 3, 3).map((opgave) => ({ ...opgave, antwoord: 'kaas', keuzes: ['kaas', 'brood', 'melk'] }));
const start = (more: Partial<GameStart> = {}): SuperState =>
  logic.start({ opgaven, seed: 4, tempo: 1, rustig: false, stand: 'liggend', ...more });
const feed = (from: SuperState, ...events: readonly GameEvent[]): SuperState =>
  events.reduce((state, event) => logic.step(state, event).state, from);
const opened = (more: Partial<GameStart> = {}): SuperState => {
  const state = start(more);
  return feed(state, pick(`pak:${state.opties.indexOf('kaas')}`), { type: 'oordeel', goed: true }, ...ticks(60));
};

describe('a pack on the shelf', () => {
  it('is an answer when it is taken, and not when the arrows are at it', () => {
    const naast = feed(start(), act({ soort: 'richting', richting: 'rechts', ingedrukt: true }), ...ticks(100));
    assert.deepEqual([naast.run.fase, naast.keus], ['spelen', 0]);
    const { effects } = logic.step(naast, SPATIE);
    assert.deepEqual(
      effects.flatMap((e) => (e.type === 'antwoord' ? [e.gegeven] : [])),
      [naast.opties[0]],
    );
  });
  it('stands where it stands in the sentence, where one of its words is wrong', () => {
    const zin = ['De', 'kat', 'zit', 'melk', 'de', 'mat.'];
    const fout = opgaven.map((opgave) => ({ ...opgave, vorm: 'fout-woord' as const, antwoord: 'melk', keuzes: zin }));
    assert.deepEqual(start({ opgaven: fout }).opties, zin);
  });
});

describe('a crate', () => {
  it('lets things fall on what lies there, and a layer without holes is full', () => {
    const een = dropWaar(LEEG_KRAT, 'pizza', 0, 1);
    assert.equal(laagFor(een, 'melk', 2), 1);
    const vol = dropWaar(een, 'brood', 3, 2);
    assert.deepEqual([fullLagen(een), fullLagen(vol), heightsOf(vol)], [[], [0], [1, 1, 1, 1, 1]]);
  });
  it('keeps a hole that was covered, until popcorn is poured over it', () => {
    const gat = dropWaar(dropWaar(LEEG_KRAT, 'pizza', 0, 1), 'melk', 4, 2);
    const dicht = dropWaar(gat, 'brood', 2, 3);
    assert.deepEqual([fullLagen(dicht), heightsOf(dicht)[3]], [[], 2]);
    assert.deepEqual(fullLagen(dropWaar(dicht, 'popcorn', 3, 4)), [0]);
  });
  it('hatches eggs under what lands on them, and no other eggs', () => {
    const eieren = dropWaar(dropWaar(LEEG_KRAT, 'eieren', 0, 1), 'eieren', 3, 1);
    assert.deepEqual(
      dropWaar(eieren, 'blik', 1, 9).waren.map(({ andersOp }) => andersOp),
      [9, null, null],
    );
  });
  it('takes nothing that sticks out above it', () => {
    const hoog = dropWaar(dropWaar(LEEG_KRAT, 'melk', 0, 1), 'blik', 0, 2);
    assert.deepEqual([laagFor(hoog, 'melk', 0), dropWaar(hoog, 'melk', 0, 3)], [null, hoog]);
  });
});

describe('packing, after a right word', () => {
  it('drops what is in the hand where the child says, by keys as by touch', () => {
    const state = opened();
    const soort = inHand(state) ?? assert.fail('nothing in the hand');
    const toetsen = feed(state, act({ soort: 'richting', richting: 'links', ingedrukt: true }), SPATIE);
    const tik = feed(state, pick('kolom:0'));
    assert.deepEqual([toetsen.krat.waren[0]?.soort, tik.krat.waren[0]?.soort], [soort, soort]);
    assert.deepEqual([toetsen.krat.waren[0]?.kol, tik.krat.waren[0]?.kol, tik.over], [1, 0, PER_BEURT - 1]);
  });
  it('lets the next word come with the crate as it was, and with what did not come by yet', () => {
    const na = feed(opened(), pick('kolom:0'), ...ticks(30), pick('verder'), ...ticks(60));
    assert.deepEqual([isOpen(na), na.run.fase, na.krat.waren.length > 0, na.langs], [false, 'spelen', true, 1]);
    const weer = feed(na, pick(`pak:${na.opties.indexOf('kaas')}`), { type: 'oordeel', goed: true }, ...ticks(60));
    assert.deepEqual(weer.krat, na.krat);
    assert.equal(inHand(weer), waarAt(na, 1));
  });
  it('wheels a crate away in which nothing fits any more', () => {
    const zuil = [0, 1, 2, 3, 4].reduce((krat, kol) => dropWaar(dropWaar(krat, 'melk', kol, 1), 'melk', kol, 2), LEEG_KRAT);
    assert.equal(fitsSomewhere(zuil, 'blik'), false);
    const state = start();
    const na = feed({ ...state, krat: zuil }, pick(`pak:${state.opties.indexOf('kaas')}`), { type: 'oordeel', goed: true }, ...ticks(60));
    assert.deepEqual([na.kratten, na.krat.waren], [1, []]);
  });
});

it('a pack on its way covers no other pack', () => {
  for (const goed of [true, false]) {
    let state = start({ stand: 'staand' });
    const gekozen = state.opties[0] ?? '';
    state = feed(state, pick('pak:0'), { type: 'oordeel', goed });
    for (let n = 0; n < 60 && !isOpen(state); n++) {
      state = feed(state, ...ticks(1));
      const pakken = scene(state).filter(({ art }) => art === 'pak');
      const weg = pakken.find(({ label }) => label === gekozen);
      for (const pak of pakken) if (pak !== weg) assert.ok((pak.z ?? 0) > (weg?.z ?? -1), String(n));
    }
  }
});
