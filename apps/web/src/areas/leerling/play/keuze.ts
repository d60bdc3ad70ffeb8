/** What was chosen, said as a choice: between which two, and whether the difference can be heard. */
import { isLeesvorm } from '@spelrijk/domain/oefenvormen';
import type { Opgave } from '@spelrijk/domain/opgave';
import { showGatWoord } from '@spelrijk/game-kit/run';
import { noemKeuze } from '@spelrijk/taal/uitleg';
import { schrijfstukVan } from './schrijf.ts';

export interface Keuze {
  /** The word without the letters that decide. */
  readonly woord: string;
  /** The two in the order in which they were offered, so that it does not tell which is right. */
  readonly een: string;
  readonly ander: string;
  /** Their sounds, where the word would sound different with the other one. */
  readonly klanken: readonly [string, string] | null;
}

/** Of a sentence the words beside the gap say enough. */
function aroundGat(opgave: Opgave, { start, end }: { readonly start: number; readonly end: number }): string {
  const stuk = schrijfstukVan(opgave);
  return showGatWoord(
    { ...opgave, woord: { ...opgave.woord, woord: stuk.tekst }, gat: { start: start - stuk.start, end: end - stuk.start } },
    false,
  );
}

/** Null where no letters of a word were chosen, or the choice was right. */
export function keuzeOf(opgave: Opgave, gegeven: string): Keuze | null {
  const { keuzes, gat, antwoord, audio } = opgave;
  if (!keuzes || !gat || gegeven === antwoord || !keuzes.includes(gegeven)) return null;
  const [een, ander] = keuzes.filter((keuze) => keuze === gegeven || keuze === antwoord);
  if (een === undefined || ander === undefined) return null;
  const [a, b] = [audio.keuzes?.[een], audio.keuzes?.[ander]];
  // Nobody hears a sign: of Alex' there is nothing to hear, whatever a voice makes of it with an s.
  const isTeken = [een, ander].some((keuze) => noemKeuze(keuze) !== keuze);
  const hoorbaar = !isTeken && audio.keuzes?.[gegeven] !== undefined && a !== undefined && b !== undefined;
  return { woord: aroundGat(opgave, gat), een: noemKeuze(een), ander: noemKeuze(ander), klanken: hoorbaar ? [a, b] : null };
}

/** What the child did: where reading is asked, stops, ingredients and sounds are picked one after the other, and nothing is written. */
export function deedVan({ antwoordvorm, keuzes, vorm }: Opgave, typt: boolean): 'jijKoos' | 'jijHakte' | 'jijSchreef' {
  if (keuzes && !typt) return 'jijKoos';
  if (antwoordvorm === 'SPLIT') return 'jijHakte';
  return antwoordvorm === 'VOLG' && isLeesvorm(vorm) ? 'jijKoos' : 'jijSchreef';
}
