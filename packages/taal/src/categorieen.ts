/**
 * Decides: nothing; it is the door to the 97 categories of the learning line, each described in its own folder.
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
  const categorie = getCategorie(label);
  if (!categorie) return 'algemeen';
  return WEET_IN_B.has(label) ? 'weet' : PER_BLOK[categorie.blok];
}

/** General error types: work habits, no evidence for a categorie. */
export { ALGEMENE_FOUTEN, isAlgemeneFout } from './diagnose/labels.ts';
export type { AlgemeneFout } from './diagnose/labels.ts';
