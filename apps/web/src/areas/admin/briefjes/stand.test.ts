import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standVan, voorLeerling } from './stand.ts';

const rij = (id: string, gezien: string | null, teruggenomen = false) => ({ id, roepnaam: id, gezien, teruggenomen });
const briefje = (...leerlingen: ReturnType<typeof rij>[]) => ({
  id: 'b',
  soort: 'trots' as const,
  naam: null,
  tekst: '',
  door: 'Juf',
  op: '2026-11-27T10:00:00.000Z',
  leerlingen,
});

test('seen, taken back and still open add up to all who got it', () => {
  const op = '2026-11-27T11:00:00.000Z';
  assert.deepEqual(standVan(briefje(rij('a', op), rij('b', null), rij('c', null, true), rij('d', null))), {
    totaal: 4,
    gezien: 1,
    teruggenomen: 1,
    open: 2,
    gezienOp: null,
  });
  assert.equal(standVan(briefje(rij('a', op))).gezienOp, op);
});

test('on the page of a leerling stands what it got, and nobody else', () => {
  const uit = voorLeerling([briefje(rij('a', null), rij('b', null)), briefje(rij('b', null))], 'a');
  assert.deepEqual(
    uit.map(({ leerlingen }) => leerlingen.map(({ id }) => id)),
    [['a']],
  );
});
