import assert from 'node:assert/strict';
import { test } from 'node:test';
import { before, namesOf } from './screen.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, root } from '../install.mjs';
import { addSlug, soundOf } from './game.ts';

const LIST = readFileSync(path.join(root, 'packages/games/src/slugs.ts'), 'utf8');

test('a game that is not in the list of names is put at its end', () => {
  assert.match(addSlug(LIST, 'knikkeren') ?? '', /'dienbladbalanceren',\n(?: {2}'[a-z]+',\n)*? {2}'knikkeren',\n\] as const;/);
});

test('what is no word of small letters is no name', () => {
  for (const name of ['', 'ab', 'Knikkeren', 'knikker-pot', '../knikkeren', "o'pa"]) assert.equal(addSlug(LIST, name), undefined, name);
});

test('each name has a sound that no other has', () => {
  const names = [...LIST.matchAll(/^ {2}'(.+)',$/gm)].map(([, name = '']) => name);
  assert.ok(names.length >= 45);
  assert.equal(new Set(names.map((name) => /regels: .*/.exec(soundOf(name))?.[0])).size, names.length);
});

test('the names of a screen follow from its address', () => {
  assert.deepEqual(namesOf('oude-lijsten'), { texts: 'oudeLijsten', title: 'Oude lijsten', component: 'OudeLijsten' });
});

test('a line is put before the line that is named, and nothing is written where that line is missing', () => {
  assert.equal(before('a\nc\n', 'c', 'b'), 'a\nb\nc\n');
  assert.throws(() => before('a\n', 'c', 'b'), /Geen regel/);
});

test('packages that npm installed by hand are not installed again, others are', () => {
  const asked = { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'x' }, 'node_modules/b': { version: '2.0.0', optional: true } };
  assert.ok(isInstalled(asked, { 'node_modules/a': { version: '1.0.0', integrity: 'x' } }));
  assert.ok(!isInstalled(asked, { 'node_modules/a': { version: '1.0.1', integrity: 'x' } }));
  assert.ok(!isInstalled(asked, { 'node_modules/a': { version: '1.0.0', integrity: 'y' } }));
  assert.ok(!isInstalled(asked, { 'node_modules/a': { version: '1.0.0', integrity: 'x' }, 'node_modules/b': { version: '1.0.0' } }));
  assert.ok(!isInstalled(asked, {}));
});
