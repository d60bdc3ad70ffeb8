import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRange } from './range.ts';

const GEVALLEN: readonly (readonly [string | undefined, readonly [number, number] | undefined])[] = [
  [undefined, undefined],
  ['bytes=0-', [0, 99]],
  ['bytes=10-19', [10, 19]],
  ['bytes=90-900', [90, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-900', [0, 99]],
  ['bytes=100-', undefined],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['letters=0-1', undefined],
];
for (const [header, stuk] of GEVALLEN)
  test(`a range: ${header ?? 'none'}`, () => {
    const gevonden = parseRange(header, 100);
    assert.deepEqual(gevonden && [gevonden.van, gevonden.tot], stuk);
  });
