import { foldTekst } from '@spelrijk/base/tekst';
import { type Sort, sortRows } from '../table/sort.ts';
import type { Column } from '../table/sort-head.tsx';

/** From so many rows on, a field to find one helps. */
const SEARCH_FROM = 8;

/** A field in which something was typed stays, also when what it searches in gets short. */
export const hasSearch = (count: number, zoek: string): boolean => count >= SEARCH_FROM || zoek !== '';

export interface ListState<Key extends string> {
  readonly zoek: string;
  readonly sort: Sort<Key> | null;
}

/**
 * The rows that a list shows: those in which every word that was typed stands somewhere, in the chosen order.
 * `wordsOf` is what is searched in; without it nothing is left out, whatever an address asks: no field would say why.
 */
export function rowsOf<Row, Key extends string>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row, Key>, 'key' | 'value'>[],
  { zoek, sort }: ListState<Key>,
  wordsOf?: (row: Row) => string,
): readonly Row[] {
  const words = foldTekst(zoek).split(/\s+/).filter(Boolean);
  const found = wordsOf
    ? rows.filter((row) => {
        const text = foldTekst(wordsOf(row));
        return words.every((word) => text.includes(word));
      })
    : rows;
  const column = columns.find(({ key }) => key === sort?.key);
  return column && sort ? sortRows(found, column.value, sort.order) : found;
}
