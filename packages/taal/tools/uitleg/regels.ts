/**
 * Decides: whether the rule of a categorie is true of the word beside which it is said: as a hint, after a wrong choice or bin, under the right
 * answer. A rule that says without more ado what is heard must be heard in every word it is said of, also in its counter-words.
 * And whether a longer form or a verb form that an explanation names is one of this word.
 * Source: the IPA and the letters of the record; the conjugation and the table of longer forms.
 * Example: 'Ik hoor ngk, maar ik schrijf nk.' is not true of ring; 'Hoor ik ngk, dan schrijf ik nk.' is.
 */
import type { DiagnoseDoel } from '../../src/diagnose.ts';
import { EIGEN_KLANK } from '../../src/klank/eigenklank.ts';
import { LANGERE_VORMEN } from '../../src/lexicon/langer.ts';
import { meervoudVan } from '../../src/vormen.ts';
import { conjugate } from '../../src/werkwoord/conjugate.ts';
import type { Woordenboek } from '../woordenboek.ts';
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

export interface Geval {
  readonly doel: DiagnoseDoel;
  readonly getypt: string;
  readonly uitleg: string;
}

/** Is what is said true of the word, as far as this looks? */
export type Toets = (geval: Geval & { readonly tekst: string; readonly woordenboek: Woordenboek }) => boolean;

/** hondje is a hond, blindheid is blind; the s of plaats and loods, which have plaatsen and loodsen, is no ending; that of rechts is. */
const kortVan = (kort: string, woordenboek: Woordenboek): string =>
  kort.replace(/(?<=[bdpt])(?:s|jes?|heid|loos|schap|achtig|zaam|baar|ling)$/, (eind) =>
    eind === 's' && woordenboek.knowsLos(`${kort}en`) && !woordenboek.knowsLos(`${kort.slice(0, -1)}e`) ? eind : '',
  );

export const langer: Toets = ({ doel: { woord, basis, delen = [] }, tekst, woordenboek }) => {
  const vorm = /Maak het langer: (?:wij )?([^.]+)\. Je hoort (\w)/.exec(tekst);
  if (!vorm) return true;
  const [, lang = '', letter = ''] = vorm;
  const kandidaten = [woord, basis, ...delen]
    .flatMap((kort) => (kort === undefined ? [] : [kort, kortVan(kort, woordenboek)]))
    .map((kort) => kort.toLowerCase());
  const bekend = kandidaten.flatMap((kort) => LANGERE_VORMEN.get(kort) ?? []);
  const werkwoord = basis?.endsWith('n') === true ? Object.values(conjugate(basis)) : [];
  const meer = kandidaten.map(meervoudVan).filter((mv) => !kandidaten.some((kort) => mv.startsWith(kort)));
  const fits = bekend.includes(lang) || [...werkwoord, basis, `${woord}e`].includes(lang) || bekend.some((eind) => lang.endsWith(eind));
  return (
    fits && new RegExp(`${letter}(?:en|e|eren|ig|erig)$`).test(lang) && (!lang.endsWith('en') || meer.length === 0 || !meer.includes(woord))
  );
};

/** Ik-vorm, past and participle are those of the verb. */
export const werkwoord: Toets = ({ doel: { woord, basis, vorm = '', delen: [deel = ''] = [] }, getypt, tekst }) => {
  const achter =
    /(?:: |is )([\p{L}']+)\. (?:Zet er|Bij hij, zij, het en u komt er|Daar komt) (?:een )?([\p{L}]+) achter: ([\p{L}' ]+)\./u.exec(tekst);
  if (achter && (achter[1] ?? '') + (achter[2] ?? '') !== achter[3]) return false;
  // What has to come behind it was written, with more: gooite.
  if (achter && getypt.toLowerCase().startsWith(achter[3] ?? '')) return false;
  const ik = /[Dd]e ik-vorm is ([\p{L}']+)/u.exec(tekst)?.[1] ?? /Neem de ik-vorm: ([\p{L}']+)/u.exec(tekst)?.[1];
  if (ik !== undefined && (basis === undefined || conjugate(basis).tt1 !== ik)) return false;
  if (/ik-vorm plus t/.test(tekst) && (basis === undefined || `${conjugate(basis).tt1}t` !== woord)) return false;
  if (/hele werkwoord: |hele werkwoord eindigt/.test(tekst) && basis !== woord) return false;
  // pakte in is the past of inpakken.
  const [, verleden, los = ''] = /verleden tijd: ([\p{L}']+)(?: (\p{L}+))?\./u.exec(tekst) ?? [];
  if (verleden !== undefined && (basis === undefined || conjugate(basis).vtEv !== los + verleden)) return false;
  // Of a verb that is taken apart nobody says ik inpakte.
  if (verleden !== undefined && los === '' && deel !== '' && woord.startsWith(`${deel}ge`) && basis?.startsWith(deel) === true)
    return false;
  // The sound of the past was written, with an ending that a strong verb has not.
  const [, zwak = ''] = /de klank al anders\. Dan komt er geen ([dt]e) bij/.exec(tekst) ?? [];
  if (zwak !== '' && (vorm !== 'vt' || basis === undefined || !isSterkMet(woord, getypt, basis, zwak))) return false;
  // The stem is written with f or s, and was not.
  const heel = /Zet er ge voor en d achter/.test(tekst) && basis !== undefined ? `ge${conjugate(basis).tt1}d` : woord;
  if (heel !== woord || (/Zet er ge voor/.test(tekst) && !/[vz]d$/.test(getypt))) return false;
  // heeft ends in t, and that is what was not written.
  if (
    /eindigt dit werkwoord op t/.test(tekst) &&
    (vorm !== 'tt3' || !woord.endsWith('t') || getypt.endsWith('t') || getypt.startsWith(woord))
  )
    return false;
  // Who wrote all but the ending right knew that the sound changes.
  if (/verleden tijd verandert de klank/.test(tekst) && (vorm !== 'vt' || isAlleenEind(woord, getypt))) return false;
  const ex = /wel in 't ex-kofschip, dus je schrijft te/.test(tekst);
  return !ex || /te(?:n)?$/.test(woord);
};

/** The past has another vowel than the ik-vorm, as it was typed, and no te or de, which was. */
function isSterkMet(woord: string, getypt: string, basis: string, eind: string): boolean {
  const klinkers = (tekst: string): string => /[aeiouy]+(?=[^aeiouy]*$)/.exec(tekst)?.[0] ?? tekst;
  const { tt1, vtEv, vtMv } = conjugate(basis);
  return (
    (woord === vtEv || woord === vtMv) &&
    klinkers(tt1) !== klinkers(vtEv) &&
    !new RegExp(`${eind}n?$`).test(woord) &&
    getypt.startsWith(woord.replace(/en$/, '')) &&
    new RegExp(`${eind}n?$`).test(getypt)
  );
}

/** The -en of aten is an ending, that of scheen is the sound that changed. */
const isAlleenEind = (woord: string, getypt: string): boolean => /[^e]en$/.test(woord) && getypt.startsWith(woord.slice(0, -2));
