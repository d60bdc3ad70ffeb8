/** Numbers that the site and the README name are those of the product. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { AANTAL_BESTANDEN, aantallenIn, withAantal } from './aantallen.ts';
import { root } from './install.mjs';

test('as many categories as there are', () => {
  const wrong = AANTAL_BESTANDEN.flatMap((file) => {
    const named = aantallenIn(readFileSync(path.join(root, file), 'utf8'));
    assert.ok(named.length > 0, file);
    return named.filter((count) => count !== CATEGORIEEN.length).map((count) => `${file}: ${count}, not ${CATEGORIEEN.length}`);
  });
  assert.deepEqual(wrong, []);
});

test('one more is written in every place, and nowhere else', () => {
  assert.equal(withAantal('12 games, 99 spellingcategorieën (99 categories)', 100), '12 games, 100 spellingcategorieën (100 categories)');
});
