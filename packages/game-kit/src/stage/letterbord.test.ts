import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { INDELINGEN, needsHoofdletters, smallBord, tekensOf, wholeBord } from './letterbord.ts';

describe('the letter board', () => {
  for (const indeling of INDELINGEN) {
    it(`${indeling} has every letter once`, () =>
      assert.deepEqual(wholeBord(indeling, []).flat().toSorted().join(''), 'abcdefghijklmnopqrstuvwxyz'));
  }

  it('has the signs of the taak and no others', () => {
    const tekens = tekensOf(["foto's", 'zeeën', 'ideeën', 'kat']);
    assert.deepEqual([...tekens].toSorted(), ["'", 'ë']);
    assert.ok(tekens.every((teken) => wholeBord('abc', tekens).flat().includes(teken)));
  });

  it('puts no more signs on a row than letters', () => {
    const rijen = wholeBord('qwerty', [..."'-éèëïöü.,?!"]).slice(3);
    assert.deepEqual(
      rijen.map((rij) => rij.length),
      [6, 6],
    );
  });

  it('has a capital key only when a word has a capital', () =>
    assert.deepEqual([needsHoofdletters(['kat']), needsHoofdletters(['Kees'])], [false, true]));

  it('for beginners holds the letters of the word and four others, in alphabetical order, the same each time', () => {
    const keys = smallBord('boom').flat();
    assert.equal(keys.length, 3 + 4);
    assert.ok([...'boom'].every((letter) => keys.includes(letter)));
    assert.deepEqual(
      keys,
      keys.toSorted((a, b) => a.localeCompare(b, 'nl')),
    );
    assert.deepEqual(smallBord('boom'), smallBord('boom'));
  });

  it('for beginners makes rows of at most seven keys', () => assert.ok(smallBord('zonnebloempitten').every((row) => row.length <= 7)));
});
