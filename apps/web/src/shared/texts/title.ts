import type { Catalog, Catalogs, KeyOf } from './catalogs.ts';
import { i18next } from './i18n.ts';
import { textOf } from './text-of.ts';

/** The one entry of a route's `meta`: the document title, `Groepen · Spelrijk`. */
export const titleOf = (pagina: string): [{ readonly title: string }] => [{ title: i18next.t('algemeen:titel', { pagina }) }];

/** The same, of a text by its name: `pageTitle(adminTeksten, 'groepen.titel')`. */
export const pageTitle = <N extends keyof Catalogs>(catalog: Catalog<N>, key: KeyOf<N>): [{ readonly title: string }] =>
  titleOf(textOf(catalog, key));
