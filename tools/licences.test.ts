/** The licences page tells the truth: every library is under a licence we named, and what is GPL belongs to the synthesiser alone. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './install.mjs';

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (...parts: string[]): Manifest => JSON.parse(readFileSync(path.join(root, ...parts, 'package.json'), 'utf8'));
const ALLOWED =
  /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|MIT AND OFL-1\.1|CC0-1\.0|Unlicense|BlueOak-1\.0\.0|MIT-0)( OR .*)?\)?$/;

const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => existsSync(path.join(root, folder, name, 'package.json')))
    .map((name) => read(folder, name)),
);

const librariesOf = ({ dependencies = {} }: Manifest): string[] =>
  Object.keys(dependencies).filter((name) => !name.startsWith('@spelrijk/'));

for (const workspace of workspaces.filter(({ name }) => name !== '@spelrijk/synthesiser'))
  test(`${workspace.name} uses permissive libraries only`, () => {
    for (const name of librariesOf(workspace)) assert.match(read('node_modules', name).license ?? '', ALLOWED, name);
  });

test('the synthesiser says that it is GPL, and is the only one that uses espeak-ng', () => {
  const synthesiser = workspaces.find(({ name }) => name === '@spelrijk/synthesiser');
  assert.equal(synthesiser?.license, 'GPL-3.0-or-later');
  assert.match(readFileSync(path.join(root, 'apps/synthesiser/COPYING'), 'utf8'), /GNU GENERAL PUBLIC LICENSE/);
  const users = workspaces.filter((workspace) => librariesOf(workspace).includes('espeak-ng')).map(({ name }) => name);
  assert.deepEqual(users, ['@spelrijk/synthesiser']);
});

const version = (name: string): string => {
  const { version: number }: { version: string } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return number;
};

test('the licences page names the lists of leaked passwords as they are installed, and only the server has them', () => {
  const page = readFileSync(path.join(root, 'docs/licences.md'), 'utf8');
  for (const name of ['@zxcvbn-ts/language-common', '@zxcvbn-ts/language-nl-be']) {
    assert.ok(page.includes(`\`${name}\` ${version(name)}`), name);
    assert.match(read('node_modules', name).license ?? '', /^MIT$/);
    const users = workspaces.filter((workspace) => librariesOf(workspace).includes(name)).map((workspace) => workspace.name);
    assert.deepEqual(users, ['@spelrijk/server'], name);
  }
});

test('the licences page names the synthesiser, its version, the voice and the encoder as they are installed', () => {
  const page = readFileSync(path.join(root, 'docs/licences.md'), 'utf8');
  assert.ok(page.includes(`\`espeak-ng\` ${version('espeak-ng')}`));
  assert.ok(page.includes(`\`libopus-wasm\` ${version('libopus-wasm')}`));
  const stem = /STEM = '(\w+)\+(\w+)'/.exec(readFileSync(path.join(root, 'packages/spraak/src/recept.ts'), 'utf8'));
  for (const deel of stem?.slice(1) ?? ['?']) assert.ok(page.includes(`\`${deel}\``), deel);
});
