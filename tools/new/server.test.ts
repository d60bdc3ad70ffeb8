import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../install.mjs';
import { addHandler, topicOf } from './endpoint.ts';
import { amongRows, beforeLast, camel, kebab, pascal } from './server.ts';
import { addToAccount, nextNumber } from './table.ts';

test('names follow from a slug and back', () => {
  assert.deepEqual(
    [camel('oude-lijsten'), pascal('oude-lijsten'), kebab('readOudeLijst')],
    ['oudeLijsten', 'OudeLijsten', 'read-oude-lijst'],
  );
  assert.equal(topicOf('readOudeLijst'), 'oude-lijst');
});

test('a line goes before the last place of its mark, and nothing is written where that is missing', () => {
  assert.equal(beforeLast('a;\nb;\n', ';', ' +'), 'a;\nb +;\n');
  assert.throws(() => beforeLast('a', ';', ' +'), /Geen/);
});

test('a row finds its place in the alphabet, also behind the last', () => {
  assert.equal(amongRows('kop\n| b |\n| d |\nvoet', /^\| /, '| c |'), 'kop\n| b |\n| c |\n| d |\nvoet');
  assert.equal(amongRows('| b |\nvoet', /^\| /, '| z |'), '| b |\n| z |\nvoet');
  assert.throws(() => amongRows('kop', /^\| /, '| a |'), /Geen/);
});

test('a migration gets the number after the last', () => assert.equal(nextNumber(['0001-begin.ts', '0140-instellingen.ts']), '0141'));

const IMPORT = "import { a } from './a.ts';\n";
const FEATURE = '\nexport const feature = defineFeature({\n  handlers: h,\n});\n';
const HANDLER = '  readEen: ({ params }, caller) => readEen(deps, caller, params.adminId),\n});\n';
const FORMS: readonly (readonly [string, string, RegExp])[] = [
  ['all of its contract', 'const h = (deps: D): Pick<Handlers, keyof typeof eenRoutes> => ({\n});\n', /keyof typeof eenRoutes/],
  ['names in a type', "type Names = 'a' | 'b';\nconst h = (deps: D): Pick<Handlers, Names> => ({\n});\n", /'a' \| 'b'\s+\| 'readEen';/],
  ['names in place', "const h = (deps: D): Pick<Handlers, 'a'> => ({\n});\n", /Pick<Handlers, 'a' \| 'readEen'>/],
];
for (const [form, text, named] of FORMS)
  test(`a handler is added where the names are written as ${form}`, () => {
    const added = addHandler(`${IMPORT}${text}${FEATURE}`, 'readEen') ?? '';
    assert.ok(added.startsWith(`${IMPORT}import { readEen } from './een.ts';\n`) && added.endsWith(`${HANDLER}${FEATURE}`), added);
    assert.match(added, named);
  });

test('handlers that are written otherwise are left alone', () => assert.equal(addHandler('export const h = 1;\n', 'readEen'), undefined));

test('a row of a whole customer goes to the list of what came later', () => {
  const text = readFileSync(path.join(root, 'apps/server/test/vol-account.ts'), 'utf8');
  const list = (of: string): string => /const vanLater = [^]*?\n\];/.exec(of)?.[0] ?? '';
  const rows = list(text);
  assert.equal(list(addToAccount(text, '  `nieuw`,\n')), `${rows.slice(0, -2)}  \`nieuw\`,\n];`);
  assert.throws(() => addToAccount('const ander = [\n];', '  `nieuw`,\n'), /vanLater/);
});
