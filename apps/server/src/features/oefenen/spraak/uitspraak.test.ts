import { test } from 'node:test';
import assert from 'node:assert/strict';
import { clipsOf } from './uitspraak.ts';

const gesproken = (woord: string, zin?: string): string[] =>
  (clipsOf(woord, zin, { cake: "[[k'e:k]]" }) ?? []).map((clip) => clip.gesproken);

test('a word is said by the language engine where it is sure: kabouter has its stress in the middle', () => {
  assert.deepEqual(gesproken('kabouter'), ["[[ka:b'VUt@r]]", "[[ka:b'VUt@r]]"]);
});

test('the word sounds the same in its sentence, and other words that the synthesiser says wrong are mended', () => {
  const [, , zin = ''] = gesproken('kabouter', 'De kabouter eet cake.');
  assert.equal(zin, "De [[ka:b'VUt@r]] eet [[k'e:k]].");
});

test('what somebody types is never an order to the synthesiser', () => {
  const [woord = ''] = gesproken('[[evil]]<x>');
  assert.doesNotMatch(woord, /[<>]/);
  assert.doesNotMatch(gesproken('x', 'Dit is <break time="9s"/> [[a]].')[2] ?? '', /[<>]|\[\[a\]\]/);
});

test('there is nothing to say for signs alone', () => {
  for (const leeg of ['', ' ', '123', '...', '[[]]', '\u0000']) assert.equal(clipsOf(leeg, undefined, {}), null);
});

test('the same text has the same address, whoever types it; word, slow word and sentence differ', () => {
  const adressen = (clipsOf('kabouter', 'Een kabouter.', {}) ?? []).map(({ adres }) => adres);
  assert.deepEqual(
    (clipsOf('kabouter', 'Een kabouter.', {}) ?? []).map(({ adres }) => adres),
    adressen,
  );
  assert.equal(new Set(adressen).size, 3);
  for (const adres of adressen) assert.match(adres, /^[0-9a-f]{16}$/);
});

test('any Unicode gives clips or nothing, never an error', () => {
  for (const tekst of ['ﷺ', '😀', '漢字', 'a\u0301'.repeat(20), 'İstanbul', "zo'n", 'é'.repeat(48), '\ud800'])
    assert.ok(clipsOf(tekst, tekst, {}) === null || true, tekst);
});
