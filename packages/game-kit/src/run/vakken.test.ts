import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { givenOf, isFull, lettersOf, normalizeLetter, putGuided, putFree, startVakken, showStuk, removeLast } from './vakken.ts';
import type { Vakken } from './vakken.ts';

const guided = (woord: string, keys: string): Vakken =>
  [...keys].reduce((v, key) => putGuided(v, key).vakken, startVakken(lettersOf(woord)));

describe('free filling', () => {
  it('takes what the child types, longer and wrong too, and gives exactly that', () => {
    const filled = [...'bommen'].reduce(putFree, startVakken(lettersOf('bomen')));
    assert.equal(givenOf(filled), 'bommen');
    assert.equal(givenOf(removeLast(filled)), 'bomme');
  });

  it('stops well past the answer, so that a stuck key fills no screen', () => {
    const filled = [...'aaaaaaaaaaaaaaaaaaaa'].reduce(putFree, startVakken(['a', 'b']));
    assert.equal(filled.inhoud.length, 6);
  });
});

describe('guided filling', () => {
  /** answer, keys in order, what the child wrote of its own accord */
  const ROWS: readonly (readonly [string, string, string])[] = [
    ['bomen', 'bomen', 'bomen'],
    ['hond', 'hontd', 'hont'],
    ['bomen', 'bommen', 'bommen'],
    ['maan', 'manan', 'man'],
    ['bommen', 'bomemen', 'bomen'],
    ['boten', 'booten', 'booten'],
    ['kat', 'xkat', 'xat'],
    ['kat', 'xyzkat', 'xat'],
  ];
  for (const [woord, keys, expected] of ROWS) {
    it(`${woord}, typed ${keys}, was ${expected} of the child's own`, () => assert.equal(givenOf(guided(woord, keys)), expected));
  }

  it('does not write a wrong letter', () => assert.deepEqual(guided('kat', 'kx').inhoud, ['k']));

  it('shows the letter after two misses at one place, not after one', () => {
    assert.equal(showStuk(guided('kat', 'kx')), null);
    assert.equal(showStuk(guided('kat', 'kxy')), 'a');
    assert.equal(showStuk(guided('kat', 'kxya')), null);
  });

  it('fills the letter in at the fourth miss: nobody gets stuck', () => assert.deepEqual(guided('kat', 'kxyzw').inhoud, ['k', 'a']));

  it('is full when every place is filled', () => assert.deepEqual([isFull(guided('ei', 'e')), isFull(guided('ei', 'ei'))], [false, true]));
});

describe('letters', () => {
  it('keeps an accent on its letter however it was composed', () => assert.deepEqual(lettersOf('zeee\u0308n'), ['z', 'e', 'e', 'ë', 'n']));
  it('forgives caps lock only where the answer has no capital', () =>
    assert.deepEqual([normalizeLetter('K', 'kat'), normalizeLetter('K', 'Kees')], ['k', 'K']));
});
