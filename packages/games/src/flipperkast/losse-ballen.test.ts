import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startBasis } from '@spelrijk/game-kit/run';
import { makeOpgaven } from '@spelrijk/game-kit/testing';
import { noBallen, mirrored, withBal, rollBallen } from './losse-ballen.ts';

const stil = { x: 100, y: 100, vx: 0, vy: 0 };
const tafel = { r: 10, zwaarte: 1, bumpers: [{ x: 100, y: 125, r: 10, veer: 1 }], wanden: [] };
const zelf = <T>(x: T): T => x;
const basis = startBasis({ opgaven: makeOpgaven('KIES', 1, 1), seed: 1, tempo: 1, rustig: false, stand: 'liggend' });
const leeg = { ...basis, tick: 40, ...noBallen(1) };

describe('balls that bounce about', () => {
  it('are never too many: the oldest goes', () => {
    const drie = [1, 2, 3].reduce((los, x) => withBal(los, { ...stil, x }, 2), leeg);
    assert.deepEqual([drie.ballen.map(({ x }) => x), drie.ballen.map(({ id }) => id), drie.volgende], [[2, 3], [1, 2], 3]);
  });
  it('are gone below the bottom', () => {
    const los = withBal(leeg, { ...stil, x: 300 }, 3);
    assert.equal(rollBallen(los, tafel, 500, zelf).state.ballen.length, 1);
    assert.equal(rollBallen(los, tafel, 90, zelf).state.ballen.length, 0);
  });
  it('sound at a bumper, which remembers when; not while an answer is judged', () => {
    const los = withBal(leeg, { ...stil, vy: 8 }, 3);
    const { state, sounds } = rollBallen(los, tafel, 500, zelf);
    assert.deepEqual([state.tikOp, sounds], [[40], ['plop']]);
    assert.deepEqual(rollBallen({ ...los, run: { ...los.run, fase: 'wacht' } }, tafel, 500, zelf).sounds, []);
  });
  it('are slower in calm mode', () => {
    const y = (rustig: boolean) =>
      rollBallen({ ...withBal(leeg, { ...stil, x: 300 }, 3), rustig }, tafel, 500, zelf).state.ballen[0]?.y ?? 0;
    assert.ok(y(true) > 100 && y(true) < y(false));
  });
  it('can be thrown up after they rolled', () => {
    const { state } = rollBallen(withBal(leeg, stil, 3), tafel, 500, (bal) => ({ ...bal, vy: -9 }));
    assert.deepEqual(
      state.ballen.map(({ vy }) => vy),
      [-9],
    );
  });
});

it('a wall has its mirror image', () =>
  assert.deepEqual(mirrored([{ van: [1, 2], naar: [3, 4], veer: 0.5 }], 10), [
    { van: [1, 2], naar: [3, 4], veer: 0.5 },
    { van: [19, 2], naar: [17, 4], veer: 0.5 },
  ]));
