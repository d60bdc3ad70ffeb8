import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK, findWoord } from './bank.ts';
import { countMinimaleParen } from './verwarring.ts';

const parenVan = (woord: string): number => countMinimaleParen((findWoord(woord) ?? assert.fail(woord)).ipa);

test('a word with a neighbour that sounds nearly the same is confused; a long word of its own is not', () => {
  for (const woord of ['dak', 'pop', 'bos', 'man']) assert.ok(parenVan(woord) > 0, woord);
  for (const woord of ['olifant', 'verjaardag', 'bibliotheek']) assert.equal(parenVan(woord), 0, woord);
});

test('some of the bank has a neighbour, and mostly short words', () => {
  const met = BANK.filter(({ ipa }) => countMinimaleParen(ipa) > 0);
  const lengte = (woorden: readonly { readonly woord: string }[]): number =>
    woorden.reduce((som, { woord }) => som + woord.length, 0) / woorden.length;
  assert.ok(met.length > BANK.length * 0.05 && met.length < BANK.length * 0.5, `${met.length} of ${BANK.length}`);
  assert.ok(lengte(met) < lengte(BANK));
});
