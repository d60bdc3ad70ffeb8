import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doors } from '@spelrijk/contract/screens';
import { namen } from './namen.ts';
import { VAN_GROEP } from './schermen.ts';

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

/** The same screen as `leerlingen-toevoegen`, at the address that a home reads. */
const ANDER_ADRES = '/admins/:adminId/groepen/:groepId/kinderen-toevoegen';

test('every screen of a groep that staff of a school opens without choosing something first is found', () => {
  const van = doors
    .filter(({ wie }) => wie.includes('docent') || wie.includes('schooladmin'))
    .map(({ pattern }) => pattern)
    .filter((pattern) => /^\/admins\/:adminId\/groepen\/:groepId\/[a-z-]+$/.test(pattern) && pattern !== ANDER_ADRES);
  assert.ok(van.length > 12);
  assert.deepEqual(Object.values(VAN_GROEP).toSorted(), van.toSorted());
});
