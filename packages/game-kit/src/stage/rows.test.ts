import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { placeInRijen } from './rows.ts';

const RIJEN = { x: 500, y: 300, w: 90, h: 40, perRij: 3, kier: 10 };
const plekken = (n: number): readonly (readonly [number, number])[] =>
  Array.from({ length: n }, (_, i) => placeInRijen(RIJEN, i, n)).map(({ x, y }) => [x, y]);

describe('rows', () => {
  it('lie in the middle when there are fewer than fit', () => assert.deepEqual(plekken(2).flat(), [450, 300, 550, 300]));
  it('have each its own middle, also the last that is not full', () =>
    assert.deepEqual(plekken(4), [
      [400, 276],
      [500, 276],
      [600, 276],
      [500, 324],
    ]));
});
