/** The features together: what the compiler cannot count. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '@spelrijk/contract/api';
import { features, sweeps, ticks } from './features.gen.ts';

test('every route belongs to one feature', () => {
  const claimed = Object.values(features).flatMap(({ routes }) => Object.keys(routes));
  assert.deepEqual(claimed.toSorted(), Object.keys(api).toSorted());
});

test('every sweep and every tick has a name of its own', () => {
  const names = [...sweeps, ...ticks].map(({ name }) => name);
  assert.deepEqual(names, [...new Set(names)]);
});

test('customers are swept last, and nothing else is', () => {
  assert.deepEqual(
    sweeps.filter(({ last }) => last).map(({ name }) => name),
    ['klanten'],
  );
});
