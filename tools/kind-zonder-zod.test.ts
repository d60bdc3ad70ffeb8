/**
 * What a child's browser loads may not bring along the library that checks what comes from outside: it weighs as much as three games. Nor what screens of staff
 * are made of, which is three times that. The types of a schema are free; its values, and everything beside them in that file, are not.
 */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './install.mjs';

const FROM = ['apps/web/src/areas/leerling/**/*.{ts,tsx}', 'packages/game-kit/src/**/*.{ts,tsx}', 'packages/games/src/**/*.ts'];
/** Played by tests only. */
const TESTS = /\.test\.tsx?$|\/(testing|robots?)(\.gen)?(\.ts$|\/)/;

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?['"]([^'"]+)['"]/gm;
/** Only names marked as types between the braces: nothing is loaded. */
const ONLY_TYPES = /^(?:import|export)\s*\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}/;

/** Files and packages that a file loads; types are not loaded. */
function loadedBy(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([whole, from = '']) => (ONLY_TYPES.test(whole) ? '' : from)).filter(
    Boolean,
  );
}

/** The file of a package of ours, or null for anything else. */
function resolve(from: string, importer: string): string | null {
  if (from.startsWith('.')) return path.join(path.dirname(importer), from);
  const [, naam, deel] = /^@spelrijk\/(domain|contract|taal|base)\/(.+)$/.exec(from) ?? [];
  if (naam === undefined || deel === undefined) return null;
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'packages', naam, 'package.json'), 'utf8'),
  );
  const file = exports[`./${deel}`];
  return file === undefined ? null : path.join(root, 'packages', naam, file);
}

type Way = (file: string) => string | null;

/** Finds the way from a file to such an import, or null when it does not lead there. */
function wayTo(isThere: (from: string) => boolean): Way {
  const known = new Map<string, string | null>();
  return function way(file) {
    const before = known.get(file);
    if (before !== undefined) return before;
    known.set(file, null);
    for (const from of existsSync(file) && /\.tsx?$/.test(file) ? loadedBy(file) : []) {
      const next = isThere(from) ? from : resolve(from, file);
      const rest = next === from ? from : next === null ? null : way(next);
      if (rest !== null) known.set(file, `${path.relative(root, file)} > ${rest}`);
    }
    return known.get(file) ?? null;
  };
}

const wayToZod = wayTo((from) => from === 'zod');
/** Folders of which a group of `apps/web/vite.config.ts` makes one file for staff, and the library under it. */
const wayToStaff = wayTo((from) => /\/shared\/(?:crumbs|frame|mui|screen|table)\/|^@mui\/material/.test(from));

const files = globSync(FROM, { cwd: root })
  .filter((file) => !TESTS.test(file))
  .map((file) => path.join(root, file));
const waysOf = (way: Way): readonly (string | null)[] => files.map(way).filter((found) => found !== null);

test('nothing of a child loads zod', () => {
  assert.ok(files.length > 100);
  assert.deepEqual(waysOf(wayToZod), []);
});

test('nor what screens of staff are made of', () => {
  assert.deepEqual(waysOf(wayToStaff), []);
});

test('a schema is seen, also behind another file', () => {
  assert.match(wayToZod(path.join(root, 'packages/contract/src/klas/dictees.ts')) ?? '', /> zod$/);
  assert.match(wayToStaff(path.join(root, 'apps/web/src/areas/admin/layout.tsx')) ?? '', / > /);
});
