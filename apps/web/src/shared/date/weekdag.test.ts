import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekdagNamen } from './weekdag.ts';

test('weekdays are named as people say them', () => {
  assert.equal(weekdagNamen([1, 2, 7]), 'maandag, dinsdag en zondag');
  assert.equal(weekdagNamen([4]), 'donderdag');
});
