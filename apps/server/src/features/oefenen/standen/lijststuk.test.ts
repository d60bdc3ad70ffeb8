import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leerlijnVan } from './inhoud.ts';
import { lijststuk } from './lijststuk.ts';

const hoofd = (woord: string, gekozen?: string): readonly [string, boolean] => {
  const { hoofd: van, woord: inhoud } = lijststuk('nl', leerlijnVan('nl'), { woord, ...(gekozen !== undefined && { hoofd: gekozen }) });
  return [van, inhoud.knelpunten.some(({ categorie }) => categorie.startsWith('ww-'))];
};

test('a word that is a thing and a form of a verb is the thing, and no evidence for a rule of verbs', () => {
  for (const woord of ['fiets', 'werk', 'loop', 'brand', 'bloed']) assert.equal(hoofd(woord)[1], false, woord);
  assert.equal(hoofd('fiets')[0], 'kz-mkmm');
});

test('the docent can say that it is asked for the verb', () => {
  assert.deepEqual(hoofd('fiets', 'ww-tt-jij-achter'), ['ww-tt-jij-achter', true]);
});
