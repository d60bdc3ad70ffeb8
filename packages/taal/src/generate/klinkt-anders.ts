/**
 * Decides: whether a child can hear which of two ways to write a piece of a word it is, so that it may be asked to listen.
 * Source: the rules of pronunciation for the whole word written either way; letters that Dutch writes for one and the same sound.
 * Example: aai and ooi of aaien are heard, ei and ij of meisje are not.
 */
import type { DiagnoseDoel } from '../diagnose.ts';
import { soundsDifferent } from '../generate.ts';

/** Two ways to write one sound, whatever the rules of pronunciation make of an unknown word with the other one. */
const EEN_KLANK: ReadonlySet<string> = new Set('ei/ij au/ou auw/ouw ch/g c/k c/s ie/y t/th ks/x'.split(' '));
const EINDKLANK: ReadonlySet<string> = new Set('d/dt d/t dt/t b/p'.split(' '));

/** Before these letters a c is an s. */
const ZACHTE_C = /c[eiyé]/;
/** An i that ends its klankgroep sounds as ie. */
const OPEN_I = /i(?:[bcdfghjklmnprstvwz]?[aeiouy]|$)/;

/** @param ander the whole word with the second of the two in it */
export function klinktAnders({ woord, ipa = '' }: DiagnoseDoel, [een, twee]: readonly [string, string], ander: string): boolean {
  const paar = [een, twee].sort().join('/');
  if (paar === 'c/s') return !ZACHTE_C.test(een === 'c' ? woord : ander) && soundsDifferent(woord, ander);
  if (paar === 'i/ie' && (OPEN_I.test(een === 'i' ? woord : ander) || (een === 'i' && ipa !== '' && !ipa.includes('ɪ')))) return false;
  if (EINDKLANK.has(paar) && woord.endsWith(een) && ander.endsWith(twee)) return false;
  return !EEN_KLANK.has(paar) && soundsDifferent(woord, ander);
}
