import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verhuisdeel } from '@spelrijk/contract/verhuizingen';
import type { Tabel } from '../verhuizingen/index.ts';
import { arrive, hangtVast, loosen, meegaand, renumber, type Overgang, type Rij } from './delen.ts';

type Ouder = readonly [tabel: string, kolom: string, verplicht: boolean];
const KIND: Ouder = ['leerling', 'leerling_id', true];
const tabel = (naam: string, deel: Verhuisdeel, ouders: readonly Ouder[]): Tabel => ({
  naam,
  kolommen: [],
  sleutel: [],
  ouders: ouders.map(([ouder, kolom, verplicht]) => ({ tabel: ouder, kolom, verplicht })),
  isOuder: false,
  regel: { hoe: 'mee', deel },
});
const PLAN = tabel('plan', 'zorg', [KIND]);
const DOEL = tabel('plan_doel', 'zorg', [['plan', 'plan_id', true]]);
const TOETS = tabel('toets', 'toetsen', [KIND, ['plan', 'plan_id', false]]);
const ALLE = [
  tabel('taak', 'taken', [KIND]),
  PLAN,
  DOEL,
  TOETS,
  tabel('lvs_import', 'lvs', []),
  tabel('lvs_score', 'lvs', [KIND, ['lvs_import', 'import_id', true]]),
  tabel('instelbeurt_leerling', 'instellingen', [KIND, ['instelbeurt', 'instelbeurt_id', true]]),
  tabel('dictee_invoer', 'dictees', [KIND]),
  tabel('voorinstelling', 'instellingen', []),
];
const namen = (delen: Parameters<typeof meegaand>[1]): readonly string[] => meegaand(ALLE, delen).map(({ naam }) => naam);

test('a part takes every table that is registered under it and hangs on the leerling, and nothing that hangs on what stays', () => {
  assert.deepEqual(namen(['A']), []);
  assert.deepEqual(namen(['A', 'B']), ['taak', 'toets']);
  assert.deepEqual(namen(['A', 'C']), ['lvs_score']);
  assert.deepEqual(namen(['A', 'B', 'C', 'D']), ['taak', 'plan', 'plan_doel', 'toets', 'lvs_score']);
});

test('what is open closes: an active plan arrives as finished by moving, what was thrown away and what goals steered stays', () => {
  const overgang = {
    delen: ['A', 'B', 'D'],
    zelfdeRegio: true,
    gevlagd: false,
    samen: null,
    now: Date.parse('2026-11-27T08:00:00Z'),
  } as const;
  const vlag = { weg_op: null, gezet_door: 'w' };
  assert.deepEqual(arrive('zorgvlag', vlag, overgang), vlag);
  assert.partialDeepStrictEqual(arrive('zorgvlag', vlag, { ...overgang, gevlagd: true }), {
    weg_op: '2026-11-27T08:00:00.000Z',
    weg_reden: 'verhuisd',
  });
  assert.deepEqual(arrive('plan_woord', { woord: 'kikker', vrij_op: null }, overgang), { woord: 'kikker', vrij_op: '2027-01-22' });
  assert.deepEqual(arrive('plan_woord', { vrij_op: '2026-12-01' }, overgang), { vrij_op: '2026-12-01' }, 'of a plan that ended before');
  const zonderZorg = { ...overgang, delen: ['A', 'B'] } as const;
  assert.deepEqual(arrive('handelingsplan', { status: 'actief', einde: null, weg_op: null }, overgang), {
    status: 'afgerond',
    einde: 'verhuisd',
    afgerond_op: '2026-11-27T08:00:00.000Z',
    weg_op: null,
  });
  const anders = { ...overgang, zelfdeRegio: false };
  const rows: readonly (readonly [naam: string, rij: Rij, weg: Overgang, komt: boolean])[] = [
    ['handelingsplan', { status: 'geevalueerd', weg_op: null }, overgang, true],
    ['handelingsplan', { status: 'concept', weg_op: null }, overgang, false],
    ['handelingsplan', { status: 'actief', weg_op: '2026-11-01' }, overgang, false],
    ['zorgdoel', { categorie: 'kz' }, overgang, false],
    ['toets', { status: 'open', soort: 'voortgang' }, overgang, false],
    ['toets', { status: 'af', soort: 'voortgang' }, zonderZorg, true],
    ['toets', { status: 'af', soort: 'zorg-eind' }, zonderZorg, false],
    ['toets', { status: 'af', soort: 'zorg-eind' }, overgang, true],
    ['taak', { status: 'bezig', dictee_id: 'x', toets_id: null }, overgang, false],
    ['taak', { status: 'af', dictee_id: 'x', toets_id: null }, overgang, true],
    ['taak', { status: 'bezig', dictee_id: null, toets_id: null }, overgang, true],
    ['taak', { status: 'bezig', dictee_id: null, toets_id: null }, anders, false],
    ['antwoord', {}, overgang, true],
  ];
  for (const [naam, rij, weg, komt] of rows) assert.equal(arrive(naam, rij, weg) !== null, komt, `${naam} ${JSON.stringify(rij)}`);
});

test('a row goes only with what it hangs on, and a reference to what stays becomes empty', () => {
  const ids = new Map([['plan', new Set(['p1'])]]);
  assert.deepEqual(
    ['p1', 'p2'].map((plan_id) => hangtVast(DOEL, { plan_id }, ids)),
    [true, false],
  );
  assert.deepEqual(
    ['p1', 'p2', null].map((plan_id) => loosen(TOETS, { plan_id }, ids)),
    [{ plan_id: 'p1' }, { plan_id: null }, { plan_id: null }],
  );
});

test('every id is replaced, wherever it stands, and the same one by the same', () => {
  const [een, twee] = ['0190a1b2-0000-7000-8000-000000000001', '0190a1b2-0000-7000-8000-000000000002'];
  const rij = JSON.stringify({ id: een, opgaven: [{ id: twee, woord: 'bomen' }], terug: een });
  assert.equal(
    renumber(rij, (id) => (id === een ? 'X' : 'Y')),
    '{"id":"X","opgaven":[{"id":"Y","woord":"bomen"}],"terug":"X"}',
  );
});
