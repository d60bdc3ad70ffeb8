/** Every journey listens to the console of its pages: its `test` is the one that does. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './install.mjs';

const folder = path.join(root, 'e2e/journeys');

test('no journey takes its test from elsewhere than the one that fails on an error of the console', () => {
  const files = readdirSync(folder);
  assert.ok(files.length > 20);
  const deaf = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const fromPlaywright = /import \{([^}]*)\} from '@playwright\/test'/.exec(text)?.[1] ?? '';
    return !text.includes("import { test } from '../support/proef.ts';") || /\btest\b/.test(fromPlaywright);
  });
  assert.deepEqual(deaf, []);
});
