import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLOEP, blobFace, blobHalfWidth, blobOutline, blobTop, describeBlob } from './blob-spec.ts';

const SEEDS = Array.from({ length: 600 }, (_, i) => i - 100);

test('the same seed is the same blob', () => {
  for (const seed of SEEDS) assert.deepEqual(describeBlob(seed), describeBlob(seed));
});

const KNOWN = [
  '#86dfc2 druppel berenoren buik niets twee open',
  '#82bff6 bol feesthoed stippen niets twee poes',
  '#c0d95e ei bloem sproeten niets drie tand',
];

test('a known child keeps its blob for ever', () => {
  const known = [1, 7, 42].map((seed) => {
    const { color, shape, top, skin, extra, eyes, mouth } = describeBlob(seed);
    return [color.base, shape, top, skin, extra, eyes, mouth].join(' ');
  });
  assert.deepEqual(known, KNOWN);
});

test('neighbouring seeds give different blobs', () => {
  const seen = new Set(SEEDS.map((seed) => JSON.stringify(describeBlob(seed))));
  assert.equal(seen.size, SEEDS.length);
});

test('every blob stays inside its box and stands on the ground', () => {
  for (const spec of [...SEEDS.map(describeBlob), BLOEP]) {
    const numbers = (blobOutline(spec).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const xs = numbers.filter((_, i) => i % 2 === 0);
    const ys = numbers.filter((_, i) => i % 2 === 1);
    assert.ok(Math.min(...xs) >= 4 && Math.max(...xs) <= 116, `x of ${spec.shape}`);
    assert.ok(Math.min(...ys) >= 24 && Math.max(...ys) <= 121, `y of ${spec.shape}`);
    assert.ok(Math.max(...ys) > 115);
  }
});

test('headwear and face lie on the body', () => {
  for (const seed of SEEDS) {
    const spec = describeBlob(seed);
    assert.ok(blobTop(spec) < blobFace(spec));
    assert.ok(blobHalfWidth(spec, blobFace(spec)) > spec.eyeGap + 10);
    assert.equal(blobHalfWidth(spec, blobTop(spec)), 0);
  }
});

test('an odd number still gives a blob', () => {
  for (const seed of [Number.NaN, Number.POSITIVE_INFINITY, -0.5, 2 ** 40]) assert.ok(blobOutline(describeBlob(seed)).startsWith('M'));
});
