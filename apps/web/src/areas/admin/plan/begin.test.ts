import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heeftBegin } from './begin.ts';

const toets = {
  id: '1',
  soort: 'zorg-start',
  status: 'af',
  papier: false,
  op: '2026-09-01T08:00:00Z',
  afOp: '2026-09-02T08:00:00Z',
} as const;

test('a plan is compared with its start test, or with the final test that it began on; begun without either there is no final test', () => {
  assert.equal(heeftBegin({ toetsen: [toets], volgtOp: null, startReden: '' }), true);
  assert.equal(heeftBegin({ toetsen: [{ ...toets, status: 'open' }], volgtOp: null, startReden: '' }), false);
  assert.equal(heeftBegin({ toetsen: [], volgtOp: '2', startReden: '' }), true);
  assert.equal(heeftBegin({ toetsen: [], volgtOp: '2', startReden: 'Was ziek' }), false);
});
