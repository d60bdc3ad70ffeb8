import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Catalog, Catalogs, TextOf } from './catalogs.ts';
import { addTexts } from './i18n.ts';

type Naam = keyof Catalogs;

interface Texts<Ns extends readonly [Naam, ...Naam[]]> {
  readonly t: TextOf<Ns>;
  readonly i18n: i18n;
}

/**
 * The texts of one catalog by the name it is imported under, so that whoever uses words brings them along:
 * `const { t } = useTexts(lijstenTeksten)`. Of several, the first is meant by a bare key and the others by their name:
 * `t('account:bewaar')`.
 */
export function useTexts<const Ns extends readonly [Naam, ...Naam[]]>(...catalogs: { readonly [I in keyof Ns]: Catalog<Ns[I]> }): Texts<Ns>;
export function useTexts(...catalogs: readonly Catalog[]): { readonly t: (key: string) => string; readonly i18n: i18n } {
  for (const catalog of catalogs) addTexts(catalog);
  return useTranslation(catalogs.map(({ naam }) => naam));
}
