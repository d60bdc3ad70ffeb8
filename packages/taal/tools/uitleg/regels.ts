/**
 * Decides: whether the rule of a categorie is true of the word beside which it is said: as a hint, after a wrong choice or bin, under the right
 * answer. A rule that says without more ado what is heard must be heard in every word it is said of, also in its counter-words.
 * Source: the IPA and the letters of the record.
 * Example: 'Ik hoor ngk, maar ik schrijf nk.' is not true of ring; 'Hoor ik ngk, dan schrijf ik nk.' is.
 */
import type { DiagnoseDoel } from '../../src/diagnose.ts';
import { EIGEN_KLANK } from '../../src/klank/eigenklank.ts';
import { KLANKNAMEN } from './klanknamen.ts';

const kaal = ({ ipa = '' }: DiagnoseDoel): string => ipa.replaceAll(/[ˈˌ.]/g, '');

/** The sounds that this rule says are heard, whatever the word: 'Ik hoor kw of k, maar' names two. */
const klankenIn = (regel: string): readonly string[] =>
  [...regel.matchAll(/(?:^|[.;] )[Ii]k hoor ([^,;.:]+)/g)].flatMap(([, noemt = '']) =>
    noemt
      .replace(/ (?:aan het eind|en schrijf .*)$/, '')
      .split(/, | of /)
      .map((naam) => naam.trim()),
  );

/** `Ik hoor buh, guh, vur of tuh`: the list itself has commas. */
const withoutCommas = (regel: string): string => regel.replace(/^Ik hoor [\p{L}, ]+(?=, maar)/u, (lijst) => lijst.replaceAll(', ', ' of '));

/** The letters that this rule says are written, whatever the word: 'maar ik schrijf be, ge, ver of te' names four; what stands between brackets is one more. */
const lettersIn = (regel: string): readonly string[] =>
  [...regel.matchAll(/maar ik schrijf ([^.;:]+)/g)].flatMap(([, noemt = '']) =>
    noemt
      .replaceAll(/[()]/g, '')
      .replace(/ (?:met|voor|en) .*$/, '')
      .split(/, | of | /)
      .filter((letters) => !/^(?:een|één|die|niet|ze|)$/.test(letters)),
  );

/** Whose plural on -en would ask for another letter than is written: zon beside zonnebloem. Then the rule names it, or what such words are like. */
function isUitzonderingGenoemd(regel: string, { delen = [] }: DiagnoseDoel): boolean {
  const [eerste = '', tussen = '', laatste = ''] = delen;
  if (!/alleen een meervoud op -en/.test(regel) || tussen !== 'e' || laatste === '') return true;
  return new RegExp(`\\b${eerste}\\b`, 'u').test(regel) || (/woorden als \p{L}/u.test(regel) && /^(?:beer|aap|reus)$/.test(eerste));
}

/** Is at least one of them heard in the word, and what is said to be written written? Without sounds in the record nothing can be said of hearing. */
export function isRegelWaar(regel: string, doel: DiagnoseDoel): boolean {
  const letters = lettersIn(regel);
  if (letters.length > 0 && !letters.some((een) => doel.woord.toLowerCase().includes(een))) return false;
  if (!isUitzonderingGenoemd(regel, doel)) return false;
  // The singing sound is in bank as well: that alone does not say ng.
  if (/zingende klank/.test(regel) && !/geen k/.test(regel) && /ŋk/.test(kaal(doel))) return false;
  const klanken = klankenIn(withoutCommas(regel));
  return klanken.length === 0 || klanken.some((naam) => KLANKNAMEN[naam]?.test(kaal(doel)) ?? false);
}

/** Pairs of letters that sound the same: the question may not be which of them is heard. */
const KLINKT_GELIJK: ReadonlySet<string> = new Set('ei/ij au/ou auw/ouw ch/g ch/sj c/k c/s ie/y oe/ou t/th ks/x'.split(' '));
const EINDKLANK: ReadonlySet<string> = new Set(['d/dt', 'd/t', 'dt/t', 'b/p']);

/** Is an i at this place heard as ie in the record, or open, so that it would be? */
function isOpenI(doel: DiagnoseDoel, goed: string, getypt: string): boolean {
  return goed === 'i' ? !kaal(doel).includes('ɪ') : /i(?:[bcdfghjklmnprstvwz][aeiouy]|$)/.test(getypt);
}

/** May a child be asked which of these two it hears? Of d and t, b and p not at the end of the word. */
export function isTeHoren(doel: DiagnoseDoel, goed: string, gekozen: string, getypt: string): boolean {
  const paar = [goed, gekozen].sort().join('/');
  if (paar === 'i/ie') return !isOpenI(doel, goed, getypt);
  if (EINDKLANK.has(paar)) return !(doel.woord.endsWith(goed) && getypt.endsWith(gekozen));
  // The e of andere is no e by itself: the sound that is played is not in the word.
  const eigen = EIGEN_KLANK[goed];
  if (eigen !== undefined && EIGEN_KLANK[gekozen] !== undefined && !new RegExp(eigen.source.slice(1, -1), 'u').test(kaal(doel)))
    return false;
  // A c before a or o would be heard as k: there the two do differ.
  return !KLINKT_GELIJK.has(paar) || (paar === 'c/s' && !/c[eiyé]/.test(goed === 'c' ? doel.woord : getypt));
}
