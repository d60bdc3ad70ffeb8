import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCESSOIRES, blobVan, GROOTSTE_FIGUUR, HOOFDDEKSELS, kledingVan, kleed, KLEUREN } from './figuur.ts';

test('a figure without clothes is the seed of its blob', () => {
  assert.equal(kleed(4711, {}), 4711);
  assert.deepEqual(kledingVan(4711), { hoofd: undefined, accessoire: undefined, kleur: undefined });
});

test('every choice of clothes can be read back, is a figure of its own and keeps its blob', () => {
  const seen = new Set<number>();
  for (const hoofd of [undefined, ...HOOFDDEKSELS])
    for (const accessoire of [undefined, ...ACCESSOIRES])
      for (const kleur of [undefined, ...KLEUREN]) {
        const figuur = kleed(1234, { hoofd, accessoire, kleur });
        assert.deepEqual(kledingVan(figuur), { hoofd, accessoire, kleur });
        assert.equal(blobVan(figuur), 1234);
        assert.ok(Number.isInteger(figuur) && figuur >= 0 && figuur <= GROOTSTE_FIGUUR, String(figuur));
        seen.add(figuur);
      }
  assert.equal(seen.size, (HOOFDDEKSELS.length + 1) * 5 * 8);
});

test('figures that were stored before there was more headwear are what they were', () => {
  assert.deepEqual(kledingVan(100_000 * 5 + 1044), { hoofd: 'feesthoed', accessoire: undefined, kleur: undefined });
  assert.equal(kleed(1044, { hoofd: 'bloem', accessoire: 'vlinderdas', kleur: 'blauw' }), 1044 + 100_000 * (12 + 13 * (4 + 5 * 7)));
});
