/**
 * Decides: what a list, a map or a report needs to know of a categorie, without its explanation and rules: a small table to load first.
 * Source: `categorieen/<slug>/categorie.ts`, collected by tools/gen.ts.
 * Example: findCategorienaam('ei-ij')?.naam === 'ei of ij'.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Categorienaam } from './categorieen/categorienaam.ts';
import { CATEGORIENAMEN } from './categorieen/namen.gen.ts';

export { CATEGORIENAMEN };
export type { Categorienaam };

const OP_ID: ReadonlyMap<string, Categorienaam> = new Map(CATEGORIENAMEN.map((categorie) => [categorie.id, categorie]));

/** The categorie with this id, or undefined. */
export const findCategorienaam = (id: CategorieId): Categorienaam | undefined => OP_ID.get(id);
/** General error types: work habits, no evidence for a categorie. */
export { ALGEMENE_FOUTEN } from './diagnose/labels.ts';
