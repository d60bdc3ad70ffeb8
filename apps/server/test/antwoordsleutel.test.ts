import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createFamiliezoeker, createZoeker } from './antwoordsleutel.ts';

const WOORDEN = ['hondenhok', 'lief', 'reizen', 'café'];
const zoek = createZoeker(WOORDEN);
const zoekFamilie = createFamiliezoeker(WOORDEN);
const familie: Readonly<Record<string, string>> = {
  'a form': 'Zij reisde naar zee',
  'a degree': 'Ik wil liever niet',
  'a half of a compound': 'De hond blaft',
  'a compound with it': 'Een reizensite',
};
const gedaanten: Readonly<Record<string, string>> = {
  'as it is': 'lief',
  'inside a name': 'audio/reizenXY.mp3',
  backwards: 'kohnednoh',
  letters: '"l","i","e","f"',
  klankgroepen: '["hon","den","hok"]',
  'its sounds': 'rˈɛizən',
  base64: Buffer.from('het woord lief.').toString('base64'),
  'base64 for addresses': Buffer.from('a?>~reizen').toString('base64url'),
  hexadecimal: Buffer.from('reizen').toString('hex'),
  digest: createHash('sha256').update('hondenhok').digest('hex').slice(0, 16),
  'an address': 'zoek=caf%C3%A9',
  'codes of letters': '[108, 105, 101, 102]',
  capitals: Buffer.from('LIEF').toString('base64'),
};
for (const [hoe, tekst] of Object.entries(gedaanten))
  test(`a word of a test is found as ${hoe}`, () => {
    assert.notEqual(zoek(tekst), undefined);
  });

for (const [hoe, tekst] of Object.entries(familie))
  test(`a word of a test is found by ${hoe}`, () => {
    assert.notEqual(zoekFamilie(tekst), undefined);
  });

test('two letters between the digits of a code are no word, and by themselves they are', () => {
  const kort = createZoeker(['de']);
  assert.equal(kort('etag "ad33de40f8ccb2a4"'), undefined);
  assert.equal(createFamiliezoeker(['de'])('3de4e1a6f'), undefined);
  assert.equal(kort('naar _de_ zee')?.woord, 'de');
});

test('what only looks like a word of the test is none', () => {
  for (const tekst of [
    'Wel honderd liefdadige dingen',
    'een reiger',
    'dGhlIHF1aWNr',
    'f00dcafe-1234',
    'Luister en schrijf',
    'Lees en schrijf',
    'Naar ____ toe.',
  ])
    assert.deepEqual([zoek(tekst), zoekFamilie(tekst)], [undefined, undefined], tekst);
});
