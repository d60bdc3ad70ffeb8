/**
 * Decides: whether a child can hear which of two ways to write a piece of a word it is, so that it may be asked to listen.
 * Source: the rules of pronunciation for the whole word written either way; letters that Dutch writes for one and the same sound.
 * Example: aai and ooi of aaien are heard, ei and ij of meisje are not.
 */
import type { DiagnoseDoel } from '../diagnose.ts';
import { soundsDifferent } from '../generate.ts';
import { EIGEN_KLANK } from '../klank/eigenklank.ts';
import { tekensVan } from '../uitleg/create-foutbeeld.ts';

/** Two ways to write one sound, whatever the rules of pronunciation make of an unknown word with the other one. */
const EEN_KLANK: ReadonlySet<string> = new Set('ei/ij au/ou auw/ouw ch/g c/k c/s ie/y oe/ou t/th ks/x'.split(' '));
const EINDKLANK: ReadonlySet<string> = new Set('d/dt d/t dt/t b/p'.split(' '));

/** Before these letters a c is an s. */
const ZACHTE_C = /c[eiyé]/;
/** An i that ends its klankgroep sounds as ie. */
const OPEN_I = /i(?:[bcdfghjklmnprstvwz]?[aeiouy]|$)/;

/** Signs of more letters as well, and the j. */
const LOS: Readonly<Record<string, RegExp>> = {
  ...EIGEN_KLANK,
  ch: /^x$/,
  sj: /^ʃ$/,
  j: /^j$/,
  ng: /^ŋ$/,
  nk: /^ŋk$/,
  sch: /^sx$/,
  x: /^ks$/,
  aai: /^aːj$/,
  ooi: /^oːj$/,
  oei: /^uj$/,
};

/**
 * Each of the two is heard by itself: then the right one must sound so in this word, and the other must not. The ou of mousse sounds as oe, and the e of
 * andere as neither e nor u.
 */
function isZoTeHoren(doel: DiagnoseDoel, [een, twee]: readonly [string, string], ander: string): boolean {
  if (!(een in LOS) || !(twee in LOS) || (doel.ipa ?? '') === '') return true;
  const { woord } = doel;
  const tekens = tekensVan(doel, woord);
  for (let at = woord.indexOf(een); at >= 0; at = woord.indexOf(een, at + 1)) {
    if (woord.slice(0, at) + twee + woord.slice(at + een.length) !== ander) continue;
    const eind = at + een.length;
    const gehoord = tekens
      .filter(({ start, end }) => start < eind && end > at)
      .map(({ foneem }) => foneem)
      .join('');
    return LOS[een]?.test(gehoord) === true && LOS[twee]?.test(gehoord) === false;
  }
  return true;
}

/** @param ander the whole word with the second of the two in it */
export function klinktAnders(doel: DiagnoseDoel, [een, twee]: readonly [string, string], ander: string): boolean {
  const { woord, ipa = '' } = doel;
  if (!isZoTeHoren(doel, [een, twee], ander)) return false;
  const paar = [een, twee].sort().join('/');
  if (paar === 'c/s') return !ZACHTE_C.test(een === 'c' ? woord : ander) && soundsDifferent(woord, ander);
  if (paar === 'i/ie' && (OPEN_I.test(een === 'i' ? woord : ander) || (een === 'i' && ipa !== '' && !ipa.includes('ɪ')))) return false;
  if (EINDKLANK.has(paar) && woord.endsWith(een) && ander.endsWith(twee)) return false;
  return !EEN_KLANK.has(paar) && soundsDifferent(woord, ander);
}
