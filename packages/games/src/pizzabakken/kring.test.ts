import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hoekAt, plekAt, ruimteAt } from './kring.ts';
import type { Kring } from './kring.ts';

const BORD: Kring = { x: 500, y: 400, r: 200 };

describe('places round a circle', () => {
  it('go clockwise, as many to the right of the top as to the left', () => {
    const plekken = [0, 1, 2, 3].map((i) => plekAt(BORD, i, 4, 1).map((v) => Math.round(v)));
    assert.deepEqual(plekken, [
      [641, 259],
      [641, 541],
      [359, 541],
      [359, 259],
    ]);
  });
  it('begin at the top, half a place before the first', () => {
    assert.equal(hoekAt(-0.5, 7), -90);
    assert.deepEqual(plekAt(BORD, -0.5, 7, 0.5).map(Math.round), [500, 300]);
  });
  it('have the whole circle together', () => assert.equal(Math.round(ruimteAt(BORD, 8, 0.5) * 8), Math.round(Math.PI * 200)));
});
