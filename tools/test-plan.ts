/** How each kind of test file is run: by where it lies. */

export interface TestRun {
  readonly kind: 'unit' | 'server' | 'e2e';
  /** The first word is `node` or a program of node_modules/.bin. */
  readonly command: readonly [string, ...string[]];
  /** From the root. */
  readonly cwd: string;
}

export interface TestPlan {
  readonly runs: readonly TestRun[];
  /** What was asked and is no test file nor a folder with one. */
  readonly unknown: readonly string[];
}

const IS_TEST = /\.(test|spec)\.tsx?$/;

const kindOf = (file: string): TestRun['kind'] => {
  if (file.startsWith('e2e/')) return 'e2e';
  return file.startsWith('apps/server/') ? 'server' : 'unit';
};

/** From the folder where the command runs. */
const within = (files: readonly string[], folder: string): string[] => files.map((file) => file.slice(folder.length + 1));

const RUNS: Record<TestRun['kind'], (files: readonly string[]) => TestRun> = {
  unit: (files) => ({ kind: 'unit', command: ['node', '--test', '--test-concurrency=2', ...files], cwd: '.' }),
  // One database cluster for all of them.
  server: (files) => ({
    kind: 'server',
    command: ['node', '--test', '--test-concurrency=2', '--test-global-setup=test/global-setup.ts', ...within(files, 'apps/server')],
    cwd: 'apps/server',
  }),
  // Without the projects that order a whole run: a journey that is asked for runs by itself, and each browser needs a school.
  e2e: (files) => ({
    kind: 'e2e',
    command: ['playwright', 'test', '--no-deps', ...(files.length === 1 ? ['--workers=1'] : []), ...within(files, 'e2e')],
    cwd: 'e2e',
  }),
};

/** `asked` are paths of files and folders from the root, `files` all files of the tree. */
export function planTests(asked: readonly string[], files: readonly string[]): TestPlan {
  const tests = files.filter((file) => IS_TEST.test(file));
  const matches = (name: string): string[] => tests.filter((file) => name === '' || file === name || file.startsWith(`${name}/`));
  const found = [...new Set(asked.flatMap(matches))];
  const runs = (['unit', 'server', 'e2e'] as const).flatMap((kind) => {
    const ofKind = found.filter((file) => kindOf(file) === kind);
    return ofKind.length > 0 ? [RUNS[kind](ofKind)] : [];
  });
  return { runs, unknown: asked.filter((name) => matches(name).length === 0) };
}
