import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const src = path.resolve(import.meta.dirname, '../..');
const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', 'app/entry.server.tsx'] });
const texts = files.map((file): [string, string] => [file, readFileSync(path.join(src, file), 'utf8')]);

/** Where a pattern stands, with what it caught. */
const found = (pattern: RegExp): [string, string][] =>
  texts.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([, caught = '']): [string, string] => [file, caught]));

test('screens ask nothing of the library that the router in the browser does not have', () => {
  const standIn = readFileSync(path.join(import.meta.dirname, 'stand-in.ts'), 'utf8');
  const names = found(/import(?!\s+type)\s+\{([^}]*)\}\s+from\s+'react-router'/g).flatMap(([file, list]) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => [file, name] as const),
  );
  assert.ok(names.length > 100);
  for (const [file, name] of names) assert.match(standIn, new RegExp(`\\b${name}\\b`), `${file}: ${name}`);
});

test('every link and every move names a whole path, or only another part of this one', () => {
  const to = [...found(/\bto="([^"]*)"/g), ...found(/\bnavigate\('([^']*)'/g), ...found(/\bredirect\('([^']*)'/g)];
  for (const [file, path_] of to) assert.match(path_, /^[/?#]/, file);
});

test('every call names its route as it stands in the contract: the build puts its path there', () => {
  for (const [file, argument] of found(/\bcall\(\s*([^)\s]{1,20})/g)) assert.match(argument, /^'\w+'?|^\.\.\./, file);
});
