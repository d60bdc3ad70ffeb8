/** What is asked, as it can stand on a sign, a screen or a road: the text of the question, its picture, or nothing but an ear. */
import type { Opgave } from '@spelrijk/domain/opgave';
import { showGatWoord } from './opties.ts';

export interface Vraag {
  /** Null: it has to be heard. */
  readonly tekst: string | null;
  /** A whole sentence, not a word. */
  readonly zin: boolean;
  readonly plaatje: string | null;
}

/** `___` in a question: where the answer belongs. */
const PLEK = '___';

/** `gevuld`: the answer was right, so it may be shown. */
export function vraagOf(opgave: Opgave, gevuld: boolean): Vraag {
  const { vraag, antwoord, woord, toon, plaatjes = false } = opgave;
  const plaatje = plaatjes ? null : (woord.plaatje ?? null);
  // The letter it is about says more than the sentence, which the host says beside it.
  if (toon !== undefined) return { tekst: toon, zin: false, plaatje: null };
  if (vraag !== undefined) return { tekst: gevuld && !plaatjes ? vraag.replace(PLEK, antwoord) : vraag, zin: true, plaatje: null };
  if (gevuld || isReadable(opgave)) return { tekst: showGatWoord(opgave, gevuld), zin: false, plaatje };
  return { tekst: null, zin: false, plaatje };
}

/** May the word be read before it is answered? Not when it would show what is asked. */
function isReadable({ gat, vorm, antwoordvorm, keuzes = [], woord: { woord } }: Opgave): boolean {
  if (gat !== undefined || vorm === 'welke-regel') return true;
  return antwoordvorm === 'SORT' && !keuzes.some((keuze) => woord.toLowerCase().includes(keuze.toLowerCase()));
}
