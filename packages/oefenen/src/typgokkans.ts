/** How often a child that guesses types a categorie right: between two ways of writing, less where there are more. Own values. */
import type { CategorieId, Strategie } from '@spelrijk/domain/categorie';

const GOK_PER_CATEGORIE: Readonly<Record<string, number>> = {
  'ei-ij': 0.4,
  'au-ou': 0.4,
  'auw-ouw': 0.4,
  'g-ch': 0.4,
  'verlenging-d-t': 0.35,
  'verlenging-b-p': 0.35,
  'ww-vt-te-de': 0.4,
  'ww-vd-d-t': 0.4,
  'ww-homofoon': 0.4,
  'ww-tt-d-dt': 0.3,
  'f-v': 0.35,
  's-z': 0.35,
  'open-lettergreep': 0.2,
  verdubbeling: 0.2,
  puntkomma: 0.45,
};

const GOK_PER_STRATEGIE: Readonly<Record<Strategie, number>> = { klank: 0.03, regel: 0.1, weet: 0.1, werkwoord: 0.3 };

/** Guess rate of a knelpunt when typing the whole word: the child knows the two candidates. */
export function gokkansBijTypen(id: CategorieId, strategie: Strategie): number {
  return GOK_PER_CATEGORIE[id] ?? GOK_PER_STRATEGIE[strategie];
}
