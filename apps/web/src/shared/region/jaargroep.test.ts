import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jaargroepText } from './jaargroep.ts';

const ROWS: readonly (readonly [number, string, string])[] = [
  [1, 'groep 1', '2de kleuterklas'],
  [2, 'groep 2', '3de kleuterklas'],
  [3, 'groep 3', '1ste leerjaar'],
  [5, 'groep 5', '3de leerjaar'],
  [8, 'groep 8', '6de leerjaar'],
];
for (const [jaargroep, nl, be] of ROWS)
  test(`jaargroep ${jaargroep} is ${nl}, in Flanders ${be}`, () => {
    assert.equal(jaargroepText(jaargroep, 'nl'), nl);
    assert.equal(jaargroepText(jaargroep, 'nl-BE'), be);
  });
