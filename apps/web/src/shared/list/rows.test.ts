import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasSearch, rowsOf } from './rows.ts';

const ROWS = [
  { naam: 'Zoë de Wit', taken: 3 },
  { naam: 'Émile Bakker', taken: 12 },
  { naam: 'Bram Wit', taken: 7 },
];
const COLUMNS = [
  { key: 'naam', value: (row: (typeof ROWS)[number]) => row.naam },
  { key: 'taken', value: (row: (typeof ROWS)[number]) => row.taken },
] as const;
const names = (zoek: string, key: 'naam' | 'taken', order: 'asc' | 'desc' = 'asc') =>
  rowsOf(ROWS, COLUMNS, { zoek, sort: { key, order } }, ({ naam }) => naam).map(({ naam }) => naam);

test('a list is in the order of the column that was chosen', () => {
  assert.deepEqual(names('', 'naam'), ['Bram Wit', 'Émile Bakker', 'Zoë de Wit']);
  assert.deepEqual(names('', 'taken', 'desc'), ['Émile Bakker', 'Bram Wit', 'Zoë de Wit']);
});

test('searching finds rows that hold every word, without regard to accents, capitals and their order', () => {
  assert.deepEqual(names('wit zoe', 'naam'), ['Zoë de Wit']);
  assert.deepEqual(names('EMILE', 'naam'), ['Émile Bakker']);
  assert.deepEqual(names('wit bakker', 'naam'), []);
});

test('a list that cannot be searched shows everything, whatever an address asks', () => {
  assert.equal(rowsOf(ROWS, COLUMNS, { zoek: 'zzzz', sort: { key: 'naam', order: 'asc' } }).length, 3);
});

test('without a chosen column the rows keep the order in which they came', () => {
  assert.deepEqual(rowsOf(ROWS, COLUMNS, { zoek: '', sort: null }), ROWS);
});

test('an apostrophe is found in either form, and a name in any script', () => {
  const people = ['Jean-Luc d’Hondt', 'Ömer Yıldız', 'Дмитро Шевченко'];
  const found = (zoek: string) => rowsOf(people, [], { zoek, sort: null }, (naam) => naam);
  assert.deepEqual(found("d'hondt"), ['Jean-Luc d’Hondt']);
  assert.deepEqual(found('d’hondt'), ['Jean-Luc d’Hondt']);
  assert.deepEqual(found('omer'), ['Ömer Yıldız']);
  assert.deepEqual(found('шев'), ['Дмитро Шевченко']);
  assert.deepEqual(found('niemand'), []);
});

test('a short list has no field to search with, unless something is typed in it', () => {
  assert.equal(hasSearch(7, ''), false);
  assert.equal(hasSearch(8, ''), true);
  assert.equal(hasSearch(3, 'zoe'), true);
});
