import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pasIn } from './passen.ts';

test('a picture keeps its shape, and is never made bigger', () => {
  const ruimte = { breed: 590, hoog: 236 };
  assert.deepEqual(pasIn({ breed: 1180, hoog: 236 }, ruimte), { breed: 590, hoog: 118 });
  assert.deepEqual(pasIn({ breed: 1000, hoog: 1000 }, ruimte), { breed: 236, hoog: 236 });
  assert.deepEqual(pasIn({ breed: 100, hoog: 50 }, ruimte), { breed: 100, hoog: 50 });
  assert.deepEqual(pasIn({ breed: 10_000, hoog: 1 }, ruimte), { breed: 590, hoog: 1 });
});
