import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Beeld, MatrixCel, MatrixKolom, VoortgangLeerling } from '@spelrijk/contract/voortgang';
import type { MatrixRij } from './matrix.ts';
import { foldedFor, kolommenNu, perFase, rijenToen, somVan } from './oogopslag.ts';

const kolom = (id: string, fase: MatrixKolom['fase']): MatrixKolom => ({ id, naam: id, ladder: 'spelling', fase });
const KOLOMMEN = [kolom('a', 'A'), kolom('b', 'B'), kolom('c', 'B'), kolom('d', 'C')];
const leerling: VoortgangLeerling = {
  id: 'x',
  roepnaam: 'Noor',
  achternaam: 'Berg',
  jaargroep: 5,
  figuur: 1,
  laatst: null,
  aandacht: [],
  zorg: false,
  beheerst: 0,
  normgroep: '5a',
  norm: 4,
  niveau: null,
  begin: null,
  weken: [],
  gokjes: 0,
  cellen: [],
};
const rij = (beelden: Readonly<Record<string, Beeld>>): MatrixRij => ({
  leerling,
  cellen: new Map(
    Object.entries(beelden).map(([categorie, beeld]): [string, MatrixCel] => [
      categorie,
      { categorie, beeld, status: 'open', laag: 0, hoog: 100, zeker: false, antwoorden: 1, goed: 0, laatste: { antwoorden: 1, goed: 0 } },
    ]),
  ),
});
const RIJEN = [
  rij({ a: 'beheerst', b: 'moeilijk', c: 'oefent' }),
  rij({ a: 'beheerst', b: 'oefent', c: 'begint', d: 'begint' }),
  rij({ a: 'bijna' }),
];

test('what everybody masters, and what hardly anybody begins with, does not stand in the way', () => {
  const vier = [...RIJEN, rij({ d: 'leeg' })];
  const ids = (alle: boolean) => kolommenNu(KOLOMMEN, vier, alle).map(({ id }) => id);
  assert.deepEqual(
    [ids(false), ids(true)],
    [
      ['b', 'c'],
      ['a', 'b', 'c', 'd'],
    ],
  );
  assert.equal(kolommenNu(KOLOMMEN, [rij({ a: 'beheerst' })], false).length, 4, 'nothing to learn: then everything');
});

test('two who find it difficult make a column matter in any class', () => {
  const klas = [rij({ d: 'moeilijk' }), rij({ d: 'moeilijk' }), ...Array.from({ length: 20 }, () => rij({ a: 'oefent' }))];
  assert.deepEqual(
    kolommenNu(KOLOMMEN, klas, false).map(({ id }) => id),
    ['a', 'd'],
  );
});

test('blocks keep the order of the learning line, and fold to what asks most', () => {
  assert.deepEqual(
    perFase(KOLOMMEN).map(({ fase, kolommen }) => [fase, kolommen.length]),
    [
      ['A', 1],
      ['B', 2],
      ['C', 1],
    ],
  );
  assert.deepEqual(
    RIJEN.map((een) => somVan(een, KOLOMMEN)),
    ['moeilijk', 'oefent', 'bijna'],
  );
  assert.equal(somVan(rij({}), KOLOMMEN), 'leeg');
});

test('a week back the same rows show what stood then, and nothing for who was not there', () => {
  const rijen = [rij({ a: 'beheerst', b: 'moeilijk' })];
  const toen = (leerlingen: Parameters<typeof rijenToen>[1]['leerlingen']) =>
    [...(rijenToen(rijen, { eind: '2026-11-15', leerlingen })[0]?.cellen ?? [])].map(([id, { beeld }]) => [id, beeld]);
  assert.deepEqual(toen([{ id: 'x', beelden: { a: 'oefent' } }]), [['a', 'oefent']]);
  assert.deepEqual(toen([{ id: 'nobody', beelden: { a: 'oefent' } }]), []);
});

test('on a telephone the blocks in which the fewest find anything difficult are folded first, and one stays open', () => {
  const fasen = perFase(KOLOMMEN);
  assert.deepEqual([...foldedFor(RIJEN, fasen, 4)], []);
  assert.deepEqual([...foldedFor(RIJEN, fasen, 3)], ['A', 'C'], 'one column too many');
  assert.deepEqual([...foldedFor(RIJEN, perFase([...KOLOMMEN, kolom('e', 'C'), kolom('f', 'C')]), 4)], ['A', 'C']);
  assert.deepEqual([...foldedFor(RIJEN, fasen, 1)], ['A', 'C']);
});
