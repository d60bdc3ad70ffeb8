import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchLeerlingen } from './search.ts';

const leerlingen = [
  { roepnaam: 'Zoë', achternaam: 'Bakker' },
  { roepnaam: 'Jean-Luc', achternaam: 'd’Hondt' },
  { roepnaam: 'Ömer', achternaam: 'Yıldız' },
  { roepnaam: 'Дмитро', achternaam: 'Шевченко' },
];
const found = (query: string) => searchLeerlingen(leerlingen, query).map(({ roepnaam }) => roepnaam);

test('accents, capitals, apostrophes and the order of words do not matter', () => {
  const rows: readonly [query: string, names: readonly string[]][] = [
    ['', ['Zoë', 'Jean-Luc', 'Ömer', 'Дмитро']],
    ['zoe', ['Zoë']],
    ['BAKKER zoë', ['Zoë']],
    ["d'hondt", ['Jean-Luc']],
    ['omer', ['Ömer']],
    ['шев', ['Дмитро']],
    ['niemand', []],
  ];
  for (const [query, names] of rows) assert.deepEqual(found(query), names, query);
});
