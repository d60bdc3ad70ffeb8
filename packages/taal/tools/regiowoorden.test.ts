import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK } from '../src/bank.ts';
import { ZINNEN } from '../src/alle-zinnen.ts';
import { REGIOPAREN, regioVan } from '../src/regio.ts';
import { vreemdIn } from './regiowoorden.ts';

test('of every pair the Flemish word stands in the bank, with its sentence, and not for the Netherlands only', () => {
  for (const { be } of REGIOPAREN) {
    const [naam = ''] = be;
    const woord = BANK.find((een) => een.woord === naam);
    assert.ok(woord, `${naam} is no word of the bank`);
    assert.ok(woord.zin, `${naam} has no sentence`);
    assert.notEqual(woord.regio, 'nl', naam);
  }
});

test('a word of one region is marked so in the bank', () => {
  for (const { woord, regio } of BANK) if (regioVan(woord) !== 'beide') assert.equal(regio, regioVan(woord), woord);
});

test('what is for both regions has no word and no place of one of them', () => {
  const fout = [
    ...BANK.filter(({ regio }) => regio === 'beide').map(({ woord, zin = '' }) => `${woord}: ${zin}`),
    ...ZINNEN.filter(({ regio }) => regio === 'beide').map(({ tekst }) => tekst),
  ].filter((tekst) => vreemdIn(tekst).length > 0);
  assert.deepEqual(fout, []);
});

test('the list knows words of both, places, and forms of them', () => {
  assert.deepEqual(vreemdIn('De trui is nat, ook in Amsterdam.'), ['trui', 'Amsterdam']);
  assert.deepEqual(vreemdIn('In Gent eten we een appelsien.'), ['Gent', 'appelsien']);
  assert.deepEqual(vreemdIn('Hun namen staan op het bord.'), []);
});
