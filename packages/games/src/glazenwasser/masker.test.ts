import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { celPlek, dekkingOf, startMasker, sterrenFor, wipe, zichtOf } from './masker.ts';
import type { Raam } from './masker.ts';

const raam: Raam = { kolommen: 4, rijen: 3, x: 100, y: 50, w: 40, h: 30 };
const leeg = startMasker(raam);

describe('a cover', () => {
  it('is whole at first', () => assert.ok(leeg.schoonTot.every((_, cel) => dekkingOf(leeg, cel, 5, 60) === 1)));
  it('has its cells row by row', () =>
    assert.deepEqual(
      [celPlek(raam, 0), celPlek(raam, 5)],
      [
        [120, 65],
        [160, 95],
      ],
    ));
  it('is cleared around a point and counts every cell once', () => {
    const once = wipe(leeg, raam, { plek: [160, 95], straal: 42, tot: 100 });
    assert.deepEqual(once.geveegd, [1, 4, 5, 6, 9]);
    assert.deepEqual(wipe(once, raam, { plek: [160, 95], straal: 10, tot: 100 }).geveegd, [1, 4, 5, 6, 9]);
  });
  it('stays as it is where nothing is touched', () => assert.equal(wipe(leeg, raam, { plek: [900, 900], straal: 42, tot: 100 }), leeg));
  it('grows back step by step', () => {
    const { schoonTot, geveegd } = wipe(leeg, raam, { plek: [160, 95], straal: 10, tot: 100 });
    const steps = [10, 50, 60, 75, 90, 99, 100].map((tick) => dekkingOf({ schoonTot, geveegd }, 5, tick, 60));
    assert.deepEqual(steps, [0, 0.2, 0.4, 0.6, 0.8, 0.8, 1]);
  });
  it('tells how much can be seen', () => {
    const open = wipe(leeg, raam, { plek: [160, 95], straal: 42, tot: 100 });
    assert.deepEqual([zichtOf(open, [4, 5, 6, 7], 50), zichtOf(open, [4, 5, 6, 7], 100), zichtOf(open, [], 1)], [0.75, 0, 0]);
  });
});

describe('knowing it early', () => {
  /** cells cleared of ten, stars */
  for (const [n, sterren] of [
    [0, 3],
    [4, 3],
    [5, 2],
    [8, 1],
  ] as const)
    it(`${n} of ten gives ${sterren}`, () =>
      assert.equal(
        sterrenFor({ schoonTot: Array.from({ length: 10 }, () => 0), geveegd: Array.from({ length: n }, (_, i) => i) }),
        sterren,
      ));
});
