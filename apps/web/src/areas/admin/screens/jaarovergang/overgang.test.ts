import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { begin, staysIn, deelId, dubbeleNamen, hervat, overzichtVan, plekVan, teSturen } from './overgang.ts';

const groep = (id: string, naam: string, jaren: number[], delen: OvergangVoorstel['groepen'][number]['delen']) => ({
  id,
  naam,
  jaargroepen: jaren,
  docenten: [],
  nieuweNaam: naam,
  nieuweJaargroepen: jaren,
  delen,
});
const kind = (id: string, groepId: string, jaargroep: number) => ({ id, naam: id, groepId, jaargroep });
const VOORSTEL: OvergangVoorstel = {
  schooljaar: '2025-2026',
  volgend: '2026-2027',
  kan: ['2025-2026'],
  bron: 'overgang',
  vroeg: false,
  merk: 'm',
  vorige: null,
  concept: null,
  groepen: [
    groep(
      'a',
      'Groep 5/6',
      [5, 6],
      [
        { jaargroep: 5, leerlingen: 1, doel: 'a' },
        { jaargroep: 6, leerlingen: 1, doel: null },
      ],
    ),
    groep('b', 'Groep 8', [8], [{ jaargroep: 8, leerlingen: 1, doel: 'weg' }]),
  ],
  leerlingen: [kind('vijf', 'a', 5), kind('zes', 'a', 6), kind('acht', 'b', 8)],
};
const nu = begin(
  VOORSTEL,
  () => 'nieuw',
  (jaar) => `Groep ${jaar}`,
);
const [vijf, zes, acht] = VOORSTEL.leerlingen;

test('a year without a groep gets a new one, so that everybody has a place', () => {
  assert.deepEqual(nu.nieuw, [{ id: 'nieuw', naam: 'Groep 7', jaargroep: 7 }]);
  assert.deepEqual(zes && plekVan(zes, nu), { groepId: 'nieuw', jaargroep: 7 });
  assert.deepEqual(overzichtVan(VOORSTEL, nu), {
    groepen: [
      { id: 'a', naam: 'Groep 5/6', jaargroepen: [5, 6], leerlingen: 1 },
      { id: 'b', naam: 'Groep 8', jaargroepen: [8], leerlingen: 0 },
      { id: 'nieuw', naam: 'Groep 7', jaargroepen: [7], leerlingen: 1 },
    ],
    weg: 1,
    open: 0,
  });
});

test('who stays keeps the year, alone or as a whole part', () => {
  const keuzes = { ...nu, zitten: { vijf: 'a' }, doelen: { ...nu.doelen, [deelId('b', 8)]: staysIn('b') } };
  assert.deepEqual(vijf && plekVan(vijf, keuzes), { groepId: 'a', jaargroep: 5 });
  assert.deepEqual(acht && plekVan(acht, keuzes), { groepId: 'b', jaargroep: 8 });
  assert.deepEqual(teSturen(VOORSTEL, keuzes, 'id').leerlingen, [
    { id: 'vijf', groepId: 'a', jaargroep: 5 },
    { id: 'zes', groepId: 'nieuw', jaargroep: 7 },
    { id: 'acht', groepId: 'b', jaargroep: 8 },
  ]);
});

test('names that stand twice are found, however they are written', () => {
  const keuzes = { ...nu, namen: { ...nu.namen, a: ' groep 7' } };
  assert.deepEqual([...dubbeleNamen(overzichtVan(VOORSTEL, keuzes))], ['groep 7']);
});

test('choices of another day come back; a groep that went is to be chosen anew, and who is new goes as proposed', () => {
  const eerder = {
    ...nu,
    namen: { a: 'Groep 6/7', weg: 'Is er niet meer' },
    doelen: { [deelId('a', 5)]: 'weggehaald', [deelId('a', 6)]: 'nieuw', [deelId('weg', 3)]: 'a' },
    zitten: { vijf: 'a', vertrokken: 'a' },
    nagekeken: ['a', 'weg'],
  };
  assert.deepEqual(hervat(VOORSTEL, nu, eerder), {
    namen: { a: 'Groep 6/7', b: 'Groep 8' },
    docentenMee: { a: true, b: true },
    doelen: { [deelId('a', 5)]: '', [deelId('a', 6)]: 'nieuw', [deelId('b', 8)]: 'weg' },
    nieuw: nu.nieuw,
    zitten: { vijf: 'a' },
    nagekeken: ['a'],
  });
  assert.deepEqual(hervat(VOORSTEL, nu, nu), nu);
});
