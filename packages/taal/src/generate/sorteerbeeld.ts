/**
 * Decides: in which bin a word belongs, by its variant (ei or ij) or by its rule (long vowel, short vowel, neither).
 * Source: the variant of its knelpunt; contrast words (kat beside hond) by their own letters.
 * Example: bakBij(['d', 't'], [], 'kat') === 't'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Knelpunt } from '@spelrijk/domain/woord';

/** Names of the bins. */
export type Bakken = readonly string[];

/** The bin of the variant; else the one bin whose letters the word ends with or holds; null when that is none or several. */
export function bakBij(bakken: Bakken, punten: readonly Knelpunt[], laag: string): string | null {
  for (const punt of punten) {
    const letters = punt.variant ?? laag.slice(punt.start, punt.end);
    const bak = bakken.find((naam) => naam === letters) ?? bakken.find((naam) => letters.startsWith(naam));
    if (bak !== undefined) return bak;
  }
  if (punten.length > 0) return null;
  const einde = bakken.filter((naam) => laag.endsWith(naam));
  return einde.length === 1 ? (einde[0] ?? null) : null;
}

const has = (punten: readonly Knelpunt[], categorieId: CategorieId): boolean => punten.some((punt) => punt.categorie === categorieId);

/** The one rule of these that the word needs; undefined when it needs none or several. */
export function regelVan(punten: readonly Knelpunt[], categorieen: readonly CategorieId[]): CategorieId | undefined {
  const nodig = categorieen.filter((id) => has(punten, id));
  return nodig.length === 1 ? nodig[0] : undefined;
}
