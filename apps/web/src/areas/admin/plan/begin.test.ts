import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heeftBegin, isGetoetst, nieuweZonderStarttoets, zonderStarttoets } from './begin.ts';
import { NIEUWE_KEUZE } from './keuze.ts';
import type { Handelingsplan } from './queries.ts';

const doel = (categorie: string) => ({ categorie, streef: 80 });
const toets: Handelingsplan['toetsen'][number] = {
  id: '1',
  soort: 'zorg-start',
  status: 'af',
  papier: false,
  doelen: ['ei-ij'],
  vanaf: null,
  op: '2026-09-01T08:00:00Z',
  afOp: '2026-09-02T08:00:00Z',
};

test('a plan is compared with its start test, or with the final test that it began on; begun without either there is no final test', () => {
  assert.equal(heeftBegin({ toetsen: [toets], volgtOp: null, startReden: '' }), true);
  assert.equal(heeftBegin({ toetsen: [{ ...toets, status: 'open' }], volgtOp: null, startReden: '' }), false);
  assert.equal(heeftBegin({ toetsen: [], volgtOp: '2', startReden: '' }), true);
  assert.equal(heeftBegin({ toetsen: [], volgtOp: '2', startReden: 'Was ziek' }), false);
});

test('which goals still need a start test: of a plan that runs only those that come in', () => {
  const doelen = ['ei-ij', 'au-ou', 'verdubbeling'].map(doel);
  assert.deepEqual(zonderStarttoets(doelen, { toetsen: [toets] }), ['au-ou', 'verdubbeling']);
  assert.deepEqual(zonderStarttoets(doelen, { toetsen: [{ ...toets, status: 'open' }] }), ['ei-ij', 'au-ou', 'verdubbeling']);
  const loopt: Pick<Handelingsplan, 'toetsen' | 'keuze' | 'status'> = {
    toetsen: [toets],
    status: 'actief',
    keuze: { ...NIEUWE_KEUZE, doelen: ['ei-ij', 'au-ou'].map(doel) },
  };
  assert.deepEqual(nieuweZonderStarttoets(doelen, loopt), ['verdubbeling']);
  assert.deepEqual(nieuweZonderStarttoets(doelen, { ...loopt, status: 'concept' }), []);
});

test('a goal that no test can measure waits for no start test, and is not called tested', () => {
  const wijst = doel('ww-persoonsvorm');
  const loopt: Pick<Handelingsplan, 'toetsen' | 'keuze' | 'status'> = {
    toetsen: [toets],
    status: 'actief',
    keuze: { ...NIEUWE_KEUZE, doelen: [doel('ei-ij')] },
  };
  assert.deepEqual(nieuweZonderStarttoets([doel('ei-ij'), wijst], loopt), []);
  assert.deepEqual(nieuweZonderStarttoets([doel('au-ou'), wijst], loopt), ['au-ou']);
  assert.equal(isGetoetst([doel('ei-ij'), wijst], { toetsen: [toets] }), true);
  assert.equal(isGetoetst([wijst], { toetsen: [toets] }), false);
});
