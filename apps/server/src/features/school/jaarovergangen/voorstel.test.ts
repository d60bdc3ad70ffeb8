import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createVoorstel, volgendeNaam, type Groep, type Leerling } from './voorstel.ts';

const NAMEN = [
  ['Groep 5A', 5, 'nl', 'Groep 6A'],
  ['5a', 5, 'nl', '6a'],
  ['Groep 3 - de Vossen', 3, 'nl', 'Groep 4 - de Vossen'],
  ['De Vossen', 3, 'nl', 'De Vossen'],
  ['Groep 15', 5, 'nl', 'Groep 15'],
  ['3A', 5, 'be', '4A'],
  ['1ste leerjaar', 3, 'be', '2de leerjaar'],
  ['Klas 2B', 4, 'be', 'Klas 3B'],
  ['3de kleuterklas', 2, 'be', '3de kleuterklas'],
] as const;
for (const [naam, jaargroep, regio, nieuw] of NAMEN)
  test(`next year ${naam} (jaargroep ${jaargroep}, ${regio}) is called ${nieuw}`, () =>
    assert.equal(volgendeNaam(naam, jaargroep, regio), nieuw));

const groep = (id: string, naam: string, ...jaargroepen: number[]): Groep => ({ id, naam, jaargroepen, docenten: [] });
const kind = (groepId: string, jaargroep: number): Leerling => ({ id: `${groepId}${jaargroep}`, naam: 'X', groepId, jaargroep });
const voor = (groepen: readonly Groep[], leerlingen: readonly Leerling[]) =>
  createVoorstel(groepen, leerlingen, '2025-2026', 'nl').map(({ naam, nieuweNaam, nieuweJaargroepen, delen }) => ({
    naam,
    nieuweNaam,
    nieuweJaargroepen,
    naar: delen.map(({ jaargroep, doel }) => `${jaargroep}>${doel}`),
  }));

test('groepen of one year go up whole; who finishes leaves, and the name is free for the next', () => {
  const uit = voor([groep('a', 'Groep 7', 7), groep('b', 'Groep 8', 8)], [kind('a', 7), kind('b', 8)]);
  assert.deepEqual(uit, [
    { naam: 'Groep 7', nieuweNaam: 'Groep 8', nieuweJaargroepen: [8], naar: ['7>a'] },
    { naam: 'Groep 8', nieuweNaam: 'Groep 8 (2025-2026)', nieuweJaargroepen: [8], naar: ['8>weg'] },
  ]);
});

test('a combination group keeps its name; who outgrows it goes to the groep that has that year', () => {
  const groepen = [groep('a', 'Groep 3/4', 3, 4), groep('b', 'Groep 5/6', 5, 6), groep('c', 'Groep 4', 4)];
  const uit = voor(groepen, [kind('a', 3), kind('a', 4), kind('b', 5), kind('b', 6), kind('c', 4)]);
  assert.deepEqual(
    uit.map(({ nieuweNaam, naar }) => [nieuweNaam, naar]),
    [
      ['Groep 3/4', ['3>a', '4>b']],
      ['Groep 5/6', ['5>b', '6>null']],
      ['Groep 5', ['4>c']],
    ],
  );
});

test('two groepen never get one name', () => {
  const uit = voor([groep('a', 'Groep 5', 5), groep('b', 'Groep 6', 3, 4)], []);
  assert.deepEqual(
    uit.map(({ nieuweNaam }) => nieuweNaam),
    ['Groep 6', 'Groep 6 (2025-2026)'],
  );
});
