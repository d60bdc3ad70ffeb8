import assert from 'node:assert/strict';
import { test } from 'node:test';
import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { addTexts } from '../../../shared/texts/i18n.ts';
import { planLines } from './speak.ts';

const SPOKEN = {
  'Je hebt er': 'a',
  'van de': 'b',
  drie: 'c',
  twaalf: 'd',
  'Dit kan ik': 'e',
  Wolletje: 'f',
  'Dit woord heeft': 'g',
  'klankgroepen.': 'h',
  'Er is nog niets gekleurd. Met de eerste taak begint het.': 'p',
};

test('lines are said piece after piece, with what was rendered; a rule and a sound by their own address', async (t) => {
  const answer = { teksten: SPOKEN, regels: { 'ei-ij': 'r' }, klanken: { b: 'k' } };
  t.mock.method(globalThis, 'fetch', () => Promise.resolve(Response.json(answer)));
  const said = async (...lines: Parameters<typeof planLines>[0]): Promise<string> =>
    (await planLines(lines)).map((step) => (step.soort === 'stil' ? (step.ms > 100 ? '|' : '-') : step.adres)).join('');
  assert.equal(await said(['sparen.aantal', { count: 3, totaal: 12 }]), 'a-c-b-d');
  assert.equal(await said(['ik.titel'], 'Wolletje'), 'e|f');
  assert.equal(await said(['hint.groepen', { count: 3 }]), 'g-c-h');
  addTexts(klassenplaatTeksten);
  assert.equal(await said(['klassenplaat:kind.leeg']), 'p');
  assert.equal(await said('regel:ei-ij', 'klank:b'), 'r|k');
  assert.equal(await said('Niemand las dit voor.'), '');
});
