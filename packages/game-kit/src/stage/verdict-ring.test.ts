import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Item } from '../contract/game.ts';
import { KIT_ART } from './kit-art.ts';
import { parseSvg } from './svg.ts';
import { drawVerdictRing, ownKey, ringAround, ringOn } from './verdict-ring.ts';

const stand = 'liggend';
const vak = (i: number, more: Partial<Item> = {}): Item => ({
  key: `vak${i}`,
  x: 300 + i * 100,
  y: 400,
  w: 80,
  h: 100,
  label: 'a',
  ...more,
});
const ring = drawVerdictRing(true, { x: 10, y: 20, maat: 90, groei: 0.5, alpha: 0.4 });
const moved = (items: readonly Item[], ...names: readonly string[]): Item | undefined =>
  ringOn({ stand }, [...items, ring], ...names).find(({ key }) => key === 'oordeel');

describe('the ring around a row', () => {
  it('holds all pieces, pops in and fades as the game has it', () => {
    const { art, x, y, w, h, sx, alpha } = moved([vak(0), vak(1), vak(2)], 'vak') ?? ring;
    assert.deepEqual([art, x, y, sx, alpha], ['kit:goed-rij', 400, 400, 0.5, 0.4]);
    assert.ok(w > 280 && h > 100);
  });
  it('holds only what has letters, and the one thing that is named in full', () => {
    assert.equal(moved([vak(0), vak(1, { label: undefined })], 'vak')?.x, 300);
    assert.equal(moved([vak(0), vak(1, { label: undefined })], 'vak1')?.x, 400);
  });
  it('stays where it was when nothing is there to be around, or it has faded', () => {
    assert.equal(moved([], 'vak'), ring);
    assert.equal(moved([vak(0, { alpha: 0.2 })], 'vak'), ring);
  });
  it('is as small as a thing that shrank, and keeps its size around one that bounces', () => {
    const w = (sx: number): number => moved([vak(0, { sx, sy: sx })], 'vak')?.w ?? 0;
    assert.deepEqual([w(-0.5) < w(1), w(1.1)], [true, w(1)]);
  });
  it('stays on the stage', () => {
    const { plek, maat } = ringAround(stand, [{ x: 20, y: 700, w: 200, h: 100 }]);
    assert.ok(plek[0] - maat[0] / 2 >= 0 && plek[1] + maat[1] / 2 <= 720);
    const weg = ringAround(stand, [{ x: -400, y: 900, w: 200, h: 100 }]);
    assert.deepEqual(weg.maat, [60, 60]);
    assert.ok(weg.plek[0] >= 30 && weg.plek[1] <= 690);
  });
});

it('the key of the option that was taken', () => {
  assert.equal(ownKey({ opties: ['a', 'b'], gekozen: 'b' }, 'optie'), 'optie1');
  assert.equal(ownKey({ opties: ['a', 'b'], gekozen: null }, 'optie'), '');
});

it('its lines are drawn for every size, also in the plain variant', () => {
  for (const art of ['kit:goed-rij', 'kit:bijna-rij'] as const)
    for (const toon of ['', '60x60', '1276x140']) {
      const drawing = KIT_ART[art];
      assert.ok(drawing !== undefined && 'svg' in drawing);
      assert.doesNotMatch(drawing.svg(toon), /NaN|-Infinity/);
      assert.equal(parseSvg(drawing.svg(toon)).length, 1);
    }
});
