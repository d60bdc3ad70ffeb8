import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leestredenVan, somvensterNaam } from './inhoud.ts';

test('a reading step says in Flanders which leerjaar its level is of, and no step of ours reads as one', () => {
  assert.equal(somvensterNaam('ei-ij', 'be'), somvensterNaam('ei-ij'));
  const namen = leestredenVan('be').map((id) => somvensterNaam(id, 'be'));
  assert.ok(namen.includes('Zinnen, ongeveer M3 (1ste leerjaar)'));
  assert.ok(namen.includes('Teksten, ongeveer M6-E6 (4de leerjaar)'));
  assert.ok(namen.includes('Korte woorden: aap, maan'));
  for (const naam of namen) assert.doesNotMatch(naam, /\bL\d\b|\b[ME]\d(?!.*leerjaar)/, naam);
  assert.equal(new Set(namen).size, namen.length);
});
