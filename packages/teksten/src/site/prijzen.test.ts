import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faq } from './faq.ts';
import { siteTeksten } from './kader.ts';
import { prijzen } from './prijzen.ts';

test('a practice reads that it pays for places, a home for kinderen, in both regions', () => {
  for (const pagina of [prijzen.nl, prijzen.be, faq.nl, faq.be]) {
    const tekst = JSON.stringify(pagina);
    assert.match(tekst, /een praktijk per plaats en een gezin per kind/);
    assert.doesNotMatch(tekst, /Je betaalt per leerling/);
  }
  assert.match(JSON.stringify(siteTeksten), /Per plaats per schooljaar/);
  assert.match(JSON.stringify(prijzen.be), /cliënten tegelijk oefenen/);
});
