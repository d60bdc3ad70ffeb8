import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKlaarVoorBegin, kanToetsen, wachtendeDoelen } from './kan.ts';

const toets = (soort: 'zorg-start' | 'zorg-eind', status: 'open' | 'af', doelen = ['ei-ij']) => ({ soort, status, doelen });
const keuze = { doelen: ['ei-ij'] };

test('one test at a time, the first before it begins, and growth only from what was measured', () => {
  assert.deepEqual(kanToetsen({ status: 'concept', keuze, toetsen: [] }), ['zorg-start']);
  assert.deepEqual(kanToetsen({ status: 'concept', keuze, toetsen: [toets('zorg-start', 'open')] }), []);
  assert.deepEqual(kanToetsen({ status: 'concept', keuze, toetsen: [toets('zorg-start', 'af')] }), []);
  assert.deepEqual(kanToetsen({ status: 'actief', keuze, toetsen: [toets('zorg-start', 'af')] }), ['zorg-tussen', 'zorg-eind']);
  assert.deepEqual(kanToetsen({ status: 'actief', keuze, toetsen: [] }), [], 'begun without a start test');
  assert.deepEqual(kanToetsen({ status: 'geevalueerd', keuze, toetsen: [toets('zorg-start', 'af')] }), []);
});

test('a goal that was chosen after the start test has one of its own before it begins; what no test can measure has none', () => {
  const twee = { doelen: ['ei-ij', 'verdubbeling'] };
  const toetsen = [toets('zorg-start', 'af')];
  assert.deepEqual(kanToetsen({ status: 'concept', keuze: twee, toetsen }), ['zorg-start']);
  assert.equal(isKlaarVoorBegin({ status: 'concept', keuze: twee, toetsen }), false);
  const beide = [...toetsen, toets('zorg-start', 'af', ['verdubbeling'])];
  assert.equal(isKlaarVoorBegin({ status: 'concept', keuze: twee, toetsen: beide }), true);
  const wijst = { doelen: ['ei-ij', 'ww-persoonsvorm'] };
  assert.equal(isKlaarVoorBegin({ status: 'concept', keuze: wijst, toetsen }), true);
  assert.deepEqual(wachtendeDoelen({ status: 'concept', keuze, toetsen }, twee.doelen), []);
  assert.deepEqual(wachtendeDoelen({ status: 'actief', keuze, toetsen }, [...twee.doelen, 'ww-persoonsvorm']), ['verdubbeling']);
  assert.deepEqual(wachtendeDoelen({ status: 'actief', keuze, toetsen: beide }, twee.doelen), []);
});
