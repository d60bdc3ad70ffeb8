import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { TextOf } from './catalogs.ts';

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

test('the types know the keys of the catalogs that were taken, and what has to be filled in', () => {
  const t: TextOf<['algemeen', 'verhuistoken']> = (key, ...values) => [key, ...values.flatMap(Object.entries)].join(' ');
  assert.equal(t('titel', { pagina: 'Groepen' }), 'titel pagina,Groepen');
  assert.equal(t('verhuistoken:menu.hint'), 'verhuistoken:menu.hint');
  assert.equal(t('fout.wachtSeconden', { count: 3 }), 'fout.wachtSeconden count,3');
  // @ts-expect-error a key that no text has
  t('titels');
  // @ts-expect-error of a catalog that was not taken
  t('plan:titel');
  // @ts-expect-error nothing is filled in
  t('titel');
  // @ts-expect-error what the text does not name
  t('fout.onbekend', { pagina: 'Groepen' });
  // @ts-expect-error a number that is none
  t('fout.wachtSeconden', { count: 'drie' });
});
