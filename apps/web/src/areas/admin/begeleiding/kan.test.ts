import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInvulling, isKlaarVoorBegin, kanToetsen, versieVoor, wachtendeDoelen } from './kan.ts';

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

const gekozen = { hulpvraag: 'Struikelt over open klankgroepen.', weken: 12, keren: 1, minuten: 45, doelen: ['ei-ij'] };

test('what was filled in is found again; what is no traject, or lacks a part of one, is not', () => {
  const heel = { keuze: gekozen, reden: '', van: gekozen };
  assert.equal(isInvulling(heel), true);
  for (const ander of [
    null,
    gekozen,
    { ...heel, reden: 1 },
    { ...heel, keuze: { ...gekozen, weken: '12' } },
    { ...heel, van: { ...gekozen, doelen: [1] } },
    { keuze: gekozen, reden: '' },
  ])
    assert.equal(isInvulling(ander), false, JSON.stringify(ander));
});

test('what was filled in is sent as of what it was begun on: a traject that began meanwhile is no other choice, a colleague who saved is', () => {
  const invulling = { keuze: { ...gekozen, hulpvraag: 'Anders.' }, reden: '', van: gekozen };
  assert.equal(versieVoor(invulling, 2, { keuze: gekozen, versie: 3 }), 3);
  assert.equal(versieVoor(invulling, 2, { keuze: { ...gekozen, weken: 16 }, versie: 3 }), 2);
  assert.equal(versieVoor(invulling, 0, null), 0);
});
