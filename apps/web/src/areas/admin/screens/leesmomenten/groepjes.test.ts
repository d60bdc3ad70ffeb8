import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hardopVan } from '@spelrijk/domain/voorlezen';
import { groepjesVan } from './groepjes.ts';

const lezer = (roepnaam: string, teksten: number, perMinuut = 60, goed = 98) => ({
  id: roepnaam,
  roepnaam,
  achternaam: '',
  gehoord: [],
  eerder: [],
  dubbel: [],
  wacht: [],
  hardop: hardopVan(Array.from({ length: teksten }, () => ({ goed, gelezen: 100, perMinuut }))),
  groei: null,
});

test('a child is in the groepje of what it needs, in the order of the list and never of pace; who read too little is in none', () => {
  const leerlingen = [lezer('Aya', 3, 90), lezer('Bo', 3, 70, 93), lezer('Cas', 2), lezer('Daan', 3, 40), lezer('Eva', 3, 50)];
  assert.deepEqual(groepjesVan({ leerlingen, niveau: 'm4' }), [
    ['nauwkeurig', ['Bo']],
    ['vlot', ['Daan']],
    ['verder', ['Aya', 'Eva']],
  ]);
  assert.deepEqual(groepjesVan({ leerlingen: [lezer('Aya', 2)], niveau: 'm4' }), []);
});
