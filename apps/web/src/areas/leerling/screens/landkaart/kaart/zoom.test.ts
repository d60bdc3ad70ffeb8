import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clampZoom, keepUnder, MAX_ZOOM, MIN_ZOOM, pressZoom, readZoom } from './zoom.ts';

test('pressing goes to the limits and stops there', () => {
  let zoom = 1;
  for (let n = 0; n < 9; n++) zoom = pressZoom(zoom, 1);
  assert.equal(zoom, MAX_ZOOM);
  for (let n = 0; n < 19; n++) zoom = pressZoom(zoom, -1);
  assert.equal(zoom, MIN_ZOOM);
});

test('pressing back and forth always stops at the size that fits', () => {
  for (const start of [MIN_ZOOM, MAX_ZOOM, 0.83, 1.37]) {
    const seen: number[] = [start];
    const direction = start < 1 ? 1 : -1;
    while (seen.at(-1) !== 1 && seen.length < 9) seen.push(pressZoom(seen.at(-1) ?? 1, direction));
    assert.equal(seen.at(-1), 1, String(start));
  }
});

test('the place under the finger stays under the finger', () => {
  const scroll = keepUnder(1000, 200, 1, 1.5);
  assert.equal((scroll + 200) / 1.5, 1200);
  assert.equal(keepUnder(0, 200, 1, 0.7), 0);
});

test('what is kept is read again, and nonsense is not', () => {
  assert.equal(readZoom(String(clampZoom(1.234_56))), 1.23);
  for (const kept of [null, '', 'groot', '0', '12', 'NaN']) assert.equal(readZoom(kept), 1, String(kept));
});
