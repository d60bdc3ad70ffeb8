import { useTranslation, type UseTranslationResponse } from 'react-i18next';
import type { Catalog, Catalogs } from './catalogs.ts';
import { addTexts } from './i18n.ts';

type Naam = keyof Catalogs;

/**
 * The texts of one catalog by the name it is imported under, so that whoever uses words brings them along:
 * `const { t } = useTexts(lijstenTeksten)`. Of several, the first is meant by a bare key and the others by their name:
 * `t('account:bewaar')`.
 */
export function useTexts<N extends Naam>(catalog: Catalog<N>): UseTranslationResponse<N, undefined>;
export function useTexts<const Ns extends readonly [Naam, ...Naam[]]>(
  ...catalogs: { [I in keyof Ns]: Catalog<Ns[I]> }
): UseTranslationResponse<Ns, undefined>;
export function useTexts(...catalogs: readonly Catalog[]): UseTranslationResponse<Naam[], undefined> {
  for (const catalog of catalogs) addTexts(catalog);
  return useTranslation(catalogs.map(({ naam }) => naam));
}
