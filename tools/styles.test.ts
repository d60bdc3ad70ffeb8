/** Class names of screens: what a screen asks for exists in its style sheet, and what a sheet has is asked for. And names that nobody is told. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './install.mjs';

interface Use {
  readonly file: string;
  readonly sheet: string;
  readonly names: ReadonlySet<string>;
  /** A name that is put together while it runs can be any. */
  readonly isOpen: boolean;
}

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

function usesIn(file: string): Use[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(IMPORT)].map(([, local = '', from = '']) => ({
    file: path.relative(root, file),
    sheet: path.resolve(path.dirname(file), from),
    names: new Set([...code.matchAll(new RegExp(`\\b${local}\\['([\\w-]+)'\\]`, 'g'))].map(([, name = '']) => name)),
    isOpen: new RegExp(`\\b${local}(?:\\[(?!')|(?!\\[|['"]| from))`).test(code.replaceAll(IMPORT, '')),
  }));
}

const classesOf = (sheet: string): Set<string> => {
  const css = readFileSync(sheet, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|@import [^;]*;/g, '');
  return new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{}]*\{)/g)].map(([, name = '']) => name));
};

const uses = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], { cwd: root }).flatMap((file) =>
  usesIn(path.join(root, file)),
);

test('every class that a screen asks for has a style', () => {
  const missing = uses.flatMap(({ file, sheet, names }) =>
    [...names].filter((name) => !classesOf(sheet).has(name)).map((name) => `${file}: ${name}`),
  );
  assert.ok(uses.length > 100);
  assert.deepEqual(missing, []);
});

test('every class of a style sheet is asked for', () => {
  const sheets = Map.groupBy(uses, ({ sheet }) => sheet);
  const dead = [...sheets].flatMap(([sheet, users]) => {
    if (users.some(({ isOpen }) => isOpen)) return [];
    const asked = new Set(users.flatMap(({ names }) => [...names]));
    return [...classesOf(sheet)].filter((name) => !asked.has(name)).map((name) => `${path.relative(root, sheet)}: ${name}`);
  });
  assert.deepEqual(dead, []);
});

/** An opening tag of what has no role of its own, which may hold arrows. */
const ZONDER_ROL = /<(?:mark|span|div|p|em|strong|b|i|small|code)\b(?:=>|[^>])*>/g;

test('what has no role has no name beside its text: a screen reader says none of it', () => {
  const screens = globSync(['apps/web/src/**/*.tsx', 'packages/{ui,game-kit}/src/**/*.tsx'], { cwd: root });
  const tags = screens.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(ZONDER_ROL)].map(([tag]) => ({ file, tag })),
  );
  assert.ok(tags.length > 1000, `${tags.length}`);
  assert.deepEqual(
    tags.filter(({ tag }) => /aria-label(?:ledby)?\b/.test(tag) && !/\brole=/.test(tag)),
    [],
  );
});
