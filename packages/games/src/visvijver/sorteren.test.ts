import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { BELONING_TICKS, inBak } from '@spelrijk/game-kit/run';
import type { Wijs, Zet } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { NASPEL_TICKS } from './naspel.ts';
import { aangekomen, beginSorteren, legWeg, sorteer, sorteerBeloning, startSorteren } from './sorteren.ts';
import type { Sorterend } from './sorteren.ts';

const start = (vorm: 'SORT' | 'TYP' = 'SORT'): Sorterend =>
  beginSorteren(startSorteren({ opgaven: makeOpgaven(vorm, 3, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' }));
const THUIS = [600, 600, 100, 100] as const;
const BAKKEN = [
  [200, 200, 100, 100],
  [400, 200, 100, 100],
] as const;
const doe = (state: Sorterend, input: GameInput): Zet<Sorterend> => sorteer(state, input, 'zwiep', 'mand', THUIS, BAKKEN);
const wijs = (fase: Wijs['fase'], x: number, y: number): Wijs => ({ soort: 'wijs', fase, x, y });
/** The word on its way to its first bin. */
const kiest = (state: Sorterend): Sorterend => doe(state, { soort: 'kies', pick: 'mand:0' }).state;

describe('a word that is sorted', () => {
  it('goes to the bin that was picked', () => {
    const state = start();
    assert.deepEqual(doe(state, { soort: 'kies', pick: 'mand:1' }).antwoord, state.opties[1]);
    assert.equal(doe(state, { soort: 'kies', pick: 'iets:1' }).antwoord, undefined);
  });
  it('goes to the bin it is dragged to, and to none when it is let go beside them', () => {
    const gepakt = doe(start(), wijs('neer', 610, 590)).state;
    assert.deepEqual(gepakt.sleep, { x: 610, y: 590 });
    const { antwoord, sounds, state } = doe(gepakt, wijs('los', 410, 190));
    assert.deepEqual([antwoord, sounds, state.sleep], [gepakt.opties[1], ['zwiep'], null]);
    assert.equal(doe(gepakt, wijs('los', 300, 400)).antwoord, undefined);
  });
  it('is written in dictation: nothing can be dragged then', () => {
    const state = start('TYP');
    assert.equal(doe(state, wijs('neer', 600, 600)).state.sleep, null);
    assert.equal(doe(state, { soort: 'letter', letter: 'a' }).state.vakken.inhoud.length, 1);
  });
  it('is nowhere in a new attempt', () => {
    const { sleep, gekozen, naspel } = beginSorteren({ ...kiest(start()), sleep: { x: 1, y: 2 }, naspel: true });
    assert.deepEqual([sleep, gekozen, naspel], [null, null, false]);
  });
});

describe('a word that was right', () => {
  it('lies in its bin, and nowhere when it was written', () => {
    const state = kiest(start());
    const bak = state.gekozen ?? '';
    assert.equal(inBak(legWeg(state, 2).bakken, bak), 1);
    assert.deepEqual(legWeg(start('TYP'), 1).bakken.aantal, {});
  });
  it('is asked for once more when it fills its bin, every time anew', () => {
    let state = kiest(start());
    const naspel: boolean[] = [];
    const lang: boolean[] = [];
    for (let n = 0; n < 4; n++) {
      const ticks = sorteerBeloning(state, 2);
      assert.ok(ticks === NASPEL_TICKS || ticks === BELONING_TICKS);
      lang.push(ticks === NASPEL_TICKS);
      state = legWeg({ ...state, naspel: false }, 2);
      naspel.push(state.naspel);
    }
    assert.deepEqual(
      [naspel, lang],
      [
        [false, true, false, true],
        [false, true, false, true],
      ],
    );
  });
  it('is seen in its bin when it has arrived', () => {
    const state = legWeg(kiest(start()), 3);
    const goed = (tick: number): Sorterend => ({ ...state, tick, sinds: 10, run: { ...state.run, fase: 'goed' } });
    assert.deepEqual([aangekomen(goed(49), 0, 40), aangekomen(goed(50), 0, 40), aangekomen(goed(50), 1, 40)], [0, 1, 0]);
  });
});
