import { compareTekst } from '@spelrijk/base/tekst';

/** What a column is sorted by; null always comes last, in either direction. */
export type SortValue = number | string | null;

export interface Sort<Key extends string> {
  readonly key: Key;
  readonly order: 'asc' | 'desc';
}

function compare(a: SortValue, b: SortValue): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTekst(String(a), String(b));
}

/** A sorted copy; rows that compare equal keep their order. */
export function sortRows<Row>(rows: readonly Row[], value: (row: Row) => SortValue, order: 'asc' | 'desc'): Row[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((rowA, rowB) => {
    const [a, b] = [value(rowA), value(rowB)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}
