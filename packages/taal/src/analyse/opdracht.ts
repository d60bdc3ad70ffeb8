/**
 * Decides: of which categories the knelpunt stands in a word only because an editor chose the word for it.
 * Source: the lists of rules: a task of the sentence (a space, a capital), or the other side of a rule (kat beside hond, kasteel beside computer).
 * Example: isOpdracht('verlenging-d-t') for kat; a word that somebody pastes gets that knelpunt only when its letters show it.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { TAAK_DETECTIES } from '../categorieen/detectTaak.gen.ts';

/** The editor only says what the letters leave open: that a word is English, or where its parts meet. */
const VAN_HET_WOORD: ReadonlySet<CategorieId> = new Set(['tussen-n', 'leen-engels']);
const OPDRACHTEN: ReadonlySet<CategorieId> = new Set([
  ...TAAK_DETECTIES.map(([id]) => id).filter((id) => !VAN_HET_WOORD.has(id)),
  'ww-persoonsvorm',
  'ww-tt-meervoud',
]);

export const isOpdracht = (categorieId: CategorieId): boolean => OPDRACHTEN.has(categorieId);
