import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Woord } from '@spelrijk/domain/woord';

/** Every word of the bank, in the order of the learning line. */
export const BANK: readonly Woord[] = [];

/** The record of this exact spelling, or undefined. */
export function findWoord(_woord: string): Woord | undefined {
  return undefined;
}

/** The words whose main categorie this is. */
export function woordenVan(_categorieId: CategorieId): readonly Woord[] {
  return [];
}
