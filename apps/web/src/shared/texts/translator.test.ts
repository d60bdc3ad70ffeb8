import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { createInstance } from 'i18next';
import { Translator } from './translator.ts';

const TEKSTEN = path.resolve(import.meta.dirname, '../../../../../packages/teksten/src');
const isTeksten = (value: unknown): value is { readonly nl: object; readonly be: object } =>
  typeof value === 'object' && value !== null && 'nl' in value && 'be' in value && typeof value.nl === 'object';

const found: [string, { readonly nl: object; readonly be: object }][] = [];
for (const file of globSync('**/*.ts', { cwd: TEKSTEN, exclude: ['**/*.test.ts'] }).toSorted()) {
  const module: Record<string, unknown> = await import(pathToFileURL(path.join(TEKSTEN, file)).href);
  for (const [name, value] of Object.entries(module)) if (isTeksten(value)) found.push([`${path.basename(file, '.ts')}${name}`, value]);
}

/** Where the texts are; other values are none. */
function keysOf(node: object, before = ''): string[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return keysOf(value, `${before}${key}.`);
    return typeof value === 'string' && value !== '' ? [before + key] : [];
  });
}

/** A value for every gap: a text with signs that a careless filling would eat, and numbers. */
const valuesOf = (text: unknown): Record<string, unknown> =>
  Object.fromEntries(Array.from(String(text).matchAll(/\{\{\s*(\w+)\s*\}\}/g), ([, name = ''], i) => [name, i % 2 === 0 ? '$& <Één>' : 7]));

function pair(language: string) {
  const library = createInstance();
  void library.init({
    lng: language,
    fallbackLng: 'nl',
    supportedLngs: ['nl', 'nl-BE'],
    defaultNS: 'algemeen',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const own = new Translator(language, 'algemeen');
  for (const [name, { nl, be }] of found) {
    for (const [code, texts] of [
      ['nl', nl],
      ['nl-BE', be],
    ] as const) {
      library.addResourceBundle(code, name, texts);
      own.addResourceBundle(code, name, texts);
    }
  }
  return { library, own };
}

for (const language of ['nl', 'nl-BE'])
  test(`every text in ${language} is what i18next makes of it, with its gaps and in every number`, () => {
    const { library, own } = pair(language);
    assert.ok(found.length > 20);
    for (const [name, { nl }] of found) {
      const fixed = Reflect.apply(library.getFixedT.bind(library), undefined, [language, name]);
      const theirs = (key: string, values: object): string => String(Reflect.apply(fixed, undefined, [key, values]));
      const t = own.forNamespace(name);
      for (const key of keysOf(nl)) {
        const values = valuesOf(own.getResource('nl', name, key));
        const base = key.replace(/_(?:zero|one|other)$/, '');
        assert.equal(t(key, values), theirs(key, values), key);
        if (base === key) continue;
        for (const count of [0, 1, 2, 21])
          assert.equal(t(base, { ...values, count }), theirs(base, { ...values, count }), `${key} ${count}`);
      }
    }
  });

test('a key of another namespace has its name before it; an unknown key is given back, or what is said instead', () => {
  const own = new Translator('nl-BE', 'a');
  own.addResourceBundle('nl', 'a', { klas: 'groep', deel: { x: 'ja' } });
  own.addResourceBundle('nl-BE', 'a', { klas: 'klas' });
  own.addResourceBundle('nl', 'b', { x: 'b {{naam}}{{weg}}' });
  const t = own.forNamespace();
  assert.equal(t('klas'), 'klas');
  assert.equal(t('deel.x'), 'ja');
  assert.equal(t('b:x', { naam: 'Bo' }), 'b Bo');
  assert.deepEqual([t('niets.hier'), t('deel'), t('niets', { defaultValue: 'iets' })], ['niets.hier', 'deel', 'iets']);
  assert.deepEqual([t('toString'), t('constructor.name')], ['toString', 'constructor.name']);
});

test('the same function is given until the language changes, and who listens is told', () => {
  const own = new Translator('nl', 'a');
  own.addResourceBundle('nl', 'a', { klas: 'groep' });
  own.addResourceBundle('nl-BE', 'a', { klas: 'klas' });
  let told = 0;
  const stop = own.subscribe(() => told++);
  const before = own.forNamespace();
  assert.equal(own.forNamespace('a'), before);
  own.changeLanguage('nl-BE');
  assert.notEqual(own.forNamespace(), before);
  assert.deepEqual([before('klas'), own.forNamespace()('klas'), told], ['groep', 'klas', 1]);
  stop();
  own.changeLanguage('nl');
  assert.equal(told, 1);
});
