import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terugTot } from './terug.ts';

test('nobody is told that stopping can be taken back after the account is gone', () => {
  const stopWegOp = '2027-02-25';
  assert.equal(terugTot({ tot: '2027-01-01', stopWegOp }), '2027-01-01', 'in a trial');
  assert.equal(terugTot({ tot: '2028-01-01', stopWegOp }), null, 'a year was ordered');
  assert.equal(terugTot({ tot: null, stopWegOp }), null);
});
