import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLEUTELS, standaardInstellingen } from '@spelrijk/domain/instelling';
import { toCent, toInvoer, toWaarde } from './invoer.ts';

const STANDAARD = standaardInstellingen(['klas.example', 'www.klas.example']);

for (const sleutel of SLEUTELS)
  test(`${sleutel}: what is shown to be changed is what it is`, () =>
    assert.deepEqual(toWaarde(toInvoer(sleutel, STANDAARD[sleutel])), STANDAARD[sleutel]));

for (const [tekst, cent] of [
  ['6,50', 650],
  ['6.5', 650],
  [' 29 ', 2900],
  ['0,05', 5],
  ['6,505', null],
  ['-1', null],
  ['zes', null],
  ['', null],
] as const)
  test(`"${tekst}" euro is ${cent} cents`, () => assert.equal(toCent(tekst), cent));

test('what cannot be read is no value', () => {
  assert.equal(toWaarde({ soort: 'dagen', tekst: '6x' }), null);
  assert.equal(toWaarde({ soort: 'dagen', tekst: '' }), null);
  assert.equal(toWaarde({ soort: 'lijst', tekst: '60, veel' }), null);
  assert.equal(toWaarde({ soort: 'tarief', tredes: [{ nr: 0, vanaf: '', prijs: '6' }], minimum: '1' }), null);
  assert.deepEqual(toWaarde({ soort: 'lijst', tekst: ' ' }), []);
  assert.deepEqual(toWaarde({ soort: 'hosts', tekst: 'Klas.Example\n\nwww.klas.example ' }), ['klas.example', 'www.klas.example']);
});
