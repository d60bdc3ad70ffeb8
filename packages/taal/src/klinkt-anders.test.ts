import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findWoord } from './bank.ts';
import { klinktAnders } from './generate/klinkt-anders.ts';

const ZAKEN: readonly (readonly [string, string, string, string, boolean])[] = [
  ['aaien', 'aai', 'ooi', 'ooien', true],
  ['kin', 'i', 'ie', 'kien', true],
  ['meisje', 'ei', 'ij', 'mijsje', false],
  ['lachen', 'ch', 'g', 'lagen', false],
  ['pizza', 'i', 'ie', 'piezza', false],
  ['hond', 'd', 't', 'hont', false],
  ['koeien', 'k', 'c', 'coeien', false],
  // The right letters do not sound here as they do by themselves.
  ['mousse', 'ou', 'oe', 'moesse', false],
  ['andere', 'e', 'u', 'anderu', false],
  ['champagne', 'ch', 'sj', 'sjampagne', false],
  ['logeren', 'g', 'j', 'lojeren', false],
  // Where an ou can be said as oe, nobody is asked which is heard.
  ['poetsen', 'oe', 'ou', 'poutsen', false],
  ['schoon', 'sch', 's', 'soon', true],
  ['vink', 'nk', 'ng', 'ving', true],
  ['bus', 'u', 'o', 'bos', true],
];
for (const [woord, een, twee, ander, anders] of ZAKEN)
  test(`a child can${anders ? '' : 'not'} hear whether ${woord} has ${een} or ${twee}`, () =>
    assert.equal(klinktAnders(findWoord(woord) ?? { woord }, [een, twee], ander), anders));
