/**
 * Decides: what can stand in the gap of a sound-pure word: another vowel sign, or a cluster with a letter less.
 * Source: the confusion sets of beginning spellers: a aa, o oo, e ee i, eu ui, oe u.
 * Example: clusterKeuzes('stoel', 'voor') leaves out st and offers st, s and t.
 */
import { splitGrafemen } from '../grafemen.ts';
import type { GatVoorstel } from './gatbeeld.ts';

const VERWARRING: Readonly<Record<string, readonly string[]>> = {
  a: ['aa', 'e', 'o', 'oo'],
  aa: ['a', 'oo', 'ee', 'o'],
  e: ['ee', 'i', 'a', 'eu'],
  ee: ['e', 'ie', 'eu', 'aa'],
  i: ['ie', 'e', 'u', 'ee'],
  ie: ['i', 'ee', 'ei', 'e'],
  o: ['oo', 'u', 'a', 'oe'],
  oo: ['o', 'oe', 'eu', 'aa'],
  u: ['uu', 'eu', 'i', 'oe'],
  uu: ['u', 'oe', 'eu', 'ie'],
  oe: ['u', 'oo', 'o', 'eu'],
  eu: ['u', 'ui', 'uu', 'oo'],
  ui: ['eu', 'ou', 'u', 'uu'],
  ou: ['ui', 'oe', 'o', 'oo'],
  ei: ['ie', 'ee', 'e', 'eu'],
  ij: ['ie', 'ee', 'i', 'eu'],
};

const isKlinker = (grafeem: string): boolean => /^[aeiou]/.test(grafeem);

/** A vowel is chosen from three. */
const KEUZES = 3;

/** The vowel is left out. */
export function klinkerKeuzes(woord: string): GatVoorstel | null {
  const grafemen = splitGrafemen(woord);
  const plek = grafemen.findIndex(isKlinker);
  const klinker = grafemen[plek];
  if (klinker === undefined) return null;
  const start = grafemen.slice(0, plek).join('').length;
  return { start, end: start + klinker.length, keuzes: [klinker, ...(VERWARRING[klinker] ?? [])], hoogstens: KEUZES };
}

/** By the letters of the word: the same word asks the same thing, and half of them the vowel. */
const asksKlinker = (woord: string): boolean => [...woord].reduce((som, letter) => som + letter.charCodeAt(0), 0) % 2 === 0;

/**
 * Consonants before or behind the vowel are left out; in half of the words the vowel, or the longest choice would always be the right one.
 */
export function clusterKeuzes(woord: string, welke: 'voor' | 'achter' | 'langste'): GatVoorstel | null {
  const klinker = /[aeiou]+/.exec(woord);
  if (!klinker) return null;
  const voor = { start: 0, end: klinker.index };
  const achter = { start: klinker.index + klinker[0].length, end: woord.length };
  const langste = voor.end - voor.start >= achter.end - achter.start ? voor : achter;
  const gat = { voor, achter, langste }[welke];
  const goed = woord.slice(gat.start, gat.end);
  if (goed.length < 2 || asksKlinker(woord)) return klinkerKeuzes(woord);
  return { ...gat, keuzes: [...new Set([goed, goed.slice(0, 1) + goed.slice(2), goed.slice(1)])] };
}
