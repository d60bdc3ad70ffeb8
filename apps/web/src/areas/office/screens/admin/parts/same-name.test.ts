import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameName } from './same-name.ts';

test('blanks, capitals and the way accents are written do not matter; every letter does', () => {
  for (const goed of ['De Brug', ' de  brug ', 'DE BRUG']) assert.ok(isSameName(goed, 'De Brug'), goed);
  assert.ok(isSameName('Caf\u0065\u0301', 'Café'));
  for (const fout of ['', 'De', 'De Brug.', 'Brug De']) assert.ok(!isSameName(fout, 'De Brug'), fout);
});
