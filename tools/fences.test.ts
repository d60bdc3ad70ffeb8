/** The other three fences, each seen catching a planted violation: the compiler, the linter, and the exports of a package. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from './install.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'spelrijk-hekken-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
const run = (command: string, args: readonly string[], cwd: string): { status: number | null; output: string } => {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status: result.status, output: result.stdout + result.stderr };
};

const OUTSIDE = {
  window: 'export const a = window.name;',
  fetch: "export const a = fetch('/x');",
  process: 'export const a = process.env;',
  setTimeout: 'export const a = setTimeout;',
};

for (const pure of ['base', 'domain', 'taal', 'oefenen', 'contract', 'teksten']) {
  test(`the compiler knows no browser, Node or timer in ${pure}`, () => {
    for (const [name, text] of Object.entries(OUTSIDE)) {
      const file = path.join(folder, `${pure}-${name}.ts`);
      writeFileSync(file, text);
      const project = path.join(folder, `${pure}-${name}.json`);
      writeFileSync(project, JSON.stringify({ extends: path.join(root, 'packages', pure, 'tsconfig.json'), include: [file], exclude: [] }));
      const result = run(bin('tsc'), ['-p', project], folder);
      assert.notEqual(result.status, 0, `${name} compiled in ${pure}`);
      assert.match(result.output, new RegExp(`'${name}'`));
    }
  });
}

const lint = (file: string, text: string): string => {
  const full = path.join(folder, 'lint', file);
  mkdirSync(path.dirname(full), { recursive: true });
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, 'lint', '.oxlintrc.json'));
  writeFileSync(full, text);
  const result = run(bin('oxlint'), [file], path.join(folder, 'lint'));
  return result.status === 0 ? '' : result.output;
};

test('the linter forbids clock and chance where everything must be replayable', () => {
  for (const file of ['packages/oefenen/src/a.ts', 'packages/taal/src/a/b.ts', 'packages/games/src/rups/logic.ts']) {
    assert.match(lint(file, 'export const now = new Date();'), /Date/);
    assert.match(lint(file, 'export const chance = Math.random();'), /random/);
  }
});

test('the linter forbids any', () => {
  assert.match(lint('apps/server/src/a.ts', 'export const a = (x: any): unknown => x;'), /no-explicit-any/);
});

test('a file that a package does not export cannot be imported', () => {
  for (const hidden of ['@spelrijk/base/src/random.ts', '@spelrijk/taal/diagnose/net', '@spelrijk/oefenen/filter']) {
    const result = run(process.execPath, ['--input-type=module', '-e', `await import('${hidden}')`], root);
    assert.notEqual(result.status, 0, hidden);
    assert.match(result.output, /ERR_PACKAGE_PATH_NOT_EXPORTED/, hidden);
  }
});
