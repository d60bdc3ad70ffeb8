import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planTests } from './test-plan.ts';

const FILES = [
  'packages/taal/src/lezen.test.ts',
  'packages/taal/src/lezen.ts',
  'apps/web/src/app/x.test.tsx',
  'apps/server/src/features/groepen/groepen.test.ts',
  'e2e/journeys/site.spec.ts',
];

test('a unit test runs under Node from the root', () => {
  const { runs } = planTests(['packages/taal/src/lezen.test.ts'], FILES);
  assert.deepEqual(
    runs.map(({ kind, cwd, command }) => [kind, cwd, command[0], command.at(-1)]),
    [['unit', '.', 'node', 'packages/taal/src/lezen.test.ts']],
  );
});

test('a test of the server gets the database of a whole run', () => {
  const [run] = planTests(['apps/server/src/features/groepen'], FILES).runs;
  assert.equal(run?.cwd, 'apps/server');
  assert.ok(run.command.includes('--test-global-setup=test/global-setup.ts'));
  assert.equal(run.command.at(-1), 'src/features/groepen/groepen.test.ts');
});

test('a journey runs in a browser', () => {
  const [run] = planTests(['e2e/journeys/site.spec.ts'], FILES).runs;
  assert.equal(run?.command[0], 'playwright');
  assert.equal(run.command.at(-1), 'journeys/site.spec.ts');
});

test('several kinds at once each run their own way, and no file twice', () => {
  const { runs, unknown } = planTests(['packages', 'packages/taal', 'apps', 'e2e'], FILES);
  assert.deepEqual(
    runs.map((run) => run.kind),
    ['unit', 'server', 'e2e'],
  );
  assert.equal(runs[0]?.command.filter((word) => word.endsWith('lezen.test.ts')).length, 1);
  assert.deepEqual(unknown, []);
});

test('what is no test is named', () => {
  assert.deepEqual(planTests(['packages/taal/src/lezen.ts', 'packages/taa'], FILES).unknown, [
    'packages/taal/src/lezen.ts',
    'packages/taa',
  ]);
});
