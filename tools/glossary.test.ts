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
const ENGLISH_VERBS = ['base', 'domain', 'spraak', 'taal', 'oefenen', 'contract', 'teksten', 'game-kit', 'games', 'ui'];
/** Here the functions that a file keeps to itself too. */
const INSIDE_TOO = ['packages/game-kit/', 'packages/games/', 'packages/ui/', 'apps/', 'tools/', 'e2e/'];
const VERBS =
  'analyseer|bepaal|bereken|beschrijf|betreed|beweeg|bewaar|bouw|controleer|doe|doorloop|draai|duw|eet|geef|gooi|groei|haal|hoor|juich|keur|kies|klap|knip|krimp|' +
  'kruip|laad|laat|leer|lees|leg|maak|meet|neem|ontleed|pak|plaats|prik|raap|raad|rijd|rol|schat|schiet|schrijf|schud|sla|sleep(?!\\b)|snij|snijd|sorteer|speel|' +
  'spiegel|splits|spreek|spring|stel|strooi|stuit|stuur|stijg|tel|tik|toon|typ|vaar|veeg|verbeter|verklaar|verleg|vertaal|vertel|vertrek|vervang|vervoeg|' +
  'verwerk|verzet|vier|vind|vlieg|voeg|voorspel|vraag|vul|weeg|werk|wijs|wikkel|wis|zet|zink|zoek|zwem';
const DUTCH_VERB = new RegExp(`^export (?:async )?(?:function|const) ((?:${VERBS})(?=[A-Z]|\\b)(?!(?:Of|Van)\\b)\\w*)`, 'gmu');
/** A function by itself, or an arrow that is one; `toonOf` and `groeiVan` are nouns. */
const DUTCH_FUNCTION = new RegExp(
  `^\\s*(?:export )?(?:async )?(?:function |const (?=\\w+ =\\s*(?:async )?(?:<[^=]*>)?\\((?:[^\\n]*=>|$)))((?:${VERBS})(?=[A-Z]|\\b)(?!(?:Of|Van)\\b)\\w*)`,
  'gmu',
);

const dutchVerbs = (file: string, text: string): string[] => {
  const pattern = INSIDE_TOO.some((folder) => file.startsWith(folder)) ? DUTCH_FUNCTION : DUTCH_VERB;
  return [...text.matchAll(pattern)].map(([, name]) => `${file}: ${name}`);
};

test('a Dutch verb is seen, also inside the packages of the games, and a noun or a value that begins alike is not', () => {
  assert.deepEqual(dutchVerbs('packages/taal/src/a.ts', 'export const zoekWoord = 1;\nfunction maakWoord() {}'), [
    'packages/taal/src/a.ts: zoekWoord',
  ]);
  assert.deepEqual(dutchVerbs('packages/games/src/a.ts', '  function veegMet(): void {}\nconst kies = <S>(state: S) => state;'), [
    'packages/games/src/a.ts: veegMet',
    'packages/games/src/a.ts: kies',
  ]);
  assert.deepEqual(dutchVerbs('packages/games/src/a.ts', 'const tik = 3;\nfunction toonOf() {}\nconst weg = state.weg;'), []);
});

const listFiles = (folder: string): readonly string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((file) => /\.tsx?$/u.test(file) && existsSync(path.join(root, file)));

const findDutch = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => dutchVerbs(file, readFileSync(path.join(root, file), 'utf8')));

test('functions are called by an English verb with the Dutch noun behind it', () => {
  const files = listFiles('packages').filter((file) => ENGLISH_VERBS.some((name) => file.startsWith(`packages/${name}/`)));
  assert.deepEqual(findDutch(files), []);
});

test('those of the web app, the tools and the journeys too', () => {
  assert.deepEqual(findDutch(['apps/web', 'tools', 'e2e'].flatMap(listFiles)), []);
});

test('those of the server too', () => {
  const files = listFiles('apps/server/src').filter((file) => !file.endsWith('.test.ts'));
  assert.deepEqual(findDutch(files), []);
});
