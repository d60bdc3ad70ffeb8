/**
 * Decides: what stands and sounds around an error: the letters of a sign, their sounds, what the child made of them, the part and the klankgroep.
 * Source: the record of the word (letters beside sounds, klankgroepen, parts).
 * Example: in aardug for aardig `madeOf` of ig is ug.
 */
import type { GrafeemFoneem } from '../grafemen.ts';
import { findDelen } from '../klank/delen.ts';
import type { Foutbeeld } from './foutbeeld.ts';

export interface Plek {
  readonly start: number;
  readonly end: number;
}

/** Where these letters stand, at the error or around it. */
export function plekVan({ woord, start, end }: Foutbeeld, letters: string): Plek | undefined {
  const laag = woord.toLowerCase();
  for (let at = Math.max(0, start - letters.length); at <= end && at + letters.length <= laag.length; at++) {
    const raakt = at + letters.length > start || (start === end && at + letters.length === start);
    if (raakt && at <= end && laag.startsWith(letters, at) && (at < end || start === end)) return { start: at, end: at + letters.length };
  }
  return undefined;
}

/** What the child wrote where `plek` is: the letters around the error are right. */
export const madeOf = ({ woord, fout, start, end }: Foutbeeld, plek: Plek): string =>
  woord.slice(plek.start, Math.max(plek.start, start)).toLowerCase() + fout + woord.slice(end, Math.max(end, plek.end)).toLowerCase();

/** The signs of which a letter stands in this stretch. */
const tekensIn = ({ tekens }: Foutbeeld, { start, end }: Plek): readonly GrafeemFoneem[] =>
  tekens.filter((teken) => teken.start < end && teken.end > start);

/** The sounds of these letters, joined; '' when the record has none. */
export const klankVan = (fout: Foutbeeld, plek: Plek): string =>
  tekensIn(fout, plek)
    .map(({ foneem }) => foneem)
    .join('');

const KLINKER = /^[aeiouyáéíóúàèâêîôûäëïöü]/;

/** The last vowel sign before this letter. */
export const klinkerVoor = ({ tekens }: Foutbeeld, plek: number): GrafeemFoneem | undefined =>
  tekens.findLast((teken) => teken.end <= plek && KLINKER.test(teken.grafeem) && teken.foneem !== '');

/** Offsets of the klankgroep in which this letter stands; undefined when the word has one. */
export function groepOp({ klankgroepen }: Foutbeeld, plek: number): (Plek & { readonly tekst: string }) | undefined {
  if (klankgroepen.length < 2) return undefined;
  let start = 0;
  for (const tekst of klankgroepen) {
    const end = start + tekst.length;
    if (plek < end) return { start, end, tekst };
    start = end;
  }
  return undefined;
}

/** bo-men */
export const withStreepjes = (fout: Foutbeeld): string => fout.klankgroepen.join('-').replaceAll('--', '-');

interface Stuk extends Plek {
  /** As it stands by itself: the pan of pannenkoek. */
  readonly los: string;
  readonly tussen: boolean;
}

/** The parts with their places; none for a word that is no compound. */
export function stukkenVan({ woord, delen }: Pick<Foutbeeld, 'woord' | 'delen'>): readonly Stuk[] {
  const gevonden = findDelen(woord.toLowerCase(), delen);
  if (gevonden.length !== delen.length || gevonden.length < 2) return [];
  return gevonden.map(({ start, end, tussen }, i) => {
    const geschreven = woord.slice(start, end);
    const los = delen[i] ?? geschreven;
    return { start, end, tussen, los: geschreven.toLowerCase() === los.toLowerCase() ? geschreven : los };
  });
}

/** The part in which the error stands. */
export const stukBij = (fout: Foutbeeld): Stuk | undefined =>
  stukkenVan(fout).find(({ start, end }) => fout.start < end && fout.end > start);

/** Did the child write this letter as often as it stands in the word? Then something else is too much. */
export const writtenAll = ({ woord, getypt }: Foutbeeld, letter: string): boolean =>
  getypt.toLowerCase().split(letter).length >= woord.toLowerCase().split(letter).length;

/** Does the word or a part of it end behind the error? */
export const endsStuk = (fout: Foutbeeld): boolean =>
  fout.end === fout.woord.length || stukkenVan(fout).some(({ end, tussen }) => end === fout.end && !tussen);
