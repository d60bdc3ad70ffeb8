/**
 * Decides: what a typed sentence would be with all its words spelled right, so that only capitals, signs and spaces are left to judge.
 * Source: every typed word is replaced by the word it is an attempt at, in the capitals that were typed.
 * Example: `de hont blaft` beside `De hond blaft.` becomes `de hond blaft`.
 */
import type { Plek, Woordpaar } from './align.ts';

export interface Verbeterd {
  readonly tekst: string;
  /** Where a place in `tekst` stood in what was typed. */
  readonly toGetypt: (plek: number) => number;
}

interface Stuk extends Plek {
  readonly tekst: string;
}

const isHoofd = (letter: string): boolean => letter !== letter.toLowerCase();
/** The letter that is a capital at the beginning of a sentence: of 's morgens the m. */
const eersteLetter = (tekst: string): number => Math.max(0, tekst.startsWith("'s ") ? 3 : tekst.search(/\p{L}/u));

/** The right word in the capitals of the attempt. */
function withHoofdletters(goed: string, getypt: string): string {
  if (getypt.length > 1 && getypt === getypt.toUpperCase() && getypt !== getypt.toLowerCase()) return goed.toUpperCase();
  const plek = eersteLetter(goed);
  const letter = goed.charAt(plek);
  const laatste = goed.startsWith("'s ") ? getypt.slice(getypt.lastIndexOf(' ') + 1) : getypt;
  // 'S nachts: that s is never a capital.
  const begin = plek > 0 && getypt.startsWith("'S") ? goed.slice(0, plek).toUpperCase() : goed.slice(0, plek);
  const eerste = isHoofd(laatste.charAt(eersteLetter(laatste))) ? letter.toUpperCase() : letter.toLowerCase();
  return begin + eerste + goed.slice(plek + 1);
}

/** `doel` and `getypt` are the normalised texts the pairs were made of. */
export function improve(doel: string, getypt: string, paren: readonly Woordpaar[]): Verbeterd {
  const stukken: Stuk[] = [];
  let plek = 0;
  const neem = (end: number): void => {
    stukken.push({ tekst: getypt.slice(plek, end), start: plek, end });
    plek = end;
  };
  for (const paar of paren) {
    const goed = paar.doel && doel.slice(paar.doel.start, paar.doel.end);
    if (paar.getypt) neem(paar.getypt.start);
    if (goed !== undefined && paar.getypt) {
      const { start, end } = paar.getypt;
      stukken.push({ tekst: withHoofdletters(goed, getypt.slice(start, end)), start, end });
      plek = end;
    } else if (goed !== undefined) {
      stukken.push({ tekst: stukken.length === 0 ? `${goed} ` : ` ${goed}`, start: plek, end: plek });
    } else if (paar.getypt) {
      plek = paar.getypt.end + (getypt.charAt(paar.getypt.end) === ' ' ? 1 : 0);
    }
  }
  neem(getypt.length);
  return { tekst: stukken.map((stuk) => stuk.tekst).join(''), toGetypt: (in_) => findBack(stukken, in_) };
}

function findBack(stukken: readonly Stuk[], plek: number): number {
  let voorbij = 0;
  for (const stuk of stukken) {
    if (plek < voorbij + stuk.tekst.length) return Math.min(stuk.start + plek - voorbij, stuk.end);
    voorbij += stuk.tekst.length;
  }
  return stukken.at(-1)?.end ?? 0;
}
