/**
 * Decides: what a list, a map or a report needs to know of a categorie, without its explanation and rules: a small table to load first.
 * Source: `categorieen/<slug>/categorie.ts`, collected by tools/gen.ts.
 * Example: findCategorienaam('ei-ij')?.naam === 'ei of ij'.
 */
import type { Categorie, CategorieId } from '@spelrijk/domain/categorie';
import type { Categorienaam } from './categorieen/categorienaam.ts';
import { CATEGORIENAMEN } from './categorieen/namen.gen.ts';

export { CATEGORIENAMEN };
export type { Categorienaam };

const OP_ID: ReadonlyMap<string, Categorienaam> = new Map(CATEGORIENAMEN.map((categorie) => [categorie.id, categorie]));

/** The categorie with this id, or undefined. */
export const findCategorienaam = (id: CategorieId): Categorienaam | undefined => OP_ID.get(id);

/** Groups in which a teacher reads the errors of a child. */
export type Rapportgroep = 'fonologisch' | 'regel' | 'morfologisch' | 'weet' | 'werkwoord' | 'tekens' | 'algemeen';

export const RAPPORTGROEPEN: readonly { readonly id: Rapportgroep; readonly naam: string }[] = [
  { id: 'fonologisch', naam: 'Luisteren en schrijven' },
  { id: 'regel', naam: 'Spellingregels' },
  { id: 'morfologisch', naam: 'Woordbouw' },
  { id: 'weet', naam: 'Onthoudwoorden' },
  { id: 'werkwoord', naam: 'Werkwoorden' },
  { id: 'tekens', naam: 'Hoofdletters en leestekens' },
  { id: 'algemeen', naam: 'Werkwijze' },
];

const WEET_IN_B: ReadonlySet<string> = new Set(['ei-ij', 'au-ou', 'auw-ouw', 'wr-woord', 'g-ch']);
const PER_BLOK: Readonly<Record<Categorie['blok'], Rapportgroep>> = {
  A: 'fonologisch',
  B: 'fonologisch',
  C: 'regel',
  D: 'morfologisch',
  E: 'morfologisch',
  F: 'weet',
  G: 'tekens',
  H: 'werkwoord',
};

/** The report group of a categorie or error label; labels that are no categorie are `algemeen`. */
export function rapportgroepVan(label: string): Rapportgroep {
  const categorie = findCategorienaam(label);
  if (!categorie) return 'algemeen';
  return WEET_IN_B.has(label) ? 'weet' : PER_BLOK[categorie.blok];
}

/** General error types: work habits, no evidence for a categorie. */
export { ALGEMENE_FOUTEN, isAlgemeneFout } from './diagnose/labels.ts';
export type { AlgemeneFout } from './diagnose/labels.ts';
