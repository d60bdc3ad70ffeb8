import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Stand } from '@spelrijk/game-kit/contract';
import { maatOf } from '@spelrijk/game-kit/stage';
import { keuzevlakkenOf } from './keuzevlakken.ts';

const STANDEN: readonly Stand[] = ['liggend', 'staand'];

it('two to four options lie apart from each other, within the stage', () => {
  for (const stand of STANDEN)
    for (const n of [2, 3, 4]) {
      const vlakken = keuzevlakkenOf({ stand, opties: Array.from({ length: n }, String) });
      assert.equal(vlakken.length, n);
      for (const [i, { x, y, w, h }] of vlakken.entries()) {
        assert.ok(x - w / 2 > 0 && x + w / 2 < maatOf(stand).w && y + h / 2 < maatOf(stand).h);
        for (const { x: ax, y: ay } of vlakken.slice(i + 1)) assert.ok(Math.abs(ax - x) >= w || Math.abs(ay - y) >= h, `${stand} ${n}`);
      }
    }
});

it('of three, one is in the middle: the second in landscape, the last in portrait', () => {
  const drie = (stand: Stand) => keuzevlakkenOf({ stand, opties: ['a', 'b', 'c'] }).map(({ x }) => x);
  assert.deepEqual([drie('liggend')[1], drie('staand')[2]], [640, 360]);
});
