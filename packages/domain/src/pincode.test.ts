import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPincode } from './pincode.ts';

test('six digits that are not guessed at once', () => {
  for (const goed of ['482915', '000001', '135790']) assert.equal(isPincode(goed), true, goed);
  for (const fout of ['', '12345', '1234567', '12a456', '777777', '123456', '654321']) assert.equal(isPincode(fout), false, fout);
});
