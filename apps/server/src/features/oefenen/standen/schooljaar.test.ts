import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginStand } from './beginstand.ts';
import { geldendeInstelling, normgroepVan } from './instelling.ts';
import { halfjaarVan, leerjaar } from './schooljaar.ts';

const DAG = '2026-11-19';
const ROWS = [
  [1, 'nl', 3],
  [3, 'nl', 3],
  [8, 'nl', 8],
  [2, 'be', 1],
  [3, 'be', 1],
  [5, 'be', 3],
  [8, 'be', 6],
] as const;
for (const [jaargroep, regio, jaar] of ROWS)
  test(`jaargroep ${jaargroep} practises in year ${jaar} of the learning line (${regio})`, () => {
    assert.equal(leerjaar(jaargroep, regio), jaar);
    assert.equal(normgroepVan({ normgroep: null }, { jaargroep, regio }, DAG), `${jaar}a`);
  });

test('a child of the third leerjaar begins where the third leerjaar is, not two years above it', () => {
  const begin = (jaargroep: number): number => beginStand(jaargroep, DAG, { regio: 'be' }).hoofd.m0;
  assert.ok(begin(5) > begin(4) && begin(4) > begin(3));
  assert.equal(begin(3), begin(1));
});

test('made-up misspellings are shown from groep 6 and from the fourth leerjaar: the same children', () => {
  const toont = (jaargroep: number, regio: 'nl' | 'be'): boolean =>
    geldendeInstelling({ groep: null, leerling: null }, { jaargroep, regio, zorgdoelen: [] }, DAG).stuur.vormen.includes('goed-fout');
  for (const regio of ['nl', 'be'] as const) assert.deepEqual([toont(5, regio), toont(6, regio)], [false, true], regio);
});

test('the share of a care plan is four, six or eight in ten, and less goes wrong then unless somebody set that', () => {
  const wie = { jaargroep: 5, regio: 'nl', zorgdoelen: ['ei-ij'] } as const;
  const stuur = (zorgaandeel: 'licht' | 'gewoon' | 'intensief' | null, leerling: object | null = null) =>
    geldendeInstelling({ groep: null, leerling }, { ...wie, zorgaandeel }, DAG).stuur;
  assert.deepEqual(
    (['licht', 'gewoon', 'intensief', null] as const).map((deel) => stuur(deel).zorgaandeel),
    [0.4, 0.6, 0.8, undefined],
  );
  assert.equal(stuur('gewoon').doel, 0.85);
  assert.equal(stuur('gewoon', { doel: 0.9 }).doel, 0.9);
});

test('a school year begins on 1 August in the Netherlands, and on 1 September in Flanders', () => {
  const helften = (dag: string) => [halfjaarVan(dag, 'nl'), halfjaarVan(dag, 'be')];
  assert.deepEqual(['2027-07-31', '2027-08-31', '2027-09-01', '2028-01-31', '2028-02-01'].map(helften), [
    ['b', 'b'],
    ['a', 'b'],
    ['a', 'a'],
    ['a', 'a'],
    ['b', 'b'],
  ]);
});
