import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const WEB = path.resolve(import.meta.dirname, '../..');

test('screens take their texts by name, so that no screen is drawn before its words are there', () => {
  const past = globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter((file) => !file.startsWith(path.join('shared', 'texts')))
    .filter((file) => /from 'react-i18next'|\buseTranslation\(/.test(readFileSync(path.join(WEB, file), 'utf8')));
  assert.deepEqual(past, []);
});

test('a set of texts is called as the constant that holds it', () => {
  const folder = path.resolve(WEB, '../../../packages/teksten/src');
  const named = globSync('**/*.ts', { cwd: folder }).flatMap((file) =>
    Array.from(
      readFileSync(path.join(folder, file), 'utf8').matchAll(/export const (\w+) = teksten\(\s*'(\w+)'/g),
      ([, constant, naam]) => [constant, `${naam}Teksten`],
    ),
  );
  assert.ok(named.length > 40, `${named.length} sets of texts found`);
  for (const [constant, expected] of named) assert.equal(constant, expected);
});
