/** One thing, one word: the nouns that name files and folders stand in the glossary, and nothing is called utils. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { WINGS } from '../dependency-cruiser.mjs';
import { root } from './install.mjs';

const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');
const words = new Set(
  [...glossary.matchAll(/^\| ([^|]+?) \| ([^|]+?) \|/gmu)].flatMap(([, word = '', plural = '']) => [word, ...plural.split(/[ (:`)]+/u)]),
);

/** English words for technical things are free; these files hold no noun of the product, or a part of one that is there. */
const TECHNICAL = new Set([
  'rol',
  'tijd',
  'demo',
  'sessies',
  'dashboard',
  'health',
  'sso',
  'oefeninstelling-schema',
  'standaard-instelling',
  'lijstgrenzen',
]);

const names = (folder: string): string[] => {
  const full = path.join(root, folder);
  return existsSync(full)
    ? readdirSync(full)
        .filter((name) => !name.includes('.test.'))
        .map((name) => name.replace(/\.tsx?$/u, ''))
    : [];
};

const wings = Object.keys(WINGS).flatMap((wing) => [`apps/server/src/features/${wing}`, `packages/contract/src/${wing}`]);

for (const folder of ['packages/domain/src', ...wings]) {
  test(`every noun of ${folder} stands in the glossary`, () => {
    const missing = names(folder).filter((name) => !TECHNICAL.has(name) && !words.has(name));
    assert.deepEqual(missing, []);
  });
}

test('no file or folder is called after a drawer', () => {
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).stdout.split(
    '\n',
  );
  const drawers = files.filter((file) => /(^|\/)(utils?|helpers?|common|misc|manager)(\/|\.|$)/u.test(file));
  assert.deepEqual(drawers, []);
});

/** Verbs are English. Packages whose names have been made so; a package is added when its last Dutch verb is gone. */
const ENGLISH_VERBS = ['base', 'domain', 'spraak', 'taal', 'oefenen', 'teksten'];
const DUTCH_VERB =
  /^export (?:async )?(?:function|const) ((?:analyseer|bepaal|bereken|bewaar|bouw|controleer|geef|haal|kies|laad|leer|lees|maak|meet|neem|ontleed|plaats|schat|schrijf|sla|speel|splits|spreek|tel|toon|verbeter|verklaar|vertaal|vervang|vervoeg|verwerk|verzet|vind|voeg|voorspel|vraag|vul|weeg|werk|wijs|zet|zoek)(?=[A-Z]|\b)\w*)/gmu;

test('what a package offers is called by an English verb with the Dutch noun behind it', () => {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = stdout
    .split('\n')
    .filter((file) => file.endsWith('.ts') && ENGLISH_VERBS.some((name) => file.startsWith(`packages/${name}/`)));
  const found = files
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(DUTCH_VERB)].map(([, name]) => `${file}: ${name}`));
  assert.deepEqual(found, []);
});
