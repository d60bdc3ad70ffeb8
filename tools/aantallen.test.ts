/** Numbers and names that the site, the READMEs and the docs tell are those of the product. */
import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
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

interface ByHand {
  readonly what: string;
  /** As written: a name without a folder lies beside the one before it. */
  readonly files: readonly string[];
  readonly lines: number;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('.test.');
const inFolder = (place: string): readonly string[] =>
  statSync(path.join(root, place)).isDirectory() ? globSync(`${place}/**/*`, { cwd: root }) : [place];

/** Rows of docs/by-hand.md that say how many lines are ours. */
function byHand(page: string): readonly ByHand[] {
  return page.split('\n').flatMap((line) => {
    const [, what = '', where = '', lines = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^[\d,]+$/.test(lines)) return [];
    const files = [...where.matchAll(/`([^`]+\.tsx?|[^`]+\/[^`]+)`/g)].map(([, file = '']) => file);
    const placed = files.map((file, at) =>
      file.includes('/') ? file : path.join(path.dirname(files.slice(0, at).findLast((name) => name.includes('/')) ?? ''), file),
    );
    return [{ what, files: placed, lines: Number(lines.replace(',', '')) }];
  });
}

const linesOf = ({ files }: ByHand): number =>
  files
    .flatMap((file) => globSync(file, { cwd: root }))
    .flatMap(inFolder)
    .filter(isCode)
    .reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);

test('what is written by hand is as large as the docs say, and lies where they say', () => {
  const rows = byHand(read('docs/by-hand.md'));
  assert.ok(rows.length > 15, `${rows.length} rows read`);
  const wrong = rows.map((row) => ({ ...row, now: linesOf(row) })).filter(({ lines, now }) => Math.abs(now - lines) > now / 10);
  assert.deepEqual(
    wrong.map(({ what, lines, now }) => `${what}: ${lines}, now ${now}`),
    [],
  );
});

/** Each file of these packages stands in its README, so that a newcomer finds what is there; a package of many subjects names its rooms only. */
for (const name of ['base', 'domain', 'spraak'])
  test(`the README of ${name} names every file, and no other`, () => {
    const named = new Set(
      [...read(`packages/${name}/README.md`).matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      ),
    );
    const files = new Set(
      globSync(`packages/${name}/src/*.ts`, { cwd: root })
        .filter(isCode)
        .map((file) => path.basename(file, '.ts')),
    );
    assert.deepEqual(
      [...files].filter((file) => !named.has(file)),
      [],
      'not named',
    );
    assert.deepEqual(
      [...named].filter((file) => !files.has(file)),
      [],
      'not there',
    );
  });

test('every package has a README of half a page, every program one of a page, and the map of the root names them all', () => {
  const map = /^## The map\n+```\n([^]+?)```/m.exec(read('README.md'))?.[1] ?? '';
  const folders = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root }).map((file) => path.dirname(file));
  assert.ok(folders.length >= 13, `${folders.length} folders`);
  for (const folder of folders) {
    const words = read(`${folder}/README.md`).split(/\s+/).length;
    assert.ok(words <= (folder.startsWith('packages/') ? 450 : 700), `${folder}: ${words} words`);
    assert.match(map, new RegExp(`^ {2}${path.basename(folder)}/`, 'm'));
  }
  const told = [...map.matchAll(/^ {2}([a-z-]+)\//gm)].map(([, name = '']) => name);
  assert.deepEqual(
    told.filter((name) => !folders.some((folder) => path.basename(folder) === name)),
    [],
    'not there',
  );
});

test('every generator runs with `npm run gen`, or what it wrote grows old unseen', () => {
  const list = read('tools/gen.ts');
  const generators = globSync(['packages/*/tools/gen*.ts', 'apps/*/tools/gen*.ts', 'tools/gen-*.ts'], { cwd: root }).filter(isCode);
  assert.ok(generators.length >= 15, `${generators.length} generators`);
  assert.deepEqual(
    generators.filter((file) => !list.includes(`'${file}'`)),
    [],
  );
});
