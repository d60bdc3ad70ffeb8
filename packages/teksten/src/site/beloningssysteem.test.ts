import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPAARBLOBS, SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { beloningssysteem } from './beloningssysteem.ts';

test('the page says how many blobs and cards there are', () => {
  const tekst = JSON.stringify(beloningssysteem);
  assert.match(tekst, new RegExp(`${SPAARBLOBS.length} blobs met elk een naam, op ${SPAARKAARTEN.length} kaarten`));
});
