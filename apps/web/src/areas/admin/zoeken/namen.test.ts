import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namen } from './namen.ts';

const GROEP = { id: 'g', naam: 'Thuis' };
const REGISTER = {
  leerlingen: [{ id: 'l', naam: 'Teun Visser', groepId: GROEP.id, groep: GROEP.naam }],
  groepen: [GROEP],
  docenten: [],
  woordlijsten: [],
};

test('a school finds its groepen, and each leerling with its groep', () => {
  const gevonden = namen(REGISTER, { adminId: 'a', rol: 'schooladmin' });
  assert.deepEqual(
    gevonden.map(({ soort, bij }) => [soort, bij]),
    [
      ['leerling', 'Thuis'],
      ['groep', undefined],
    ],
  );
});

test('a home and a practice find who practises, never the groep underneath', () => {
  for (const rol of ['thuisadmin', 'rtadmin'] as const)
    assert.deepEqual(
      namen(REGISTER, { adminId: 'a', rol }).map(({ soort, bij }) => [soort, bij]),
      [['leerling', undefined]],
    );
  assert.equal(namen(REGISTER, { adminId: 'a', rol: 'rtadmin' })[0]?.to, '/admins/a/clienten/l');
});

test('who sits in the groep that somebody is at is near', () => {
  const dichtbij = (hier: string | undefined) => namen(REGISTER, { adminId: 'a', rol: 'docent', hier })[0]?.dichtbij;
  assert.deepEqual(['g', 'h', undefined].map(dichtbij), [true, false, false]);
});
