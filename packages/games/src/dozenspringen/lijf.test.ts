import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveLijf, jump, jumpFor } from './lijf.ts';
import type { Lijf, Richel } from './lijf.ts';

const wereld = { g: 0.6, vloer: 600, links: 50, rechts: 1000 };
const staand: Lijf = { x: 500, y: 600, vy: 0, staat: true };
const hoog: Richel = { x: 500, y: 300, w: 200 };

/** Jumps and lets it be until it lands; returns where, and the highest point. */
function jumpOnce(
  richels: readonly Richel[],
  hoogte: number,
  dx = 0,
  dt = 1,
): { readonly op: number | null; readonly lijf: Lijf; readonly top: number } {
  let lijf = jump(staand, jumpFor(hoogte, wereld.g));
  let top = lijf.y;
  for (let n = 0; n < 400; n++) {
    const step = moveLijf(lijf, { dx, richels, wereld, dt });
    lijf = step.lijf;
    top = Math.min(top, lijf.y);
    if (step.geland !== null) return { op: step.geland, lijf, top };
  }
  return { op: null, lijf, top };
}

describe('a body', () => {
  it('jumps as high as was asked', () => assert.ok(Math.abs(jumpOnce([], 340).top - 260) < 1));
  it('goes through a ledge from below and stands on it', () => {
    const { op, lijf } = jumpOnce([hoog], 340);
    assert.deepEqual([op, lijf.y, lijf.staat], [0, 300, true]);
  });
  it('falls back to the floor beside a ledge, or under one that is too high', () => {
    assert.equal(jumpOnce([{ ...hoog, x: 800 }], 340).op, -1);
    assert.equal(jumpOnce([hoog], 200).op, -1);
  });
  it('lands on what it is over by then', () => assert.equal(jumpOnce([{ ...hoog, x: 800 }], 340, 6).op, 0));
  it('lands in the same place in slow motion', () => assert.equal(jumpOnce([hoog], 340, 0, 0.6).op, 0));
  it('does not jump from the air, nor walk out of its world', () => {
    const los: Lijf = { ...staand, staat: false };
    assert.equal(jump(los, 20), los);
    assert.equal(moveLijf(staand, { dx: -9999, richels: [], wereld }).lijf.x, 50);
  });
});
