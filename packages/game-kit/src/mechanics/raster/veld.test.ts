import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { celXY, vakUnder } from './veld.ts';

const veld = { raster: { kolommen: 4, rijen: 3 }, x: 100, y: 50, cel: 20 };

describe('a grid on the stage', () => {
  it('has the centre of its first cell half a cell from its corner', () => assert.deepEqual(celXY(veld, 0), [110, 60]));
  it('finds every cell back at its centre', () => {
    for (let vak = 0; vak < 12; vak++) assert.equal(vakUnder(veld, ...celXY(veld, vak)), vak);
  });
  it('has no cell beside it', () => {
    const beside: readonly (readonly [number, number])[] = [
      [99, 60],
      [181, 60],
      [110, 49],
      [110, 111],
    ];
    for (const [x, y] of beside) assert.equal(vakUnder(veld, x, y), null);
  });
});
