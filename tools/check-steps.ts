/** The steps of `npm run check`, each with what it reads and about how much of a processor (s) it takes in a fresh clone. */
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import type { Step } from './steps.ts';

const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
const node = process.execPath;
/** Per package what it reads of others, with all that those read (`steps.test.ts` holds it). */
export const NEEDS = {
  base: [],
  domain: ['base'],
  spraak: ['base'],
  taal: ['base', 'domain'],
  oefenen: ['base', 'domain', 'teksten'],
  contract: ['base', 'domain', 'teksten'],
  teksten: ['base', 'domain'],
  ui: ['base'],
  'game-kit': ['base', 'domain', 'ui'],
  games: ['base', 'domain', 'ui', 'game-kit'],
} as const;
/** A table of a package whose code it does not read: a test of the games looks whether their pictures are there. */
export const TABLES: Readonly<Partial<Record<string, string>>> = { games: 'packages/taal/plaatjes.tsv' };
type Package = keyof typeof NEEDS;
const PACKAGES = Object.keys(NEEDS).filter((name): name is Package => name in NEEDS);

/** What every program is made with. */
const GROUND = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tools/check-steps.ts'];
const PURE = ['packages', ...GROUND];
/** What decides about these packages. */
const readsOf = (...names: readonly Package[]): string[] => [
  ...new Set(names.flatMap((name) => [name, ...NEEDS[name]]).map((name) => `packages/${name}`)),
  ...names.flatMap((name) => TABLES[name] ?? []),
  ...GROUND,
];
/** All code. The sound is not: it is most of the tree and nothing that is checked reads it. */
const CODE = ['packages', 'apps/web', 'apps/server/src', 'apps/server/test', 'apps/server/bench', 'apps/server/migrations'].concat(
  ['apps/server/package.json', 'apps/server/tsconfig.json', 'apps/synthesiser', 'e2e', 'tools', 'dependency-cruiser.mjs'],
  ['.oxlintrc.json', ...GROUND],
);

const listFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (name) => /(^|\/)(node_modules|build|\.react-router)$/.test(name) }).toSorted();

/** What decides about the types of every file without being imported: those of the routes follow from their table. */
const TYPE_GROUND = ['apps/web/src/routes.ts', ...GROUND].concat(
  listFiles('{packages,apps,e2e,tools}/**/{tsconfig*.json,package.json,*.d.ts}'),
);

/** What decides about the types of the files of a folder: they, and what they import. */
const typesOf = (folder: string): Pick<Step, 'reads' | 'from'> => ({ reads: TYPE_GROUND, from: listFiles(`${folder}/**/*.{ts,tsx,mjs}`) });

/** The compiler and the linter of types are Go programs that live for one run: to tidy up less often is a seventh of their work, and takes a seventh more memory. */
const GO = { GOGC: '400' };

const TYPES = path.join(root, 'node_modules/.cache/types');

/**
 * Checks one project and keeps what it found out, so that the next time only what changed is looked at. One checker: each of several works out
 * for itself what the types of a schema are, which takes the four of the compiler's own choice two to four times the processor on two of them.
 */
function typeStep(project: string, step: Pick<Step, 'weight' | 'reads' | 'from' | 'after'>): Step {
  const tests = project.endsWith('.test.json') ? ' (tests)' : '';
  const kept = path.join(TYPES, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return {
    name: `typen ${path.dirname(project)}${tests}`,
    command: [bin('tsc'), '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept],
    env: GO,
    ...step,
  };
}

/** Pure packages are checked twice: each without Node's types as it ships, and all with them for their tests and tools. */
function typeSteps(): Step[] {
  mkdirSync(TYPES, { recursive: true });
  return [
    ...PACKAGES.map((name) => typeStep(`packages/${name}/tsconfig.json`, { weight: 2, reads: readsOf(name) })),
    typeStep('packages/tsconfig.test.json', { weight: 4, reads: PURE }),
    // With the deep tests, which start it in their own process.
    typeStep('apps/server/tsconfig.json', { weight: 17, ...typesOf('{apps/server,e2e/deep}') }),
    typeStep('apps/synthesiser/tsconfig.json', { weight: 1, ...typesOf('apps/synthesiser') }),
    typeStep('apps/web/tsconfig.json', { weight: 44, ...typesOf('apps/web'), after: AFTER_ROUTES }),
    // With the journeys, whose pages are evaluated in a browser like those of the tools.
    typeStep('tools/tsconfig.json', { weight: 10, ...typesOf('{tools,e2e}') }),
  ];
}

/** This one writes what most others read, so they come after it; `routetypen` writes what the types of the web app read. */
const GENERATED: Step = {
  name: 'gegenereerd',
  command: [node, 'tools/gen.ts', '--check'],
  // Nothing that is generated is kept out of git: while the tree is what it was, so is that.
  reads: [...CODE, 'docs', 'README.md'],
};
const ROUTE_TYPES: Step = {
  name: 'routetypen',
  command: [bin('react-router'), 'typegen'],
  cwd: path.join(root, 'apps/web'),
  weight: 100,
  after: [GENERATED.name],
};
const AFTER = [GENERATED.name];
const AFTER_ROUTES = [GENERATED.name, ROUTE_TYPES.name];

/** It passes over what is generated, and fails when that is all it is given. */
const LINTED = listFiles('{*,{packages,apps,e2e,tools}/**/*}.{ts,tsx,mjs}').filter((file) => !file.includes('.gen.'));

export function staticSteps(): Step[] {
  const readers: Step[] = [
    { name: 'opmaak', command: [bin('oxfmt'), '--check', '.'], weight: 3, reads: ['.'] },
    // The types of the linter likewise: as many checkers as the Go program may use processors.
    {
      name: 'lint',
      command: [bin('oxlint'), '--type-aware'],
      env: { ...GO, GOMAXPROCS: '1' },
      weight: 75,
      each: {
        files: LINTED,
        ground: ['.oxlintrc.json', ...TYPE_GROUND],
        onlyRead: true,
      },
      after: AFTER_ROUTES,
    },
    {
      name: 'grenzen',
      command: [bin('depcruise'), '--config', 'dependency-cruiser.mjs', 'packages', 'apps', '--output-type', 'err'],
      weight: 9,
      reads: CODE,
    },
    // What a file of the tree uses counts, wherever it lies.
    { name: 'dode code', command: [bin('knip'), '--no-progress'], weight: 6, reads: ['.'] },
    ...typeSteps(),
  ];
  return [GENERATED, ROUTE_TYPES, ...readers.map((step) => ({ after: AFTER, ...step }))];
}

interface Tests {
  readonly weight: number;
  readonly files: readonly string[];
  /** Without it those of the files that open others by themselves always run. */
  readonly reads?: readonly string[];
}

const testStep = (name: string, options: readonly string[], { weight, files, reads }: Tests): Step => ({
  name: `tests ${name}`,
  command: [node, '--test', '--test-reporter=dot', ...options],
  weight,
  after: AFTER,
  each: { files, ground: GROUND },
  ...(reads ? { reads } : {}),
});

/** One process for all files: they share nothing but the modules, which are then read once instead of once a file. */
const together = (name: string, tests: Tests): Step => testStep(name, ['--test-isolation=none'], tests);
/** A process per file, for tests that put something in place of what a browser or a process has. */
const apart = (name: string, tests: Tests): Step => testStep(name, ['--test-concurrency=1'], tests);

/** In a test: it puts something in place of what the browser, the process or a module has, which another file would then meet. */
const REPLACES = /globalThis|defineProperty|process\.env|mock\./;

/** Of one place: a process for each that replaces something, one for all others. */
function mostlyTogether(name: string, [samen, ieder]: readonly [number, number], { files, reads }: Omit<Tests, 'weight'>): Step[] {
  const replaces = (file: string): boolean => REPLACES.test(readFileSync(path.join(root, file), 'utf8'));
  const more = reads && { reads };
  return [
    together(name, { weight: samen, files: files.filter((file) => !replaces(file)), ...more }),
    apart(`${name}, ieder apart`, { weight: ieder, files: files.filter(replaces), ...more }),
  ];
}

/** Of all that opens files in what makes an opgave, it is asked for no more than which words have a picture. */
const OPGAVE_GROUND = ['packages/taal/plaatjes.tsv', ...GROUND];
const TAKEN = 'tools/opgaven/taken.test.ts';

/** An opgave that the server makes has exactly one right answer; there is no list of exceptions. All of them take half a minute: those are for test:deep. */
const OPGAVEN: Step = {
  name: 'opgaven: precies één antwoord is goed (een op de acht)',
  command: [node, 'tools/opgaven/lint.ts', '--deel', '8'],
  weight: 7,
  from: ['tools/opgaven/lint.ts'],
  reads: OPGAVE_GROUND,
  after: AFTER,
};

const KLEINE = readsOf('base', 'domain', 'spraak', 'contract', 'teksten', 'ui');

/** Of what each package has: where its tests lie, how heavy they are together, and what those read that open files. */
const of = (name: string, weight: number, pattern: string, reads: readonly string[]): Step =>
  together(name, { weight, files: listFiles(pattern), reads });

/** Those of the tools read the whole tree. */
export function unitTestSteps(): Step[] {
  return [
    of('van kleine pakketten', 2, 'packages/{base,domain,spraak,contract,teksten,ui}/{src,test}/**/*.test.ts', KLEINE),
    of('van taal', 28, 'packages/taal/{src,test,tools}/**/*.test.ts', readsOf('taal')),
    of('van oefenen', 19, 'packages/oefenen/{src,tools}/**/*.test.ts', readsOf('oefenen')),
    of('van game-kit', 1, 'packages/game-kit/{src,test}/**/*.test.ts', readsOf('game-kit')),
    of('van games', 40, 'packages/games/{src,template}/**/*.test.ts', readsOf('games')),
    ...mostlyTogether('van web', [14, 3], { files: listFiles('apps/web/src/**/*.test.ts'), reads: CODE }),
    OPGAVEN,
    { ...together('van taken', { weight: 9, files: [TAKEN] }), each: { files: [TAKEN], ground: OPGAVE_GROUND, onlyRead: true } },
    ...mostlyTogether('van tools', [20, 10], { files: listFiles('tools/**/*.test.ts').filter((file) => file !== TAKEN), reads: ['.'] }),
  ];
}

/** Both processors are its own. */
export const serverTests: Step = {
  name: 'server-tests',
  command: [node, 'tools/server-tests.ts'],
  live: true,
};

/**
 * The journeys through the app, on a real server. Of what happens once a year, or is seen in parts by others (`@zelden`), only `npm run test:deep`
 * and who names it runs them: a project of their own, because Playwright passes over `--grep-invert` for a project that another one waits for.
 */
export const browserTests: Step = {
  name: 'browsertests',
  command: [bin('playwright'), 'test', '--project=opname', '--project=school', '--project=laatst'],
  cwd: path.join(root, 'e2e'),
  live: true,
};
