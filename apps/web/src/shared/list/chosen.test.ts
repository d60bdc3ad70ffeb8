import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOrSome, withIds } from './chosen.ts';

test('the box above a list says all, some or none, and none of an empty list', () => {
  const isChosen = (n: number): boolean => n > 2;
  assert.equal(allOrSome([3, 4], isChosen), 'all');
  assert.equal(allOrSome([1, 3], isChosen), 'some');
  assert.equal(allOrSome([1, 2], isChosen), 'none');
  assert.equal(allOrSome([], isChosen), 'none');
});

test('choosing what is found leaves alone what the search hides', () => {
  const chosen = new Set(['anna', 'bram']);
  assert.deepEqual([...withIds(chosen, ['cato'], true)], ['anna', 'bram', 'cato']);
  assert.deepEqual([...withIds(chosen, ['bram', 'cato'], false)], ['anna']);
  assert.deepEqual([...chosen], ['anna', 'bram'], 'what was given stays as it is');
});
