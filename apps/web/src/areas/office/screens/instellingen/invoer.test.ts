import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SLEUTELS, standaardInstellingen } from '@spelrijk/domain/instelling';
import { naarCent, naarInvoer, naarWaarde } from './invoer.ts';

const STANDAARD = standaardInstellingen(['klas.example', 'www.klas.example']);

for (const sleutel of SLEUTELS)
  test(`${sleutel}: what is shown to be changed is what it is`, () =>
    assert.deepEqual(naarWaarde(naarInvoer(sleutel, STANDAARD[sleutel])), STANDAARD[sleutel]));

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
  test(`"${tekst}" euro is ${cent} cents`, () => assert.equal(naarCent(tekst), cent));

test('what cannot be read is no value', () => {
  assert.equal(naarWaarde({ soort: 'dagen', tekst: '6x' }), null);
  assert.equal(naarWaarde({ soort: 'dagen', tekst: '' }), null);
  assert.equal(naarWaarde({ soort: 'lijst', tekst: '60, veel' }), null);
  assert.equal(naarWaarde({ soort: 'tarief', tredes: [{ nr: 0, vanaf: '', prijs: '6' }], minimum: '1' }), null);
  assert.deepEqual(naarWaarde({ soort: 'lijst', tekst: ' ' }), []);
  assert.deepEqual(naarWaarde({ soort: 'hosts', tekst: 'Klas.Example\n\nwww.klas.example ' }), ['klas.example', 'www.klas.example']);
});
