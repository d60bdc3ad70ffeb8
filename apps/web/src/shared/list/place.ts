/** Where somebody is in a list, as the address says it: `?zoek=wit&op=-naam&rijen=200`. */
import type { Sort } from '../table/sort.ts';

/** The first so many rows are drawn, and so many more each time. */
export const PER_KEER = 100;

/** `naam` from low to high, `-naam` from high to low. */
export const sortText = <Key extends string>(sort: Sort<Key> | null): string =>
  sort === null ? '' : `${sort.order === 'desc' ? '-' : ''}${sort.key}`;

/** The order that a text names; null when it names no column of this list. */
export function readSort<Key extends string>(text: string, keys: readonly Key[]): Sort<Key> | null {
  const order = text.startsWith('-') ? 'desc' : 'asc';
  const key = keys.find((one) => one === (order === 'desc' ? text.slice(1) : text));
  return key === undefined ? null : { key, order };
}

/** How many rows stand: what the address says, rounded up to whole parts. */
export function readRows(text: string): number {
  const asked = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return Math.max(1, Math.ceil(asked / PER_KEER)) * PER_KEER;
}
