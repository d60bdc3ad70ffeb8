import assert from 'node:assert/strict';
import { test } from 'node:test';
import { urgency } from './aandacht.ts';

test('without a reason nobody needs attention', () => assert.equal(urgency([]), 0));

test('a child that never practised comes before one that is stuck', () => {
  assert.ok(urgency([{ code: 'nog-nooit-geoefend' }]) > urgency([{ code: 'loopt-vast' }, { code: 'zakt-terug' }]));
});

test('with the same heaviest reason, more reasons come first', () => {
  assert.ok(urgency([{ code: 'loopt-vast' }, { code: 'raadt-vaak' }]) > urgency([{ code: 'loopt-vast' }]));
});
