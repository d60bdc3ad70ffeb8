import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stukken } from './stukken.ts';

test('the words of a test beside each other on paper: every one, in order, in rows that fit', () => {
  for (const aantal of [0, 1, 8, 9, 15, 60]) {
    const rij = Array.from({ length: aantal }, (_, i) => i);
    const delen = stukken(rij, 8);
    assert.deepEqual(delen.flat(), rij);
    assert.ok(
      delen.every(({ length }) => length >= 1 && length <= 8),
      String(aantal),
    );
  }
  assert.deepEqual(
    stukken(Array.from({ length: 9 }), 8).map(({ length }) => length),
    [5, 4],
  );
});
