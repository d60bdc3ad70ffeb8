import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { liesIn, drag, tapsIn } from './dragging.ts';
import type { Dragging, PointerInput } from './dragging.ts';

const point = (fase: PointerInput['fase'], x: number, y: number): PointerInput => ({ soort: 'wijs', fase, x, y });
const GREEP = { x: 100, y: 100, w: 40, h: 40 };
const DOELEN = [
  { x: 300, y: 100, w: 80, h: 80 },
  { x: 500, y: 100, w: 80, h: 80 },
] as const;
const feed = (...acts: readonly PointerInput[]) =>
  acts.reduce<{ state: Dragging; doel: number | null }>(({ state }, act) => drag(state, act, GREEP, DOELEN), {
    state: { sleep: null },
    doel: null,
  });

describe('something that is dragged', () => {
  it('goes with the finger that took hold of it', () => {
    assert.deepEqual(feed(point('neer', 110, 95)).state.sleep, { x: 110, y: 95 });
    assert.deepEqual(feed(point('neer', 110, 95), point('beweeg', 200, 90)).state.sleep, { x: 200, y: 90 });
    assert.equal(feed(point('neer', 200, 95), point('beweeg', 300, 90)).state.sleep, null);
  });
  it('tells where it was let go', () => {
    assert.deepEqual(feed(point('neer', 100, 100), point('los', 510, 110)), { state: { sleep: null }, doel: 1 });
    assert.deepEqual(feed(point('neer', 100, 100), point('los', 400, 110)).doel, -1);
    assert.equal(feed(point('los', 510, 110)).doel, null);
  });
});

it('a place has its middle, width and height', () =>
  assert.deepEqual([liesIn({ x: 119, y: 81 }, GREEP), liesIn({ x: 121, y: 100 }, GREEP)], [true, false]));

it('a finger that goes down in a place, not one that moves there or goes down beside it', () =>
  assert.deepEqual(
    [point('neer', 110, 95), point('beweeg', 110, 95), point('neer', 130, 95), { soort: 'wis' } as const].map((input) =>
      tapsIn(input, GREEP),
    ),
    [true, false, false, false],
  ));
