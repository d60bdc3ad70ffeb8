import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { findWoord } from './bank.ts';
import { splitGrafemen } from './grafemen.ts';
import { isBestaandWoord } from './bestaand.ts';
import { createPseudowoord, pseudowoordenVan } from './pseudowoorden.ts';

test('the same chance gives the same word, never one of the bank', () => {
  for (const niveau of ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'] as const) {
    for (let zaad = 0; zaad < 200; zaad++) {
      const isWoord = (woord: string): boolean => findWoord(woord) !== undefined;
      const woord = createPseudowoord(niveau, createRandom(zaad), isWoord);
      assert.equal(woord, createPseudowoord(niveau, createRandom(zaad), isWoord));
      assert.ok(!isWoord(woord), woord);
    }
  }
});

test('level 1 has one sign before and one behind the vowel', () => {
  for (let zaad = 0; zaad < 100; zaad++) assert.equal(splitGrafemen(createPseudowoord('L1', createRandom(zaad))).length, 3);
});

test('every level has two hundred words, none of them real or rude', () => {
  for (const niveau of ['L1', 'L2', 'L3', 'L4', 'L5', 'L6'] as const) {
    const woorden = pseudowoordenVan(niveau);
    assert.ok(woorden.length >= 200, niveau);
    for (const woord of woorden) {
      assert.ok(!isBestaandWoord(woord) && findWoord(woord) === undefined, woord);
      assert.doesNotMatch(woord, /kut|lul|pik$|neuk|hoer|kak|poep|reet|tiet|nazi|slet|sex|seks|kanker|stront|dood/, woord);
    }
  }
});
