/**
 * Decides: words a minute in silence, and only from readings that can be trusted.
 * Source: own rule: a first reading, from the title to the end in one turn, without the voice; understood (three quarters of at least three questions right), no
 * faster than 40 ms a letter (nobody reads that fast) and no slower than what counts. Paragraph by paragraph each of them has to be as honest, and only the time
 * with a paragraph on screen counts. A text that is read on more days may be read aloud, and says nothing of silence. Fewer than three such texts say too little: one minute of reading is off by ten words.
 * Example: createTempo of readings at 90, 100 and 120 words a minute is { laag: 90, midden: 100, hoog: 120, teksten: 3 }.
 */
import { KORTST_LETTER_MS, LANGST_MS } from '@spelrijk/domain/leestijd';
import type { LeesLeerling } from '@spelrijk/contract/leesvoortgang';
import type { BeurtRij, VraagRij } from './store.ts';

const MINSTE_VRAGEN = 3;
const BEGREPEN = 0.75;
const MINSTE_TEKSTEN = 3;
/** Of the latest: a child grows. */
const MEESTE_TEKSTEN = 6;
const MINUUT_MS = 60_000;

const som = (getallen: readonly number[]): number => getallen.reduce((totaal, getal) => totaal + getal, 0);

type Begrip = Pick<VraagRij, 'tekst' | 'antwoorden' | 'goed'>;

function isBegrepen(vragen: readonly Begrip[], tekst: string): boolean {
  const eigen = vragen.filter((rij) => rij.tekst === tekst);
  const [antwoorden, goed] = [som(eigen.map((rij) => rij.antwoorden)), som(eigen.map((rij) => rij.goed))];
  return antwoorden >= MINSTE_VRAGEN && goed >= BEGREPEN * antwoorden;
}

/** What of the turn was reading. */
const leestijd = ({ ms, aanpak, alineas }: BeurtRij): number => (aanpak === 'tempo' ? som(alineas) : ms);

function isEerlijk(beurt: BeurtRij, letters: readonly number[]): boolean {
  const { eerste, van, uit, stem, woorden, aanpak, alineas } = beurt;
  if (!eerste || van !== 0 || !uit || stem || aanpak === 'herhaald' || aanpak === 'samen') return false;
  const ms = leestijd(beurt);
  const perAlinea = aanpak === 'tempo' ? letters.every((aantal, n) => (alineas[n] ?? 0) >= aantal * KORTST_LETTER_MS) : true;
  return perAlinea && ms >= som(letters) * KORTST_LETTER_MS && ms < woorden * LANGST_MS;
}

/** @param lettersVan letters of each paragraph of a text; undefined: a text that is not there any more */
export function createTempo(
  beurten: readonly BeurtRij[],
  vragen: readonly Begrip[],
  lettersVan: (tekst: string) => readonly number[] | undefined,
): LeesLeerling['tempo'] {
  const eerlijk = beurten.filter((beurt) => {
    const letters = lettersVan(beurt.tekst);
    return letters !== undefined && isEerlijk(beurt, letters) && isBegrepen(vragen, beurt.tekst);
  });
  if (eerlijk.length < MINSTE_TEKSTEN) return null;
  const snelheden = eerlijk
    .slice(0, MEESTE_TEKSTEN)
    .map((beurt) => Math.round((beurt.woorden * MINUUT_MS) / leestijd(beurt)))
    .sort((a, b) => a - b);
  const plek = (nr: number): number => snelheden[nr] ?? 0;
  return {
    laag: plek(0),
    midden: plek(Math.floor((snelheden.length - 1) / 2)),
    hoog: plek(snelheden.length - 1),
    teksten: snelheden.length,
  };
}
