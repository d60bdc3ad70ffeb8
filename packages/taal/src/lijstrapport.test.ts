import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rapporteerLijst, splitLijst } from './lijstrapport.ts';

test('a pasted list is split into words, without numbers, bullets and articles', () => {
  const tekst = "1. de hond\n- kat\r\n 3) het konijn, boom; 's avonds\n\n\u2022 zee-egel.\nNew York";
  assert.deepEqual(
    splitLijst(tekst).map(({ invoer }) => invoer),
    ['hond', 'kat', 'konijn', 'boom', "'s avonds", 'zee-egel', 'New York'],
  );
  assert.deepEqual(splitLijst(''), []);
});

/** word, verdict, what to check first */
const RAPPORT: readonly (readonly [string, string, string])[] = [
  ['hond', 'zeker', ''],
  ["'s avonds", 'zeker', ''],
  ['slaapkamerraam', 'zeker', 'delen'],
  ['boomstammen', 'zeker', 'delen'],
  ['krokodillen', 'zeker', ''],
  ['Bulgarije', 'nakijken', 'hoofdletter'],
  ['squishy', 'nakijken', 'uitspraak'],
  ['boomen', 'nakijken', 'spelling'],
  ['voet bal', 'nakijken', 'spelling'],
  ['gluurde', 'zeker', 'vorm'],
  ['xqzt', 'onbruikbaar', 'spelling'],
  ['12345', 'onbruikbaar', 'spelling'],
];

test('every row says how sure it is and what to look at first', () => {
  for (const [woord, oordeel, veld] of RAPPORT) {
    const rij = rapporteerLijst(woord)[0];
    assert.equal(`${rij?.oordeel} ${rij?.nakijken[0]?.veld ?? ''}`, `${oordeel} ${veld}`, woord);
    for (const { zin } of rij?.nakijken ?? []) assert.match(zin, /^\p{Lu}.*[.?]$/u);
  }
});

test('a word that stands in the list twice is marked, and a word of the bank is known as one', () => {
  const rijen = rapporteerLijst('hond\nkat\nhond');
  assert.deepEqual(
    rijen.map(({ dubbel, inBank, regel }) => [dubbel, inBank, regel]),
    [
      [false, true, 1],
      [false, rijen[1]?.inBank, 2],
      [true, true, 3],
    ],
  );
});
