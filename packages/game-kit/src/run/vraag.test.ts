import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import { makeOpgaven } from '../testing/opgaven.ts';
import { vraagOf } from './vraag.ts';

const [basis] = makeOpgaven('KIES', 1, 1);
function opgave(more: Partial<Opgave>): Opgave {
  assert.ok(basis);
  return { ...basis, woord: { ...basis.woord, woord: 'hond' }, ...more };
}

/** opgave, text before, text after the right answer */
const ROWS: readonly (readonly [string, Opgave, string | null, string])[] = [
  ['a word to choose by ear', opgave({}), null, 'hond'],
  ['a word with a gap', opgave({ gat: { start: 3, end: 4 } }), 'hon__', 'hond'],
  ['a question in words', opgave({ vraag: 'Wat blaft?' }), 'Wat blaft?', 'Wat blaft?'],
  ['a sentence with a place for the answer', opgave({ vraag: 'De ___ blaft.', antwoord: 'hond' }), 'De ___ blaft.', 'De hond blaft.'],
  ['which rule', opgave({ vorm: 'welke-regel' }), 'hond', 'hond'],
  ['sorting by what is written is done by ear', opgave({ antwoordvorm: 'SORT', keuzes: ['d', 't'] }), null, 'hond'],
  ['sorting by sound may be read', opgave({ antwoordvorm: 'SORT', keuzes: ['lang', 'kort'] }), 'hond', 'hond'],
  ['a picture to choose by ear', opgave({ plaatjes: true, keuzes: ['hond', 'kat'] }), null, 'hond'],
];
for (const [titel, asked, before, after] of ROWS)
  it(`${titel}: ${before ?? 'an ear'}`, () => {
    assert.equal(vraagOf(asked, false).tekst, before);
    assert.equal(vraagOf(asked, true).tekst, after);
  });
