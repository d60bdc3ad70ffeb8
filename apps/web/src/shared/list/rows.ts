import { type Sort, sortRows } from '../table/sort.ts';
import type { Column } from '../table/sort-head.tsx';

/** Accents and capitals do not matter to who searches. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl');

export interface ListState<Key extends string> {
  readonly zoek: string;
  readonly sort: Sort<Key> | null;
}

/**
 * The rows that a list shows: those in which every word that was typed stands somewhere, in the chosen order.
 * `wordsOf` is what is searched in; without it nothing is left out.
 */
export function rowsOf<Row, Key extends string>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row, Key>, 'key' | 'value'>[],
  { zoek, sort }: ListState<Key>,
  wordsOf: (row: Row) => string = () => '',
): readonly Row[] {
  const words = plain(zoek).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => words.every((word) => plain(wordsOf(row)).includes(word)));
  const column = columns.find(({ key }) => key === sort?.key);
  return column && sort ? sortRows(found, column.value, sort.order) : found;
}
