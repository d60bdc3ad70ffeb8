import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseCoding } from './compress.ts';

test('the best coding that the client takes, by its own weights', () => {
  for (const [accept, coding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)
    assert.equal(chooseCoding(5000, accept), coding, String(accept));
});

test('a short answer is not packed', () => assert.equal(chooseCoding(1199, 'br'), 'identity'));
