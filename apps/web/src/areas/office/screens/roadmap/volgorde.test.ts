import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shift } from './volgorde.ts';

const ITEMS = [
  { id: 'k', stand: 'klaar' },
  { id: 'g1', stand: 'gepland' },
  { id: 'o1', stand: 'overweging' },
  { id: 'g2', stand: 'gepland' },
] as const;
const [klaar, eerste, los, tweede] = ITEMS;

test('an item changes places with its neighbour of the same stand, and the others stay where they are', () => {
  assert.deepEqual(shift(ITEMS, eerste, 1), ['k', 'g2', 'o1', 'g1']);
  assert.deepEqual(shift(ITEMS, tweede, -1), ['k', 'g2', 'o1', 'g1']);
});

test('at its end of the list, alone, or delivered it does not move', () => {
  assert.equal(shift(ITEMS, eerste, -1), null);
  assert.equal(shift(ITEMS, tweede, 1), null);
  assert.equal(shift(ITEMS, los, 1), null);
  assert.equal(shift(ITEMS, klaar, 1), null);
});
