import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput, Stand } from '@spelrijk/game-kit/contract';
import { countInBak } from '@spelrijk/game-kit/run';
import type { PointerInput, Zet } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { maatOf } from '@spelrijk/game-kit/stage';
import { arrivedTicks, beginSorting, putAway, sortInto, startSorting } from './sorteren.ts';
import type { Sorterend } from './sorteren.ts';
import { keuzevlakkenOf } from './keuzevlakken.ts';

const start = (vorm: 'SORT' | 'TYP' = 'SORT'): Sorterend =>
  beginSorting(startSorting({ opgaven: makeOpgaven(vorm, 3, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' }));
const THUIS = { x: 600, y: 600, w: 100, h: 100 };
const BAKKEN = [
  { x: 200, y: 200, w: 100, h: 100 },
  { x: 400, y: 200, w: 100, h: 100 },
] as const;
const act = (state: Sorterend, input: GameInput): Zet<Sorterend> =>
  sortInto(state, input, { sound: 'zwiep', soort: 'mand', thuis: THUIS, bakken: BAKKEN });
const point = (fase: PointerInput['fase'], x: number, y: number): PointerInput => ({ soort: 'wijs', fase, x, y });
/** The word on its way to its first bin. */
const chooses = (state: Sorterend): Sorterend => act(state, { soort: 'kies', pick: 'mand:0' }).state;

describe('a word that is sorted', () => {
  it('goes to the bin that was picked', () => {
    const state = start();
    assert.deepEqual(act(state, { soort: 'kies', pick: 'mand:1' }).antwoord, state.opties[1]);
    assert.equal(act(state, { soort: 'kies', pick: 'iets:1' }).antwoord, undefined);
  });
  it('goes to the bin it is dragged to, and to none when it is let go beside them', () => {
    const gepakt = act(start(), point('neer', 610, 590)).state;
    assert.deepEqual(gepakt.sleep, { x: 610, y: 590 });
    const { antwoord, sounds, state } = act(gepakt, point('los', 410, 190));
    assert.deepEqual([antwoord, sounds, state.sleep], [gepakt.opties[1], ['zwiep'], null]);
    assert.equal(act(gepakt, point('los', 300, 400)).antwoord, undefined);
  });
  it('is written in dictation: nothing can be dragged then', () => {
    const state = start('TYP');
    assert.equal(act(state, point('neer', 600, 600)).state.sleep, null);
    assert.equal(act(state, { soort: 'letter', letter: 'a' }).state.vakken.inhoud.length, 1);
  });
  it('is nowhere in a new attempt', () => {
    const { sleep, gekozen } = beginSorting({ ...chooses(start()), sleep: { x: 1, y: 2 } });
    assert.deepEqual([sleep, gekozen], [null, null]);
  });
});

describe('a word that was right', () => {
  it('lies in its bin, and nowhere when it was written', () => {
    const state = chooses(start());
    const bak = state.gekozen ?? '';
    assert.equal(countInBak(putAway(state).bakken, bak), 1);
    assert.deepEqual(putAway(start('TYP')).bakken.aantal, {});
  });
  it('is seen in its bin when it has arrived', () => {
    const state = putAway(chooses(start()));
    const goed = (tick: number): Sorterend => ({ ...state, tick, sinds: 10, run: { ...state.run, fase: 'goed' } });
    assert.deepEqual([arrivedTicks(goed(49), 0, 40), arrivedTicks(goed(50), 0, 40), arrivedTicks(goed(50), 1, 40)], [0, 1, 0]);
  });
});

const STANDEN: readonly Stand[] = ['liggend', 'staand'];

it('two to four options lie apart from each other, within the stage', () => {
  for (const stand of STANDEN)
    for (const n of [2, 3, 4]) {
      const vlakken = keuzevlakkenOf({ stand, opties: Array.from({ length: n }, String) });
      assert.equal(vlakken.length, n);
      for (const [i, { x, y, w, h }] of vlakken.entries()) {
        assert.ok(x - w / 2 > 0 && x + w / 2 < maatOf(stand).w && y + h / 2 < maatOf(stand).h);
        for (const { x: ax, y: ay } of vlakken.slice(i + 1)) assert.ok(Math.abs(ax - x) >= w || Math.abs(ay - y) >= h, `${stand} ${n}`);
      }
    }
});

it('of three, one is in the middle: the second in landscape, the last in portrait', () => {
  const drie = (stand: Stand) => keuzevlakkenOf({ stand, opties: ['a', 'b', 'c'] }).map(({ x }) => x);
  assert.deepEqual([drie('liggend')[1], drie('staand')[2]], [640, 360]);
});
