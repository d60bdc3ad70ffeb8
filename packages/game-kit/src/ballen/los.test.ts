import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GEEN_BALLEN, gespiegeld, metBal, rolBallen } from './los.ts';

const stil = { x: 100, y: 100, vx: 0, vy: 0 };
const tafel = { r: 10, zwaarte: 1, bumpers: [{ x: 100, y: 125, r: 10, veer: 1 }], wanden: [] };
const zelf = <T>(x: T): T => x;

describe('balls that bounce about', () => {
  it('are never too many: the oldest goes', () => {
    const drie = [1, 2, 3].reduce((los, x) => metBal(los, { ...stil, x }, 2), GEEN_BALLEN);
    assert.deepEqual([drie.ballen.map(({ x }) => x), drie.ballen.map(({ id }) => id), drie.volgende], [[2, 3], [1, 2], 3]);
  });
  it('are gone below the bottom', () => {
    const los = metBal(GEEN_BALLEN, { ...stil, x: 300 }, 3);
    assert.equal(rolBallen(los, tafel, 500, 1, zelf).ballen.length, 1);
    assert.equal(rolBallen(los, tafel, 90, 1, zelf).ballen.length, 0);
  });
  it('tell which bumpers they hit', () => {
    const los = metBal(GEEN_BALLEN, { ...stil, vy: 8 }, 3);
    assert.deepEqual(rolBallen(los, tafel, 500, 1, zelf).geraakt, [0]);
  });
  it('can be thrown up after they rolled', () => {
    const los = metBal(GEEN_BALLEN, stil, 3);
    assert.deepEqual(
      rolBallen(los, tafel, 500, 1, (bal) => ({ ...bal, vy: -9 })).ballen.map(({ vy }) => vy),
      [-9],
    );
  });
});

it('a wall has its mirror image', () =>
  assert.deepEqual(gespiegeld([{ van: [1, 2], naar: [3, 4], veer: 0.5 }], 10), [
    { van: [1, 2], naar: [3, 4], veer: 0.5 },
    { van: [19, 2], naar: [17, 4], veer: 0.5 },
  ]));
