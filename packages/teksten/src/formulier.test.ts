import { test } from 'node:test';
import assert from 'node:assert/strict';
import * as formulier from './formulier.ts';
import { foutTekst } from './fouten.ts';

test('the messages of forms are those of the specification', () => {
  assert.equal(formulier.VERPLICHT, 'Dit veld is verplicht');
  assert.equal(formulier.EMAIL, 'Voer een geldig e-mailadres in');
  assert.equal(formulier.teLang(7), 'Je mag maximaal 7 tekens invoeren');
  assert.equal(formulier.teKort(7), 'Je moet minimaal 7 tekens invoeren');
  assert.equal(formulier.KIES_EEN, 'Kies ten minste één waarde');
  assert.equal(formulier.FORMAAT, 'Ongeldig formaat');
});

test('a password or a name of the wrong length is refused in those words', () => {
  assert.match(foutTekst('wachtwoorden/te-kort'), /^Je moet minimaal 15 tekens invoeren\./);
  assert.match(foutTekst('wachtwoorden/te-kort-met-factor'), /^Je moet minimaal 8 tekens invoeren/);
  assert.match(foutTekst('wachtwoorden/te-lang'), /^Je mag maximaal 128 tekens invoeren/);
  assert.match(foutTekst('uitnodigingen/naam-te-kort'), /^Je moet minimaal 3 tekens invoeren/);
});
