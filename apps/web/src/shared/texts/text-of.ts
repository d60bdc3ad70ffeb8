import type { ParseKeys } from 'i18next';
import type { Catalog, Catalogs } from './catalogs.ts';
import { addTexts, i18next } from './i18n.ts';

/** The keys of a catalog, checked where a text is named: in a title, a crumb. */
export type KeyOf<N extends keyof Catalogs> = Extract<ParseKeys<N>, string>;

/** One text outside of components, in the language of the page. */
export function textOf<N extends keyof Catalogs>(catalog: Catalog<N>, key: KeyOf<N>): string {
  addTexts(catalog);
  // The types of the library know no key of a catalog that is not yet chosen; `KeyOf` has checked it.
  const text: unknown = Reflect.apply(i18next.t, i18next, [`${catalog.naam}:${key}`]);
  return String(text);
}
