import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK } from './bank.ts';
import { createOokRegel, isRegelTeVragen } from './ook-regels.ts';

const ook = (woord: string, regel: string): boolean => createOokRegel(BANK.find((rij) => rij.woord === woord) ?? assert.fail(woord))(regel);

const ZAKEN: readonly (readonly [string, string, boolean])[] = [
  ['knorren', 'ww-infinitief', true],
  ['knorren', 'ww-tt-meervoud', true],
  ['knorren', 'ww-vt-te-de', false],
  ['trein', 'letterkennis', true],
  ['trein', 'au-ou', false],
  ['trein', 'ei-ij', true],
];
for (const [woord, regel, past] of ZAKEN)
  test(`${regel} ${past ? 'could be meant by' : 'is a wrong rule for'} ${woord}`, () => assert.equal(ook(woord, regel), past));

test('a rule that fits every word is no question', () => {
  assert.equal(isRegelTeVragen('letterkennis'), false);
  assert.equal(isRegelTeVragen('ei-ij'), true);
});
