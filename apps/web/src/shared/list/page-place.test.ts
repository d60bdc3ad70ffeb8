import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from './page-place.ts';

test('the page that an address names, and the first one for anything else', () => {
  assert.deepEqual(['', '1', '7', '0', '-2', '1e3', '999999', 'x'].map(readPage), [1, 1, 7, 1, 1, 1, 1, 1]);
});
