import type { Catalog, Catalogs, KeyOf } from './catalogs.ts';
import { addTexts, i18next } from './i18n.ts';

/** One text outside of components, in the language of the page. */
export function textOf<N extends keyof Catalogs>(catalog: Catalog<N>, key: KeyOf<N>): string {
  addTexts(catalog);
  return i18next.t([catalog.naam, key].join(':'));
}
