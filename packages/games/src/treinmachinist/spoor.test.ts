import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseSvg } from '@spelrijk/game-kit/stage';
import { pointOnSpoor, traceRails, traceSpoor } from './spoor.ts';
import type { Spoor } from './spoor.ts';

const spoor: Spoor = {
  van: [0, 0],
  bocht: [
    [50, 0],
    [50, 100],
    [100, 100],
  ],
  eind: [200, 100],
};

describe('a branch', () => {
  it('begins and ends where it says', () =>
    assert.deepEqual(
      [pointOnSpoor(spoor, 0), pointOnSpoor(spoor, 1)],
      [
        [0, 0],
        [200, 100],
      ],
    ));
  it('has no gap between the bend and the straight', () => {
    const [before, after] = [pointOnSpoor(spoor, 0.5499), pointOnSpoor(spoor, 0.55)];
    assert.ok(Math.hypot(before[0] - after[0], before[1] - after[1]) < 0.1);
  });
  it('never goes past its end', () => assert.deepEqual(pointOnSpoor(spoor, 3), [200, 100]));
  it('can be drawn', () => assert.equal(parseSvg(traceRails(traceSpoor(spoor, [300, 100]))).length, 4));
});
