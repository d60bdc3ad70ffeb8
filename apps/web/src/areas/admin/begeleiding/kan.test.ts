import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kanToetsen } from './kan.ts';

const toets = (soort: 'zorg-start' | 'zorg-eind', status: 'open' | 'af') => ({ soort, status });

test('one test at a time, the first before it begins, and growth only from what was measured', () => {
  assert.deepEqual(kanToetsen({ status: 'concept', toetsen: [] }), ['zorg-start']);
  assert.deepEqual(kanToetsen({ status: 'concept', toetsen: [toets('zorg-start', 'open')] }), []);
  assert.deepEqual(kanToetsen({ status: 'concept', toetsen: [toets('zorg-start', 'af')] }), []);
  assert.deepEqual(kanToetsen({ status: 'actief', toetsen: [toets('zorg-start', 'af')] }), ['zorg-tussen', 'zorg-eind']);
  assert.deepEqual(kanToetsen({ status: 'actief', toetsen: [] }), [], 'begun without a start test');
  assert.deepEqual(kanToetsen({ status: 'geevalueerd', toetsen: [toets('zorg-start', 'af')] }), []);
});
