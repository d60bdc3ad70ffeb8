import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alsTekst, takenVoor } from './blad.ts';

const taak = (naam: string, iedereen: boolean, wie: readonly string[]) => ({
  id: naam,
  dag: '2026-11-27',
  soort: 'lijst' as const,
  wat: naam,
  naam,
  regel: null,
  woorden: [],
  iedereen,
  door: 'Juf',
  leerlingen: wie.map((id) => ({ id, roepnaam: id, af: false })),
});

test('a sheet for everybody holds nothing of a groepje, and that of a child holds its own', () => {
  const taken = [taak('samen', true, ['a', 'b']), taak('groepje', false, ['a'])];
  const namen = (wie: string | null) => takenVoor(taken, wie).map(({ naam }) => naam);
  assert.deepEqual([namen(null), namen('a'), namen('b')], [['samen'], ['samen', 'groepje'], ['samen']]);
});

test('as text: every part a paragraph, and nothing where nothing is', () => {
  const delen = [
    { dag: 'vr 27 nov', kop: 'regel: ei of ij', zin: 'Luister goed.', woorden: ['trein', 'klein'] },
    { dag: 'vr 27 nov', kop: 'dictee: Week 48', zin: null, woorden: [] },
  ];
  assert.equal(
    alsTekst({ kop: 'Oefenen thuis', onder: 'Groep 5', zin: ' ', delen }),
    'Oefenen thuis\nGroep 5\n\nvr 27 nov: regel: ei of ij\nLuister goed.\ntrein, klein\n\nvr 27 nov: dictee: Week 48',
  );
});

test('sentences stand on a line of their own', () => {
  const delen = [{ dag: 'vr 27 nov', kop: 'regel: komma', zin: null, woorden: ['Kom, wij gaan.', 'Nee, nu niet!'] }];
  assert.equal(
    alsTekst({ kop: 'Thuis', onder: 'Groep 5', zin: '', delen }),
    'Thuis\nGroep 5\n\nvr 27 nov: regel: komma\nKom, wij gaan.\nNee, nu niet!',
  );
});
