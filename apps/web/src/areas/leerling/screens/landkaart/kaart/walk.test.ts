import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roadY } from './geometry.ts';
import { stepAt, walkMs } from './walk.ts';

test('a walk begins where the blob stood and ends with both feet on the next place', () => {
  for (const [from, to] of [
    [620, 732],
    [732, 620],
    [620, 4200],
  ] as const) {
    assert.deepEqual({ ...stepAt(from, to, 0), hop: 0 }, { x: from, y: roadY(from), hop: 0 });
    const end = stepAt(from, to, 1);
    assert.equal(end.x, to);
    assert.ok(end.hop < 0.001);
  }
});

test('on its way the blob is on the road and never turns back', () => {
  const steps = Array.from({ length: 101 }, (_, i) => stepAt(620, 1500, i / 100));
  assert.ok(steps.every(({ x, y }) => y === roadY(x)));
  assert.ok(steps.every(({ x }, i) => i === 0 || x >= (steps[i - 1]?.x ?? 0)));
});

test('one step can be seen, a long way does not keep a child waiting', () => {
  assert.equal(walkMs(0, 10), 900);
  assert.equal(walkMs(112, 0), 900);
  assert.equal(walkMs(0, 9000), 4200);
});
