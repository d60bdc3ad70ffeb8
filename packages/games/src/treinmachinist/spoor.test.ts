import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseSvg } from '@spelrijk/game-kit/stage';
import { opSpoor, rails, spoorPad } from './spoor.ts';
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
      [opSpoor(spoor, 0), opSpoor(spoor, 1)],
      [
        [0, 0],
        [200, 100],
      ],
    ));
  it('has no gap between the bend and the straight', () => {
    const [before, after] = [opSpoor(spoor, 0.5499), opSpoor(spoor, 0.55)];
    assert.ok(Math.hypot(before[0] - after[0], before[1] - after[1]) < 0.1);
  });
  it('never goes past its end', () => assert.deepEqual(opSpoor(spoor, 3), [200, 100]));
  it('can be drawn', () => assert.equal(parseSvg(rails(spoorPad(spoor, [300, 100]))).length, 4));
});
