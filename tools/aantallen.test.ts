/** Numbers that the site and the README name are those of the product. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { root } from './install.mjs';

test('as many categories as there are', () => {
  const files = ['site/adaptief.ts', 'site/minimumdoelen.ts', 'site/didactiek.ts']
    .map((name) => `packages/teksten/src/${name}`)
    .concat('README.md');
  const wrong = files.flatMap((file) => {
    const named = [...readFileSync(path.join(root, file), 'utf8').matchAll(/(\d+) (?:spelling)?categor(?:ieën|ies)/g)].map(([, count]) =>
      Number(count),
    );
    assert.ok(named.length > 0, file);
    return named.filter((count) => count !== CATEGORIEEN.length).map((count) => `${file}: ${count}, not ${CATEGORIEEN.length}`);
  });
  assert.deepEqual(wrong, []);
});
