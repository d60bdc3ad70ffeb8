import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { celXY } from '@spelrijk/game-kit/mechanics/raster';
import { startBasis } from '@spelrijk/game-kit/run';
import { beginIn, hasArrived, walkTo, loperXY, steerLoper, nextStap } from './loper.ts';
import type { Lopend } from './loper.ts';

/** Three rows of three; an opening above the middle, a wall to the right of the way in. */
const veld = { raster: { kolommen: 3, rijen: 3 }, x: 0, y: 0, cel: 10 };
const start: Lopend = {
  ...startBasis({ opgaven: [], seed: 1, tempo: 1, rustig: false, stand: 'liggend' }),
  ...beginIn({ begin: 7, deuren: [1], muren: [0, 2, 8] }),
};
const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer', ingedrukt = true): GameInput => ({ soort: 'richting', richting, ingedrukt });
const point = (vak: number): GameInput => {
  const [x, y] = celXY(veld, vak);
  return { soort: 'wijs', fase: 'neer', x, y };
};
const na = (...inputs: readonly GameInput[]): number =>
  nextStap(
    inputs.reduce<Lopend>((state, input) => steerLoper(state, input, veld), start),
    veld.raster,
  ).vak;

describe('a walker', () => {
  it('goes one cell the way of the arrow that is held', () => assert.equal(na(pijl('links')), 6));
  it('stays where it is at a wall, at the edge, and when the arrow is let go', () =>
    assert.deepEqual([na(pijl('rechts')), na(pijl('neer')), na(pijl('op'), pijl('op', false))], [7, 7, 7]));
  it('minds another arrow that is let go no more', () => assert.equal(na(pijl('links'), pijl('op', false)), 6));
  it('walks by itself to where was pointed, unless that is a wall or beside the room', () => {
    assert.deepEqual([na(point(4)), na(point(8)), na({ soort: 'wijs', fase: 'neer', x: -5, y: 5 })], [4, 7, 7]);
    let state = walkTo(start, 1);
    for (let n = 0; n < 2; n++) state = nextStap(state, veld.raster);
    assert.equal(state.vak, 1);
  });
  it('forgets a goal once it is there', () => assert.equal(nextStap(walkTo(start, 7), veld.raster).doel, null));
});

describe('a step', () => {
  const stap = { ...nextStap(walkTo(start, 1), veld.raster), tempo: 0.5 };
  it('takes longer at a slower tempo', () =>
    assert.deepEqual(
      [19, 20].map((tick) => hasArrived({ ...stap, tick }, 10)),
      [false, true],
    ));
  it('goes from cell to cell, with a skip half way', () => {
    assert.deepEqual(
      [loperXY(stap, veld, 10, 4), loperXY({ ...stap, tick: 10 }, veld, 10, 4)],
      [
        [15, 25],
        [15, 16],
      ],
    );
    assert.deepEqual(loperXY({ ...stap, rustig: true }, veld, 10, 4), [15, 15]);
  });
});
