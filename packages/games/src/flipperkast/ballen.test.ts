import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stepBal } from './ballen.ts';
import type { Bal, Tafel } from './ballen.ts';

const leeg: Tafel = { r: 10, zwaarte: 0.3, bumpers: [], wanden: [] };
const bal: Bal = { id: 1, x: 100, y: 100, vx: 0, vy: 0 };
const vloer: Tafel = { ...leeg, wanden: [{ van: [0, 300], naar: [400, 300], veer: 0.7 }] };

function play(from: Bal, tafel: Tafel, ticks: number): Bal {
  let now = from;
  for (let n = 0; n < ticks; n++) now = stepBal(now, tafel).bal;
  return now;
}

describe('a ball', () => {
  it('falls', () => assert.ok(play(bal, leeg, 30).y > 200));
  it('bounces on a wall, lower each time, and never goes through', () => {
    let now = bal;
    let hoogste = 0;
    for (let n = 0; n < 600; n++) {
      now = stepBal(now, vloer).bal;
      assert.ok(now.y <= 290.01);
      if (n > 300) hoogste = Math.max(hoogste, 290 - now.y);
    }
    assert.ok(hoogste < 60);
  });
  it('does not go through a wall at any speed', () => assert.ok(play({ ...bal, vy: 500 }, vloer, 40).y <= 290.01));
  it('is thrown off a bumper, which is told', () => {
    const tafel: Tafel = { ...leeg, zwaarte: 0, bumpers: [{ x: 100, y: 200, r: 30, veer: 1.2 }] };
    const { bal: na, geraakt } = stepBal({ ...bal, y: 155, vy: 8 }, tafel);
    assert.deepEqual([geraakt, na.vy < -8], [[0], true]);
  });
  it('gets out of the middle of a bumper too', () => {
    const tafel: Tafel = { ...leeg, bumpers: [{ x: 100, y: 100, r: 30, veer: 1 }] };
    assert.ok(Number.isFinite(stepBal(bal, tafel).bal.y));
  });
  it('moves less in slow motion', () => assert.ok(stepBal({ ...bal, vx: 10 }, leeg, 0.5).bal.x < stepBal({ ...bal, vx: 10 }, leeg).bal.x));
});
