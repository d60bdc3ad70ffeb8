import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEGIN_METER, measureFrame, withoutVersiering } from './slow-device.ts';
import type { Meter } from './slow-device.ts';

const after = (frames: readonly number[], from: Meter = BEGIN_METER): Meter => frames.reduce(measureFrame, from);
const many = (n: number, ms: number): number[] => Array.from({ length: n }, () => ms);

test('a device that keeps up stays as it is, also with a hitch now and then', () => {
  assert.equal(after(many(600, 17)).zuinig, false);
  assert.equal(after(Array.from({ length: 600 }, (_, i) => (i % 3 === 0 ? 40 : 17))).zuinig, false);
});

test('a device that is late most of the time is spared, for the rest of the round', () => {
  const slow = after(many(46, 34));
  assert.equal(slow.zuinig, true);
  assert.equal(after(many(600, 17), slow).zuinig, true);
});

test('a tab that was away is not slow', () => assert.equal(after(many(100, 5000)).zuinig, false));

test('only decoration goes: what can be picked and what says something stays', () => {
  const box = { x: 0, y: 0, w: 1, h: 1 };
  const items = [
    { key: 'a', ...box, art: 'kit:snipper' },
    { key: 'b', ...box, art: 'kit:goed' },
    { key: 'c', ...box, label: 'maan' },
    { key: 'd', ...box, art: 'kit:stofje', pick: 'd', name: 'bel' },
  ];
  assert.deepEqual(
    withoutVersiering(items).map(({ key }) => key),
    ['b', 'c', 'd'],
  );
});
