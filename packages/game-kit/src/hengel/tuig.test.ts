import assert from 'node:assert/strict';
import { it } from 'node:test';
import { tuig } from './tuig.ts';

it('the line reaches from the rod to the hook, straight down or aslant', () => {
  const [recht] = tuig([100, 50], { x: 100, y: 350 }, 7);
  assert.deepEqual([recht?.x, recht?.y, recht?.sy, Math.abs(recht?.rot ?? 9)], [100, 200, 3, 0]);
  const [schuin] = tuig([100, 50], { x: 0, y: 150 }, 7);
  assert.equal(Math.round(schuin?.rot ?? 0), 45);
});
