/** The steps of `npm run check`, cheapest first. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import type { Step } from './steps.ts';

const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
const PACKAGES = ['base', 'domain', 'spraak', 'taal', 'oefenen', 'contract', 'teksten', 'ui', 'game-kit', 'games'];

/** A pure package is checked twice: without Node's types as it ships, with them for its tests and tools. */
function typeProjects(): string[] {
  const projects = PACKAGES.flatMap((name) => [`packages/${name}/tsconfig.json`, `packages/${name}/tsconfig.test.json`]);
  return [
    ...projects,
    'apps/server/tsconfig.json',
    'apps/synthesiser/tsconfig.json',
    'apps/web/tsconfig.json',
    'e2e/tsconfig.json',
    'tools/tsconfig.json',
  ].filter((file) => existsSync(path.join(root, file)));
}

const node = process.execPath;

export const unitTests: Step = {
  name: 'unit-tests',
  command: [
    node,
    '--test',
    '--test-concurrency=2',
    'packages/*/src/**/*.test.ts',
    'packages/*/test/**/*.test.ts',
    'apps/web/src/**/*.test.ts',
    'tools/**/*.test.ts',
  ],
};

/** One database cluster for all files, started by the global setup. */
export const serverTests: Step = {
  name: 'server-tests',
  command: [node, '--test', '--test-concurrency=2', '--test-global-setup=test/global-setup.ts', 'src/**/*.test.ts', 'test/**/*.test.ts'],
  cwd: path.join(root, 'apps/server'),
};

export function staticSteps(): Step[] {
  return [
    { name: 'opmaak', command: [bin('oxfmt'), '--check', '.'] },
    { name: 'lint', command: [bin('oxlint'), '--type-aware', '.'] },
    { name: 'grenzen', command: [bin('depcruise'), '--config', 'dependency-cruiser.mjs', 'packages', 'apps', '--output-type', 'err'] },
    { name: 'gegenereerd', command: [node, 'tools/gen.ts', '--check'] },
    { name: 'routetypen', command: [bin('react-router'), 'typegen'], cwd: path.join(root, 'apps/web') },
    ...typeProjects().map((project): Step => ({
      name: `typen ${path.dirname(project)}${project.endsWith('.test.json') ? ' (tests)' : ''}`,
      command: [bin('tsc'), '-p', project],
    })),
  ];
}
