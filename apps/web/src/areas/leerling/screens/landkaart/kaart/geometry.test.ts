import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blended, groundY, hillPath, layoutMap, MAP_HEIGHT, roadPath, roadY, scrollTarget, STEP } from './geometry.ts';
import { offRoad, scatter } from './scatter.ts';
import type { Span } from './geometry.ts';

const REGIONS = [
  { id: 'a', count: 15 },
  { id: 'b', count: 1 },
  { id: 'c', count: 0 },
  { id: 'd', count: 22 },
];

test('every region gets a span, in order, without holes', () => {
  const { spans, width } = layoutMap(REGIONS);
  assert.deepEqual(
    spans.map((s) => s.id),
    ['a', 'b', 'c', 'd'],
  );
  for (let i = 1; i < spans.length; i++) assert.equal(spans[i]?.x0, spans[i - 1]?.x1);
  assert.ok((spans.at(-1)?.x1 ?? 0) < width);
});

test('every place lies on the road, inside its region and on the map', () => {
  const { spans, spots } = layoutMap(REGIONS);
  spots.forEach((row, i) => {
    const span = spans[i];
    assert.ok(span);
    for (const { x, y } of row) {
      assert.equal(y, roadY(x));
      assert.ok(x > span.x0 && x < span.x1);
      assert.ok(y > groundY(x) + 20 && y < MAP_HEIGHT - 90);
    }
  });
});

test('neighbouring places never touch', () => {
  const all = layoutMap(REGIONS).spots.flat();
  for (let i = 1; i < all.length; i++) assert.ok((all[i]?.x ?? 0) - (all[i - 1]?.x ?? 0) >= STEP);
});

test('paths have no holes in their numbers', () => {
  for (const path of [roadPath(0, 900), roadPath(5, 5), hillPath(500, (x) => 300 + x / 10, 720)])
    assert.doesNotMatch(path, /NaN|undefined|Infinity/);
});

test('a property is that of the region in its middle and flows at the borders', () => {
  const { spans } = layoutMap(REGIONS);
  const value = (id: string): number => (id === 'a' ? 0 : 10);
  const [a, b] = [spans[0], spans[1]];
  assert.ok(a && b);
  assert.equal(blended(spans, value, (a.x0 + a.x1) / 2), 0);
  assert.equal(blended(spans, value, b.x0), 5);
  assert.equal(blended(spans, value, (b.x0 + b.x1) / 2), 10);
});

test('scrolling brings a place to the middle of the free part and never before the start', () => {
  assert.equal(scrollTarget(1000, 800, 200), 500);
  assert.equal(scrollTarget(100, 800, 200), 0);
});

test('strewn things keep off the road and are the same every day', () => {
  const span: Span = { id: 'bos', x0: 600, x1: 2600 };
  const sowing = [{ kind: 'boom', count: 40, room: 30, zone: 'overal' as const }];
  const props = scatter(span, sowing, { keepFree: [{ x: 1200, room: 90 }] });
  assert.ok(props.length > 25);
  for (const { x, y } of props) {
    assert.ok(offRoad(x, y, 'achter') || offRoad(x, y, 'voor'), `${x},${y}`);
    assert.ok(Math.abs(x - 1200) >= 89);
  }
  assert.deepEqual(props, scatter(span, sowing, { keepFree: [{ x: 1200, room: 90 }] }));
  assert.deepEqual(
    props.map((p) => p.y),
    props.map((p) => p.y).sort((p, q) => p - q),
  );
});
