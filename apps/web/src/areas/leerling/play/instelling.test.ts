import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import { layoutFor } from '../../../shared/kindbeeld/letterbord.ts';
import { bedenktijd } from './bedenktijd.ts';
import { deedVan } from './keuze.ts';
import { restOf } from './resume.ts';

const opgave = (id: string): Opgave => ({
  id,
  categorie: 'ei-ij',
  vorm: 'dictee-woord',
  antwoordvorm: 'TYP',
  antwoord: 'trein',
  audio: {},
  woord: { woord: 'trein', ipa: '', klankgroepen: [], lettergrepen: [], vorm: '', knelpunten: [], hoofd: 'ei-ij' },
});

test('in a test what was answered is done, right or wrong: nothing is asked a second time', () => {
  const opgaven = ['a', 'b', 'c'].map(opgave);
  const given = [
    { opgaveId: 'a', poging: 1, goed: false },
    { opgaveId: 'b', poging: 1, goed: true },
  ];
  const toets = restOf(opgaven, given, true);
  assert.deepEqual([toets.done, toets.todo.map(({ id }) => id)], [[0, 1, null], ['c']]);
  const taak = restOf(opgaven, given);
  assert.deepEqual(
    taak.todo.map(({ id }) => id),
    ['a', 'c'],
  );
});

const BORDEN = [
  ['nl', 3, 'abc'],
  ['nl', 4, 'qwerty'],
  ['be', 3, 'abc'],
  ['be', 5, 'azerty'],
] as const;
for (const [regio, jaargroep, bord] of BORDEN)
  test(`the board for jaargroep ${jaargroep} (${regio}) is ${bord} as long as nobody chose one`, () =>
    assert.equal(layoutFor(regio, jaargroep), bord));

test('the soft clock gives longer words, more pieces and longer questions more time', () => {
  const tijd = (more: Partial<Opgave>): number => bedenktijd({ ...opgave('a'), ...more });
  assert.ok(tijd({ antwoord: 'verjaardag' }) > tijd({ antwoord: 'boom' }));
  assert.ok(tijd({ antwoordvorm: 'VOLG', stukken: ['a', 'b', 'c', 'd', 'e', 'f'] }) > tijd({ antwoordvorm: 'VOLG', stukken: ['a'] }));
  assert.ok(tijd({ antwoordvorm: 'KIES', vraag: 'Welk woord hoort in deze zin?' }) > tijd({ antwoordvorm: 'KIES' }));
  assert.ok(tijd({ antwoord: 'ui' }) >= 5000);
});

test('who drove a route or laid a recipe is not told that it wrote', () => {
  const gekozen: Opgave = { ...opgave('a'), vorm: 'sorteren', antwoordvorm: 'SORT', keuzes: ['ei', 'ij'] };
  const deed = (vorm: Opgave['vorm'], antwoordvorm: Opgave['antwoordvorm']): string =>
    deedVan({ ...opgave('a'), vorm, antwoordvorm }, false);
  assert.deepEqual(
    [deed('route', 'VOLG'), deed('recept', 'VOLG'), deed('hakken', 'VOLG'), deed('letters-ordenen', 'VOLG')],
    ['jijKoos', 'jijKoos', 'jijKoos', 'jijSchreef'],
  );
  assert.deepEqual(
    [deed('klankgroepen', 'SPLIT'), deed('flits-typ', 'TYP'), deed('dictee-woord', 'TYP')],
    ['jijHakte', 'jijSchreef', 'jijSchreef'],
  );
  assert.deepEqual([deedVan(gekozen, false), deedVan(gekozen, true)], ['jijKoos', 'jijSchreef']);
});
