/**
 * Decides: words a minute in silence, and only from readings that can be trusted.
 * Source: own rule: a first reading, from the title to the end in one turn, without the voice; understood (three quarters of at least three questions right), no
 * faster than 40 ms a letter (nobody reads that fast) and no slower than what counts. Fewer than three such texts say too little: one minute of reading is off by ten words.
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

type Begrip = Pick<VraagRij, 'tekst' | 'antwoorden' | 'goed'>;

function isBegrepen(vragen: readonly Begrip[], tekst: string): boolean {
  const eigen = vragen.filter((rij) => rij.tekst === tekst);
  const som = (wat: 'antwoorden' | 'goed'): number => eigen.reduce((totaal, rij) => totaal + rij[wat], 0);
  return som('antwoorden') >= MINSTE_VRAGEN && som('goed') >= BEGREPEN * som('antwoorden');
}

const isEerlijk = ({ eerste, van, uit, stem, ms, woorden }: BeurtRij, letters: number): boolean =>
  eerste && van === 0 && uit && !stem && ms >= letters * KORTST_LETTER_MS && ms < woorden * LANGST_MS;

/** @param lettersVan letters of a text; undefined: a text that is not there any more */
export function createTempo(
  beurten: readonly BeurtRij[],
  vragen: readonly Begrip[],
  lettersVan: (tekst: string) => number | undefined,
): LeesLeerling['tempo'] {
  const eerlijk = beurten.filter((beurt) => {
    const letters = lettersVan(beurt.tekst);
    return letters !== undefined && isEerlijk(beurt, letters) && isBegrepen(vragen, beurt.tekst);
  });
  if (eerlijk.length < MINSTE_TEKSTEN) return null;
  const snelheden = eerlijk
    .slice(0, MEESTE_TEKSTEN)
    .map(({ woorden, ms }) => Math.round((woorden * MINUUT_MS) / ms))
    .sort((a, b) => a - b);
  const plek = (nr: number): number => snelheden[nr] ?? 0;
  return {
    laag: plek(0),
    midden: plek(Math.floor((snelheden.length - 1) / 2)),
    hoog: plek(snelheden.length - 1),
    teksten: snelheden.length,
  };
}
