import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readRows, readSort, sortText } from './place.ts';

test('an order goes into the address and comes back; one that this list does not have is none', () => {
  const keys = ['naam', 'groep'] as const;
  for (const order of ['asc', 'desc'] as const)
    assert.deepEqual(readSort(sortText({ key: 'groep', order }), keys), { key: 'groep', order });
  assert.equal(sortText(null), '');
  for (const text of ['', '-', 'toString', '-munten']) assert.equal(readSort(text, keys), null, text);
});

test('rows come in whole parts, whatever somebody writes in the address', () => {
  assert.deepEqual(['', '0', '100', '101', '1200', '-5', '1e9', '99999999'].map(readRows), [100, 100, 100, 200, 1200, 100, 100, 100]);
});
