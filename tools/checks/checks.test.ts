import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readChecks, readTests } from './checks.ts';

const checks = readChecks();
const tests = readTests();

test('every check has a test that names it, or says why it waits', () => {
  const silent = checks.filter(({ id, waits }) => !tests.has(id) && waits === '').map(({ id }) => id);
  assert.deepEqual(silent, []);
});

test('a test names only checks that exist', () => {
  const known = new Set(checks.map(({ id }) => id));
  assert.deepEqual(
    [...tests].filter(([id]) => !known.has(id)).map(([id, [first]]) => `${id}: ${first?.file}`),
    [],
  );
});

test('ids are unique', () => {
  assert.equal(new Set(checks.map(({ id }) => id)).size, checks.length);
});
