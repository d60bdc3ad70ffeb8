/**
 * Decides: nothing; it is the door to the categories of the learning line, each described in its own folder.
 * Source: `categorieen/<slug>/categorie.ts`, collected by `tools/gen.ts`.
 * Example: getCategorie('ei-ij')?.naam === 'ei of ij'.
 */
import type { Categorie, CategorieId } from '@spelrijk/domain/categorie';
import { CATEGORIEEN } from './categorieen/catalog.gen.ts';

export { CATEGORIEEN };

const OP_ID: ReadonlyMap<string, Categorie> = new Map(CATEGORIEEN.map((c) => [c.id, c]));

/** The categorie with this id, or undefined. */
export function getCategorie(id: CategorieId): Categorie | undefined {
  return OP_ID.get(id);
}
