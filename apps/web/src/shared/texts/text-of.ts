import type { ParseKeys } from 'i18next';
import type { Catalog, Catalogs } from './catalogs.ts';
import { addTexts, i18next } from './i18n.ts';

/** The keys of a catalog, checked where a text is named: in a title, a crumb. */
export type KeyOf<N extends keyof Catalogs> = Extract<ParseKeys<N>, string>;

/** One text outside of components, in the language of the page. */
export function textOf<N extends keyof Catalogs>(catalog: Catalog<N>, key: KeyOf<N>): string {
  addTexts(catalog);
  return i18next.textOf(catalog.naam, key);
}
