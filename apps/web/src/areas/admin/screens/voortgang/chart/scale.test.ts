import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandPath, linear, linePath } from './scale.ts';

test('a scale maps both ends and what lies between, also upside down', () => {
  const y = linear([0, 100], [200, 0]);
  assert.deepEqual([y(0), y(50), y(100)], [200, 100, 0]);
});

test('a band goes along the upper edge and back along the lower one', () => {
  const upper = [
    { x: 0, y: 10 },
    { x: 5, y: 12 },
  ];
  const lower = [
    { x: 0, y: 20 },
    { x: 5, y: 22 },
  ];
  assert.equal(bandPath(upper, lower), 'M0.0 10.0L5.0 12.0L5.0 22.0L0.0 20.0Z');
});

test('nothing to draw is an empty path', () => {
  assert.equal(linePath([]), '');
  assert.equal(bandPath([], []), '');
});
