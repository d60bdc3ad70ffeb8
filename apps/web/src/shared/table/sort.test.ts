import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sortRows, type SortValue } from './sort.ts';

const sorted = (values: readonly SortValue[], order: 'asc' | 'desc') => sortRows(values, (value) => value, order);

test('names sort as in a Dutch register: accents and capitals do not matter', () => {
  assert.deepEqual(sorted(['Zoë', 'émile', 'Eva', 'Ömer', 'bram', 'Oscar'], 'asc'), ['bram', 'émile', 'Eva', 'Ömer', 'Oscar', 'Zoë']);
});

test('a missing value comes last in both directions', () => {
  assert.deepEqual(sorted([null, 3, 1, null, 2], 'asc'), [1, 2, 3, null, null]);
  assert.deepEqual(sorted([null, 3, 1, null, 2], 'desc'), [3, 2, 1, null, null]);
});

test('groep 10 comes after groep 4', () => {
  assert.deepEqual(sorted(['Groep 10', 'Groep 4'], 'asc'), ['Groep 4', 'Groep 10']);
});

test('equal rows keep their order and the input is left alone', () => {
  const rows = [
    { name: 'b', n: 1 },
    { name: 'a', n: 1 },
  ];
  assert.deepEqual(
    sortRows(rows, (row) => row.n, 'desc').map((row) => row.name),
    ['b', 'a'],
  );
  assert.equal(rows[0]?.name, 'b');
});
