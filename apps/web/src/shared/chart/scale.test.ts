import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linear } from './scale.ts';

test('a scale maps both ends and what lies between, also upside down', () => {
  const y = linear([0, 100], [200, 0]);
  assert.deepEqual([y(0), y(50), y(100)], [200, 100, 0]);
});
