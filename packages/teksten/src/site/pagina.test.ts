import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faq } from './faq.ts';
import { siteTeksten } from './kader.ts';
import { prijzen } from './prijzen.ts';
import { SPAARBLOBS, SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { beloningssysteem } from './beloningssysteem.ts';

test('the page says how many blobs and cards there are', () => {
  const tekst = JSON.stringify(beloningssysteem);
  assert.match(tekst, new RegExp(`${SPAARBLOBS.length} blobs met elk een naam, op ${SPAARKAARTEN.length} kaarten`));
});

test('a practice reads that it pays for places, a home for kinderen, in both regions', () => {
  for (const pagina of [prijzen.nl, prijzen.be, faq.nl, faq.be]) {
    const tekst = JSON.stringify(pagina);
    assert.match(tekst, /een praktijk per plaats en een gezin per kind/);
    assert.doesNotMatch(tekst, /Je betaalt per leerling/);
  }
  assert.match(JSON.stringify(siteTeksten), /Per plaats per schooljaar/);
  assert.match(JSON.stringify(prijzen.be), /cliënten tegelijk oefenen/);
});
