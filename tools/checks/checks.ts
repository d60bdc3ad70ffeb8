/**
 * The page of security checks: every check with the tests that name it, or the reason why it waits. A test names a check by
 * having its id in its title (`A02: an id of another admin ...`). Run by `npm run gen`.
 */
import { readFileSync, writeFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.mjs';

export interface Check {
  readonly id: string;
  /** 1 every change, 2 nightly, 3 before a release. */
  readonly when: string;
  readonly what: string;
  readonly passes: string;
  readonly anchor: string;
  /** Why there is no test yet; '' when there has to be one. */
  readonly waits: string;
}

export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const SOURCES = [
  'apps/**/*.test.ts',
  'packages/**/*.test.ts',
  'tools/**/*.test.ts',
  'e2e/deep/*.test.ts',
  'e2e/journeys/*.spec.ts',
  'apps/**/*.bench.ts',
  'tools/*.bench.ts',
];
const IGNORED = /node_modules|\/build/;

export function readChecks(): readonly Check[] {
  const [, ...lines] = readFileSync(path.join(import.meta.dirname, 'checks.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [id = '', when = '', what = '', passes = '', anchor = '', waits = ''] = line.split('\t');
    return { id, when, what, passes, anchor, waits };
  });
}

const ID = /\b[TRLWSAMXUDCFP]\d{2}\b/g;

/** The titles of a file's tests: the first text after `test(`, in any quotes, also over a line end. */
const titlesOf = (text: string): readonly string[] =>
  [...text.matchAll(/\btest(?:\.\w+)?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g)].map((match) =>
    (match[2] ?? '').replace(/\\(.)/g, '$1').replace(/\s+/g, ' '),
  );

/** Check id -> tests whose title has it. */
export function readTests(): ReadonlyMap<string, readonly NamedTest[]> {
  const tests = new Map<string, NamedTest[]>();
  for (const file of globSync(SOURCES, { cwd: root })
    .filter((name) => !IGNORED.test(name))
    .sort())
    for (const title of titlesOf(readFileSync(path.join(root, file), 'utf8')))
      for (const id of new Set(title.match(ID) ?? [])) tests.set(id, [...(tests.get(id) ?? []), { file, title }]);
  return tests;
}

/** What was broken on purpose, one change at a time, to see the test of a check fail. */
interface Breuk {
  readonly id: string;
  readonly what: string;
  readonly test: string;
  readonly seen: string;
}

const readBroken = (): readonly Breuk[] =>
  readFileSync(path.join(import.meta.dirname, 'broken.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', what = '', test = '', seen = ''] = line.split('\t');
      return { id, what, test, seen };
    });

const GROUPS: Readonly<Record<string, string>> = {
  T: 'Tokens',
  R: 'Refresh and session',
  L: 'Login, throttling, passwords',
  W: 'Reset and other mail links',
  S: 'Single sign-on',
  A: 'Authorisation',
  M: 'Input and mass assignment',
  X: 'Browser, mail templates, redirects',
  U: 'Uploads and exports',
  D: 'Overload and protocol',
  C: 'Races and repetition',
  F: 'Faults',
  P: 'Privacy, logs, supply',
};
const WHEN: Readonly<Record<string, string>> = { 1: 'every change', 2: 'nightly', 3: 'before a release' };

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function row({ id, when, what, passes, waits }: Check, tests: readonly NamedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => `[${path.basename(file)}](../${file})`);
  const proof = tests.length > 0 ? files.join(', ') : `waits: ${waits}`;
  return `| ${id} | ${cell(what)} | ${cell(passes)} | ${WHEN[when] ?? when} | ${proof} |`;
}

/** `onbroken`: ids of checks that have a test and no row here. */
function broken(rows: readonly Breuk[], onbroken: readonly string[]): string {
  const survived = rows.filter(({ seen }) => !seen.startsWith('failed')).length;
  return [
    '## Broken on purpose, 29 and 30 November 2026',
    '',
    `${rows.length} times the program was changed so that one thing it promises was no longer so: one line, in some rows two or three that belong together. Then the file of tests that is named was run: not one test by itself, because the tests of a file build on each other. \`failed\`: something in that file failed. \`failed in its name\` (written down since 30 November): a test whose title has the id was among what failed. ${survived} changes survived: beside each stands what else holds it, or that the test was mended, which was then seen to fail unless it says otherwise. The changes are gone.`,
    '',
    `Tested, and no line was broken yet: ${onbroken.join(', ')}.`,
    '',
    '| id | changed | test | seen |',
    '|---|---|---|---|',
    ...rows.map(({ id, what, test, seen }) => `| ${id} | ${cell(what)} | [${path.basename(test)}](../${test}) | ${cell(seen)} |`),
    '',
  ].join('\n');
}

/** What was measured once, by a script that is not kept; with the seed and the size, so that it can be done again. */
const BY_CHANCE = [
  '## Changed by chance, 30 November 2026',
  '',
  'Of `packages/oefenen/src` one line at a time was changed by a script (a comparison or its border, `and` for `or`, a branch dropped, one off, the smallest for the largest, nought for one), 52 lines drawn from all with seed 20261130, and the tests that load the file were run, those of less than four seconds. 22 changes survived. 13 of them change nothing that can be seen (borders of real numbers that are never met, defaults that are never reached, two of the simulated child). Of the other nine eight have a test since, seen to fail: the own difficulty of a knelpunt, words counted once, what holds a ceiling back, ten words of a start test, ordinary words in the test of a plan, what is mixed in first, mastery on a doubtful day, what comes back in a new categorie. One has none yet: that a check stays written when choosing would be easier (`taak.ts`). Of `packages/taal/src` only 17 lines were changed so, with the 26 files of tests that take less than three seconds: 9 changes survived these. What the 16 slower files would have seen was not tried, and no test was written for these nine.',
  '',
];

function page(checks: readonly Check[], tests: ReadonlyMap<string, readonly NamedTest[]>): string {
  const proven = checks.filter(({ id }) => tests.has(id)).length;
  const sections = Object.entries(GROUPS).map(([letter, name]) => {
    const rows = checks.filter(({ id }) => id.startsWith(letter)).map((check) => row(check, tests.get(check.id) ?? []));
    return [
      `## ${letter}. ${name}`,
      '',
      '| id | do | passes when | when | test, or why it waits |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n');
  });
  const rijen = readBroken();
  const gebroken = new Set(rijen.flatMap(({ id }) => id.match(ID) ?? []));
  const onbroken = checks.flatMap(({ id }) => (tests.has(id) && !gebroken.has(id) ? [id] : []));
  const head = [
    '<!-- Generated by tools/checks/checks.ts from tools/checks/checks.tsv and the titles of the tests. -->',
    '',
    '# Security checks',
    '',
    `${checks.length} checks that an outsider could do. ${proven} have a test that names them in its title; the others say why they wait.`,
    '',
    ...sections,
    broken(rijen, onbroken),
    ...BY_CHANCE,
  ];
  return head.join('\n');
}

if (import.meta.main) writeFileSync(path.join(root, 'docs/checks.md'), page(readChecks(), readTests()));
