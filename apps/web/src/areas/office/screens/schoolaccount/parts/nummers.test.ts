import { test } from 'node:test';
import assert from 'node:assert/strict';
import { splitNummers } from './nummers.ts';

test('numbers are parted by what people type between them, and stand once', () => {
  assert.deepEqual(splitNummers('12AB, 34cd;56EF  12AB'), ['12AB', '34cd', '56EF']);
  assert.deepEqual(splitNummers(' school.example\n'), ['school.example']);
  assert.deepEqual(splitNummers(' , ;'), []);
});
