/**
 * Decides: whether an explanation, as a child reads it, is true of the word: read from its sentences alone, with the record of the word, the
 * conjugation and a dictionary. It knows nothing of how the explanation was made, so that a rule that proves itself wrongly is found too.
 * Source: the IPA, klankgroepen and parts of the record; OpenTaal's word list for every form that is named.
 * Example: 'In de klankgroep maan hoor je een korte klank.' breaks the rule `klank`.
 */
import type { DiagnoseDoel } from '../../src/diagnose.ts';
import { splitFonemen } from '../../src/klank/fonemen.ts';
import { findDelen } from '../../src/klank/delen.ts';
import { afstand } from '../../src/normalise.ts';
import { meervoudVan } from '../../src/vormen.ts';
import { tekensVan } from '../../src/uitleg/create-foutbeeld.ts';
import type { Woordenboek } from '../woordenboek.ts';
import { KLANKNAMEN, LETTER_VAN } from './klanknamen.ts';
import { langer, werkwoord } from './regels.ts';
import type { Geval, Toets } from './regels.ts';

export type Uitlegregel =
  | 'leeg'
  | 'zin begint klein'
  | 'naam klein'
  | 'woordvorm'
  | 'langere vorm'
  | 'klank'
  | 'gehoord'
  | 'klank verzwegen'
  | 'werkwoord'
  | 'meervoud'
  | 'verwijt of lof'
  | 'regel'
  | 'keuze'
  | 'andere regel'
  | 'woord naast zijn plek';

/** Sounds, and the terms of the classroom. */
const NIET_IN_WOORDENBOEK = new Set([
  // Eén with its capital.
  'eén',
  'sgr',
  'sr',
  'è',
  'ch',
  'gg',
  'ig',
  'achtig',
  'klankgroep',
  'deelwoord',
  'naamwoord',
  'persoonsvorm',
  'ik-vorm',
  "'t",
  'ex-kofschip',
  ...Object.keys(KLANKNAMEN),
]);

const KORT = /^[ɑɛɪɔʏ]$/;
const LANG = /^(?:aː|eː|oː|øː|y|i|u|ɛː|ɔː|œː|iː|yː|uː|eːu|iu|yu|e|o|a)$/;
const tel = (tekst: string, stuk: string): number => tekst.toLowerCase().split(stuk.toLowerCase()).length - 1;

/** The vowels of the klankgroepen with this text, as the record says; of a word of one klankgroep its vowel. */
function klinkersBij({ ipa = '', klankgroepen = [] }: DiagnoseDoel, fits: (groep: string) => boolean): readonly string[] {
  const klinkers = splitFonemen(ipa).filter(({ klinker }) => klinker);
  if (klinkers.length !== klankgroepen.length) return [];
  return klinkers.filter((_, i) => fits(klankgroepen[i] ?? '')).map(({ klank }) => klank);
}

const naam: Toets = ({ doel: { woord }, tekst }) => {
  if (woord === woord.toLowerCase()) return true;
  return !new RegExp(`(?<![\\p{L}'-])${woord.toLowerCase()}(?![\\p{L}'-])`, 'u').test(tekst);
};

const vormen: Toets = ({ doel: { woord, klankgroepen = [], delen = [] }, getypt, tekst, woordenboek }) => {
  const zonder = tekst
    // What is called a part need not be a word: it has to be a part of the record.
    .replace(new RegExp(`Zoek de delen: ${delen.filter((deel) => !/^(?:e|en|s|-)$/.test(deel)).join(' \\+ ')}\\.`, 'iu'), ' ')
    .replaceAll(klankgroepen.length > 1 ? klankgroepen.join('-').replaceAll('--', '-') : '-', ' ')
    .replaceAll(new RegExp(`(?<!\\p{L})${woord.replaceAll('.', '\\.')}(?!\\p{L})`, 'gu'), ' ');
  const groepen = new Set(klankgroepen.map((groep) => groep.toLowerCase()));
  return [...zonder.matchAll(/[\p{L}][\p{L}'-]*/gu)].every(([staat]) => {
    // The capital of één has no sign.
    const los = staat === 'Eén' ? 'één' : staat;
    const laag = los.toLowerCase();
    if (laag.length <= 5 && (tel(woord, laag) > 0 || tel(getypt, laag) > 0)) return true;
    if (groepen.has(laag) || NIET_IN_WOORDENBOEK.has(laag) || woordenboek.knowsLos(los)) return true;
    if (delen.includes(los) && woordenboek.knows(los)) return true;
    const voor = woord.slice(0, -(delen.at(-1) ?? '').length);
    return delen.length > 1 && los.startsWith(voor) && woordenboek.knowsLos(los.slice(voor.length));
  });
};

/** Short, long and klankgroepen, by the vowels of the record. */
/** The uh of melk is heard in one klankgroep: nobody says werruken. */
const tussenklank: Toets = ({ doel: { klankgroepen = [] }, tekst }) =>
  !/Die uh hoor je soms wel/.test(tekst) || klankgroepen.length < 2 || klankgroepen.some((groep) => /[lr](?:[mkpfgn]|ch|v)/i.test(groep));

const klank: Toets = ({ doel, tekst }) => {
  const alle = (klinkers: readonly string[], soort: RegExp): boolean => klinkers.length > 0 && klinkers.every((een) => soort.test(een));
  const ergens = (klinkers: readonly string[], soort: RegExp): boolean => klinkers.some((een) => soort.test(een));
  const open = /De klankgroep ([\p{L}']+) eindigt op een lange klank/u.exec(tekst)?.[1];
  if (
    open !== undefined &&
    !ergens(
      klinkersBij(doel, (groep) => groep === open),
      LANG,
    )
  )
    return false;
  const dicht = /De klankgroep ([\p{L}']+) eindigt op een medeklinker/u.exec(tekst)?.[1];
  if (dicht !== undefined && !/[bcdfghjklmnpqrstvwxz]$/.test(dicht)) return false;
  const groep = /In de klankgroep ([\p{L}']+) hoor je een (lange|korte) klank/u.exec(tekst);
  if (
    groep &&
    !ergens(
      klinkersBij(doel, (deze) => deze === groep[1]),
      groep[2] === 'lange' ? LANG : KORT,
    )
  )
    return false;
  const heel = /Luister: in .* hoor je een (lange|korte) klank/u.exec(tekst)?.[1];
  if (
    heel !== undefined &&
    !alle(
      klinkersBij(doel, () => true),
      heel === 'lange' ? LANG : KORT,
    )
  )
    return false;
  const dubbel = /Je hoort een korte klank, dus je schrijft (\w)\1/.exec(tekst)?.[1];
  if (dubbel !== undefined && !ergens(klinkersVoor(doel, dubbel + dubbel), KORT)) return false;
  const lange = /Je hoort een lange ([aeou]), dus de letter erna/.exec(tekst)?.[1];
  if (
    lange !== undefined &&
    !ergens(
      klinkersBij(doel, (deze) => deze.toLowerCase().endsWith(lange)),
      LANG,
    )
  )
    return false;
  if (/Na een korte klank schrijf je cht/.test(tekst) && !/[ɑɛɪɔʏ]xt/.test(kaal(doel))) return false;
  const enkel = /Hier hoor je geen korte klank voor de (\w)/.exec(tekst)?.[1];
  return enkel === undefined || !new RegExp(`[ɑɛɪɔʏ]${enkel}`).test(kaal(doel));
};

const kaal = ({ ipa = '' }: DiagnoseDoel): string => ipa.replaceAll(/[ˈˌ.]/g, '');

/** The vowels of klankgroepen behind which these letters stand. */
function klinkersVoor(doel: DiagnoseDoel, letters: string): readonly string[] {
  const groepen = doel.klankgroepen ?? [];
  const klinkers = splitFonemen(doel.ipa ?? '').filter(({ klinker }) => klinker);
  return groepen.flatMap((_, i) => (groepen[i + 1]?.startsWith(letters) ? [klinkers[i]?.klank ?? ''] : []));
}

const gehoord: Toets = ({ doel, tekst }) => {
  if (doel.ipa === undefined || doel.ipa === '') return !/Je hoort/.test(tekst);
  // The n of -en is seldom said: nobody is asked to listen for it.
  if (/hoor je n of /.test(tekst) && doel.woord.endsWith('en') && kaal(doel).endsWith('ən') && tel(kaal(doel), 'n') === 1) return false;
  const hoor = /Je hoort ([^,.]+?)(?:, maar| en je schrijft)/.exec(tekst)?.[1]?.replace(/^een (?=[pt]$)/, '');
  if (hoor !== undefined && hoor !== 'een g' && !(KLANKNAMEN[hoor]?.test(kaal(doel)) ?? false)) return false;
  // The uh of een is written with two.
  if (/maar je schrijft een e: een\./.test(tekst)) return false;
  const in1 = /In [\p{L}' -]+ hoor je een ([fvsz])\b/u.exec(tekst)?.[1] ?? /in [\p{L}' -]+ hoor je een ([fvsz])\b/u.exec(tekst)?.[1];
  if (in1 !== undefined && !kaal(doel).includes(in1) && !/dus je kiest de/.test(tekst)) return false;
  if (/trilt het|zoemt het/.test(tekst) && !/[vz]/.test(kaal(doel))) return false;
  if (/alleen lucht|sist het/.test(tekst) && !/[fs]/.test(kaal(doel))) return false;
  if (/zingende klank/.test(tekst) && !/ŋ/.test(kaal(doel))) return false;
  return !/niet of het (ei|au|auw) of/.test(tekst) || /ɛi|ɑu/.test(kaal(doel));
};

/** A word, or a compound whose last part is one; in perenboom the first, peer, is spelt otherwise. */
const isDing = (basis: string, delen: readonly string[], woordenboek: Woordenboek): boolean =>
  woordenboek.knowsLos(basis) || (!basis.includes('-') && delen.length > 1 && basis.startsWith((delen[0] ?? '').slice(0, 2)));

const GEEN_DING = /^(?:alle|beide|veel|weinig|spannend|belangrijk|ziek)$/;

const meervoud: Toets = ({ doel: { woord, basis, vorm = '', delen = [] }, tekst, woordenboek }) => {
  const [, eerste = '', meer = ''] = /Het eerste woord is ([\p{L}]+)\. Bij meer dan één schrijf je ([\p{L}]+),/u.exec(tekst) ?? [];
  if (meer !== '' && (!woordenboek.knowsLos(meer) || meervoudVan(eerste) !== meer)) return false;
  if (/Het meervoud eindigt op en/.test(tekst)) return false;
  if (/plak je de s gewoon vast/.test(tekst) && vorm !== 'mv' && basis !== woord.slice(0, -1)) return false;
  if (!/Meer dan één/.test(tekst)) return true;
  // A plural of something: na-aap is no word, and of alle and spannend there are not more.
  return vorm === 'mv' && basis !== undefined && tekst.includes(woord) && isDing(basis, delen, woordenboek) && !GEEN_DING.test(basis);
};

/** A letter that is said to be heard by saying the word slowly is a sound of its own; letters of one sound are so in this word. */
const eigenKlank: Toets = ({ doel, tekst }) => {
  const { woord, ipa = '' } = doel;
  if (ipa === '') return true;
  const grafemen = tekensVan(doel, woord).map(({ grafeem }) => grafeem.toLowerCase());
  const samen = /De letters (\p{L}+) horen bij elkaar/u.exec(tekst)?.[1];
  if (samen !== undefined && !grafemen.includes(samen)) return false;
  const letter = /Zeg het woord langzaam: [^.]+\. Er mist een letter: de (\p{L})\./u.exec(tekst)?.[1]?.toLowerCase();
  const met = grafemen.filter((grafeem) => letter !== undefined && grafeem.includes(letter));
  // Two letters for one sound, or a d that is heard as t: saying it slowly tells nothing.
  if (letter !== undefined && met.length > 0 && met.every((grafeem) => /^([bcdfghjklmnpqrstvwxz])\1$/.test(grafeem))) return false;
  if ((letter === 'd' || letter === 'b') && !kaal(doel).includes(letter)) return false;
  // The n of kurken is seldom said.
  if (letter === 'n' && woord.endsWith('en') && kaal(doel).endsWith('ən') && tel(kaal(doel), 'n') === 1) return false;
  return met.length === 0 || met.some((grafeem) => new Set(grafeem).size === 1 || grafeem === 'tj');
};

/** kielo: an i that is heard as ie, and written so. The ie of T-shirt is the name of its T. */
const isIeVoorI = (doel: DiagnoseDoel, getypt: string): boolean =>
  (doel.ipa ?? '') !== '' &&
  !/^[A-Z]-/.test(doel.woord) &&
  tekensVan(doel, doel.woord).some(
    ({ grafeem, foneem, start, end }) =>
      grafeem === 'i' &&
      (foneem === 'i' || foneem === 'ij') &&
      !/[eë]/.test(doel.woord.charAt(end)) &&
      getypt.toLowerCase() === `${doel.woord.slice(0, start)}ie${doel.woord.slice(end)}`.toLowerCase(),
  );

/** Who wrote the ie that is heard is told of that sound, and not of an e too many. */
const saysKlank: Toets = ({ doel, getypt, tekst }) => !/Er staat een e te veel/.test(tekst) || !isIeVoorI(doel, getypt);

/** A stroke, a roof and a hook are different signs. */
const tekennaam: Toets = ({ doel: { woord }, getypt, tekst }) => {
  const naamVan = /(?:geen|Vergeet het) (streepje|dakje|haakje)\b/.exec(tekst)?.[1];
  if (naamVan === undefined) return true;
  const letters = tekst.includes('geen ') ? getypt : woord;
  return (naamVan === 'dakje' ? /[âêîôû]/ : naamVan === 'haakje' ? /ç/ : /[áéíóúàèìòù]|-/).test(letters.toLowerCase());
};

/** What is said to be one too many can be left out, and then fewer letters are wrong; what is missing likewise. */
const comesNearer = (lang: string, kort: string, letter: string): boolean =>
  [...lang.toLowerCase()].some(
    (een, at, letters) =>
      een === letter.toLowerCase() &&
      afstand(letters.toSpliced(at, 1).join(''), kort.toLowerCase()) < afstand(lang.toLowerCase(), kort.toLowerCase()),
  );

/** What is told to be written was not written; what is said to be missing or too much is. */
const verwijt: Toets = ({ doel, getypt, tekst }) => {
  const { woord } = doel;
  const mist = /Er mist een letter: de ([^.]+)\./.exec(tekst)?.[1];
  if (mist !== undefined && (!woord.includes(mist) || /[^\p{L}]/u.test(mist) || tel(getypt, mist) >= tel(woord, mist))) return false;
  if (mist !== undefined && !comesNearer(woord, getypt, mist)) return false;
  const samen = /De letters ([^ ]+) horen bij elkaar/.exec(tekst)?.[1];
  if (samen !== undefined && !getypt.toLowerCase().includes(samen.toLowerCase().replace(mist?.toLowerCase() ?? '', ''))) return false;
  const veel = /Er staat een (.) te veel/.exec(tekst)?.[1] ?? /De (.) hoor je niet, die kan weg/.exec(tekst)?.[1];
  if (veel !== undefined && (tel(getypt, veel) <= tel(woord, veel) || !comesNearer(getypt, woord, veel))) return false;
  if (!isGeteld(woord, getypt, tekst)) return false;
  if (/Dan komt er der achter/.test(tekst) && getypt.startsWith(`${doel.basis ?? ''}d`)) return false;
  // Those letters stand there, and more.
  const alleen = /[Jj]e schrijft alleen (\p{L}{1,3})[.:]/u.exec(tekst)?.[1];
  if (alleen !== undefined && (getypt.length <= woord.length || tel(getypt, alleen) < tel(woord, alleen))) return false;
  if (/ook als je de n niet hoort/.test(tekst) && getypt.endsWith('n')) return false;
  if (/hoor je niet, die kan weg/.test(tekst) && tel(woord, veel ?? '') > 0) return false;
  if (/één woord, dus/.test(tekst) && (!getypt.includes(' ') || woord.includes(' '))) return false;
  if (/hoort een j, maar/.test(tekst) && !getypt.includes('j')) return false;
  if (/schrijf je los/.test(tekst) && !woord.includes(' ')) return false;
  const een = /(?:schrijft|staat) één (\w)[.:]/.exec(tekst)?.[1];
  if (een !== undefined && tel(getypt, een + een) === 0) return false;
  const schrijf =
    /[Jj]e schrijft (?:toch )?([\p{L}]{1,5})(?:[.:]|, zonder)/u.exec(tekst)?.[1] ??
    /(?:schrijf je met (?:een )?|bij \p{L}+ schrijf je )([\p{L}]{1,5})\./u.exec(tekst)?.[1];
  if (schrijf === 'i' && /Je hoort ie, maar/.test(tekst) && isIeVoorI(doel, getypt)) return true;
  return schrijf === undefined || schrijf === woord || (tel(woord, schrijf) > 0 && isNieuw(woord, getypt, schrijf));
};

/** "One too many" is one, "too often" is more. */
function isGeteld(woord: string, getypt: string, tekst: string): boolean {
  const [, een = ''] = /Er staat een (streepje|spatie|komma boven|dubbele punt|puntkomma|komma|.) te veel/.exec(tekst) ?? [];
  const [, vaak = ''] = /Er staat te vaak een (streepje|spatie|komma boven|dubbele punt|puntkomma|komma|.)\./.exec(tekst) ?? [];
  const over = (naam: string): number => tel(getypt, LETTER_VAN[naam] ?? naam) - tel(woord, LETTER_VAN[naam] ?? naam);
  return (een === '' || over(een) === 1) && (vaak === '' || (over(vaak) > 1 && tel(woord, LETTER_VAN[vaak] ?? vaak) > 0));
}

/** Are these letters not all written already, where they belong? */
function isNieuw(woord: string, getypt: string, letters: string): boolean {
  if (tel(getypt, letters) < tel(woord, letters)) return true;
  let begin = 0;
  while (begin < woord.length && woord.charAt(begin) === getypt.charAt(begin)) begin++;
  let eind = 0;
  while (eind < Math.min(woord.length, getypt.length) - begin && woord.at(-1 - eind) === getypt.at(-1 - eind)) eind++;
  const [goed, fout] = [woord.slice(begin, woord.length - eind), getypt.slice(begin, getypt.length - eind)];
  return (
    goed !== '' &&
    !fout.includes(letters) &&
    woord.slice(Math.max(0, begin - letters.length + 1), woord.length - eind + letters.length - 1).includes(letters)
  );
}

/** Letters that are said to be written are of one word: the s and the ch of buschauffeur are of two, and no sch. */
const binnenDeel: Toets = ({ doel: { woord, delen = [] }, tekst }) => {
  const letters = /schrijf je met (\p{L}{2,4})\./u.exec(tekst)?.[1];
  if (letters === undefined || delen.length < 2) return true;
  const stukken = findDelen(woord.toLowerCase(), delen);
  return stukken.length < 2 || tel(woord, letters) === 0 || stukken.some(({ tekst: deel }) => deel.includes(letters));
};

const TOETSEN: readonly (readonly [Uitlegregel, Toets])[] = [
  ['leeg', ({ tekst }) => tekst.trim() !== '' && !/undefined|\bnull\b| {2}/.test(tekst)],
  ['zin begint klein', ({ tekst }) => !/(?:^|[.!?] )\p{Ll}/u.test(tekst)],
  ['naam klein', naam],
  ['woordvorm', vormen],
  ['langere vorm', langer],
  ['klank', (geval) => klank(geval) && tussenklank(geval)],
  ['gehoord', (geval) => gehoord(geval) && eigenKlank(geval)],
  ['klank verzwegen', saysKlank],
  ['werkwoord', werkwoord],
  ['meervoud', meervoud],
  ['verwijt of lof', (geval) => verwijt(geval) && tekennaam(geval) && binnenDeel(geval)],
];

/** Every rule that this explanation breaks. */
export function toetsUitleg(geval: Geval, woordenboek: Woordenboek): Uitlegregel[] {
  const kop = `Je schreef ${geval.getypt.slice(0, 40)}`;
  const tekst = geval.uitleg.startsWith(kop) ? geval.uitleg.slice(kop.length).replace(/^\.? ?/, '') : geval.uitleg;
  return TOETSEN.flatMap(([regel, toets]) => (toets({ ...geval, tekst, woordenboek }) ? [] : [regel]));
}
