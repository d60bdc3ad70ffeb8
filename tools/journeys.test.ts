/** Every journey listens to the console of its pages: its `test` is the one that does. And which of them a whole run holds, and what the deep one. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { doors } from '@spelrijk/contract/screens';
import { browserTests } from './check-steps.ts';
import { root } from './install.mjs';

const folder = path.join(root, 'e2e/journeys');

test('no journey takes its test from elsewhere than the one that fails on an error of the console', () => {
  const files = readdirSync(folder);
  assert.ok(files.length > 20);
  const deaf = files.filter((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const fromPlaywright = /import \{([^}]*)\} from '@playwright\/test'/.exec(text)?.[1] ?? '';
    return !text.includes("import { test } from '../support/proef.ts';") || /\btest\b/.test(fromPlaywright);
  });
  assert.deepEqual(deaf, []);
});

test('the deep run has every deep test, and every test of which it sees more', () => {
  const run = readFileSync(path.join(root, 'tools/test-deep.ts'), 'utf8');
  const deep = readdirSync(path.join(root, 'e2e/deep')).flatMap((file) => (file.endsWith('.test.ts') ? [`e2e/deep/${file}`] : []));
  // Those of the server are all run again there, and told so.
  assert.match(run, /\.\.\.serverTests,[^}]*env: \{[^}]*E2E_DEEP: '1'/);
  const { stdout } = spawnSync('git', ['grep', '-l', 'E2E_DEEP', '--', '*.test.ts'], { cwd: root, encoding: 'utf8' });
  const more = stdout.split('\n').filter((file) => file !== '' && file !== 'tools/journeys.test.ts');
  assert.ok(deep.length > 10 && more.length > 2);
  assert.deepEqual(
    [...deep, ...more].filter((file) => !run.includes(`'${file}'`)),
    [],
  );
});

/** The journeys that a command would run, each with its project. */
function listJourneys([program = '', ...args]: readonly string[]): { readonly project: string; readonly journey: string }[] {
  const { stdout } = spawnSync(program, [...args, '--list'], { cwd: path.join(root, 'e2e'), encoding: 'utf8' });
  return [...stdout.matchAll(/^ {2}\[(\w+)\] › (.+)$/gm)].map(([, project = '', journey = '']) => ({ project, journey }));
}

test('a whole run passes over the rare journeys, and there are some', () => {
  // Listed together, because a list takes seconds; each says its project.
  const all = listJourneys([...browserTests.command, '--project=zelden']);
  const run = all.filter(({ project }) => project !== 'zelden');
  assert.ok(run.length > 100, String(run.length));
  assert.ok(run.some(({ project }) => project === 'laatst'));
  const rare = new Set(all.filter((one) => !run.includes(one)).map(({ journey }) => journey));
  assert.notEqual(rare.size, 0);
  assert.deepEqual(
    run.filter(({ journey }) => rare.has(journey)),
    [],
  );
});

/** The letters of `support/screens.ts`, in its order. */
const LETTERS = { superadmin: 'S', office: 'O', schooladmin: 'a', docent: 'd', rtadmin: 'r', thuisadmin: 't', leerling: 'l', demo: 'p' };

test('the journey that opens every screen as every role knows every screen there is, and who may see it', () => {
  const text = readFileSync(path.join(folder, '../support/screens.ts'), 'utf8');
  const known = [...text.matchAll(/^ {2}\['(\/[^']+)', '([\w-]{8})'\],$/gm)].map(([, pattern = '', wie = '']) => `${wie} ${pattern}`);
  const all = doors.map(({ pattern, wie }) => {
    const letters = Object.entries(LETTERS).map(([rol, letter]) => (wie.some((one) => one === rol) ? letter : '-'));
    return `${letters.join('')} ${pattern}`;
  });
  const [extra, missing] = [known.filter((door) => !all.includes(door)), all.filter((door) => !known.includes(door))];
  assert.deepEqual(
    { extra, missing },
    { extra: [], missing: [] },
    'the table of support/screens.ts says otherwise than screens.ts of the contract',
  );
  assert.equal(known.length, all.length);
});

test('every test that a page of the docs names is there', () => {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  const files = stdout.split('\n');
  const tests = new Set(files.filter((file) => /\.(?:spec|test)\.ts$/.test(file)).map((file) => path.basename(file)));
  assert.ok(tests.size > 400);
  const pages = files.filter((file) => /^docs\/[^/]+\.md$/.test(file));
  const named = pages.flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(/[\w/-]+\.(?:spec|test)\.ts/g)].map(([name]) => ({ page, name })),
  );
  assert.ok(named.length > 200, String(named.length));
  assert.deepEqual(
    named.filter(({ name }) => !tests.has(path.basename(name))),
    [],
  );
});
