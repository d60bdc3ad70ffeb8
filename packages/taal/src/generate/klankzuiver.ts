/**
 * Decides: what can stand in the gap of a sound-pure word: another vowel sign, or a cluster with a letter less.
 * Source: the confusion sets of beginning spellers: a aa, o oo, e ee i, eu ui, oe u.
 * Example: clusterKeuzes('stoel', 'voor') leaves out st and offers st, s and t.
 */
import { splitGrafemen } from '../grafemen.ts';
import type { GatVoorstel } from './gatbeeld.ts';

const VERWARRING: Readonly<Record<string, readonly string[]>> = {
  a: ['aa', 'e'],
  aa: ['a', 'oo'],
  e: ['ee', 'i'],
  ee: ['e', 'ie'],
  i: ['ie', 'e'],
  ie: ['i', 'ee'],
  o: ['oo', 'u'],
  oo: ['o', 'oe'],
  u: ['uu', 'eu'],
  uu: ['u', 'oe'],
  oe: ['u', 'oo'],
  eu: ['u', 'ui'],
  ui: ['eu', 'ou'],
  ou: ['ui', 'oe'],
  ei: ['ie', 'ee'],
  ij: ['ie', 'ee'],
};

const isKlinker = (grafeem: string): boolean => /^[aeiou]/.test(grafeem);

/** The vowel is left out. */
export function klinkerKeuzes(woord: string): GatVoorstel | null {
  const grafemen = splitGrafemen(woord);
  const plek = grafemen.findIndex(isKlinker);
  const klinker = grafemen[plek];
  if (klinker === undefined) return null;
  const start = grafemen.slice(0, plek).join('').length;
  return { start, end: start + klinker.length, keuzes: [klinker, ...(VERWARRING[klinker] ?? [])] };
}

/** Consonants before or behind the vowel are left out. */
export function clusterKeuzes(woord: string, welke: 'voor' | 'achter' | 'langste'): GatVoorstel | null {
  const klinker = /[aeiou]+/.exec(woord);
  if (!klinker) return null;
  const voor = { start: 0, end: klinker.index };
  const achter = { start: klinker.index + klinker[0].length, end: woord.length };
  const langste = voor.end - voor.start >= achter.end - achter.start ? voor : achter;
  const gat = { voor, achter, langste }[welke];
  const goed = woord.slice(gat.start, gat.end);
  if (goed.length < 2) return klinkerKeuzes(woord);
  return { ...gat, keuzes: [...new Set([goed, goed.slice(0, 1) + goed.slice(2), goed.slice(1)])] };
}
