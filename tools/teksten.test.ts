import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './install.mjs';

/** Everything that could ask for a text, the texts themselves and generated files apart. */
function askers(): string[] {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isAsker = (file: string): boolean => file !== '' && !/^packages\/teksten\/|\.gen\.|\.test\./.test(file);
  return [...new Set(listed.stdout.split('\n'))].filter(isAsker).flatMap((file) => {
    try {
      return [readFileSync(path.join(root, file), 'utf8')];
    } catch {
      return []; // Moved away since the index was written.
    }
  });
}

const sources = askers();
const words = new Set(sources.flatMap((text) => text.match(/[\w-]+/g) ?? []));
/** Of keys that are put together: `${deel}Uitleg`. */
const tails = [...new Set(sources.flatMap((text) => [...text.matchAll(/\}([A-Z]\w+)/g)].map((match) => match[1] ?? '')))];

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** One step of a key is used when its name stands somewhere, whole or put together; a number is a place in a list or a value. */
function isUsed(step: string): boolean {
  const name = step.replace(PLURAL, '');
  if (/^[\d.]+$/.test(name) || words.has(name) || name.split(/[-.]/).every((part) => words.has(part))) return true;
  return tails.some((tail) => name.endsWith(tail) && words.has(name.slice(0, -tail.length)));
}

function* keysIn(value: unknown, steps: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === 'string') yield steps;
  else for (const [key, inner] of Object.entries(Object(value))) yield* keysIn(inner, [...steps, key]);
}

interface Teksten {
  readonly naam: unknown;
  readonly nl: unknown;
}

/** Every bundle of texts. */
async function* bundles(): AsyncGenerator<Teksten> {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/teksten/src/*.ts'], { cwd: root, encoding: 'utf8' });
  for (const file of new Set(listed.stdout.split('\n'))) {
    if (file === '' || file.includes('.test.')) continue;
    const module: Record<string, unknown> = await import(path.join(root, file));
    for (const value of Object.values(module))
      if (typeof value === 'object' && value !== null && 'naam' in value && 'nl' in value) yield value;
  }
}

test('every text is asked for by somebody', async () => {
  const unused: string[] = [];
  for await (const { naam, nl } of bundles())
    for (const steps of keysIn(nl)) if (!steps.every(isUsed)) unused.push(`${String(naam)}:${steps.join('.')}`);
  assert.deepEqual(unused, []);
});

/** What is never one: a setting or a promise of ours of more, the length of a text, schools of a trial. */
const MORE_THAN_ONE = new Set(['minuten', 'dagen', 'rollen', 'maanden']);
const TEXT_LENGTH = /^(samenlezen|klaarlezen):.*optie$|^klaarlezen:.*gelezen$|^leerling-methodetoets:/;
const FROM_THREE = new Set(['beleidsproeven', 'groepsplan:leesuitslagZin']);

test('a number that can be one has a form for one: no placeholder stands before its own plural', async () => {
  const wrong: string[] = [];
  for await (const { naam, nl } of bundles())
    for (const steps of keysIn(nl)) {
      const key = `${String(naam)}:${steps.join('.')}`;
      const text = steps.reduce<unknown>((value, step) => Reflect.get(Object(value), step), nl);
      const [, noun = ''] = /\{\{(\w{3,}(?:en|s))\}\} (?:nieuwe |goede |andere )?\1\b/.exec(String(text)) ?? [];
      if (noun === '' || MORE_THAN_ONE.has(noun) || TEXT_LENGTH.test(key) || FROM_THREE.has(key) || FROM_THREE.has(String(naam))) continue;
      wrong.push(`${key}: ${noun}`);
    }
  assert.deepEqual(wrong, []);
});
