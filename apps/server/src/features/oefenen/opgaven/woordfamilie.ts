/**
 * Decides: which words are forms of one word (hond, honden, hondje; vallen, valt, viel; klein, kleine), so that who reads one knows part of how another is written.
 * Source: the form and the base of every record of the word bank, what the analysis of any other word says of it, and Dutch inflection turned round for
 * what neither knows; decisions 0229 and 0232.
 * Example: getoondDoor('Viel') holds 'vallen', 'valt', 'viel' and 'gevallen'; createVerrader(['klein'])('kleine') is true.
 */
import { findBasis } from '@spelrijk/taal/analyse';
import { BANK } from '@spelrijk/taal/bank';
import { isKleinWoord, samengesteldUit, stellendeTrappenVan } from '@spelrijk/taal/verwant';

const basissen = new Map<string, Set<string>>();
for (const { woord, basis = woord } of BANK) {
  const laag = woord.toLowerCase();
  basissen.set(laag, (basissen.get(laag) ?? new Set()).add(basis.toLowerCase()));
}

/** `is` tells nothing of `was` or `ben`: each is known by its own first letter. */
const sleutelBij = (basis: string, laag: string): string => (basis === 'zijn' ? `zijn ${laag[0] ?? ''}` : basis);

/** What stands before -e(n): one of two consonants, f for v, s for z, and a vowel more in an open syllable. */
function stammenVoorE(stam: string): string[] {
  if (/(?<![aeiou])[aeiou]([bcdfgklmnprst])\1$/u.test(stam)) return [stam.slice(0, -1)];
  const hard = stam.replace(/v$/u, 'f').replace(/z$/u, 's');
  const lang = hard.replace(/(?<![aeiou])([aeou])([bcdfgklmnprst])$/u, '$1$1$2');
  // `raam` of `ramen`, never `ram`; of `heldere` both, for nothing says where its stress lies.
  return /^[^aeiouy]*[aeou][^aeiouy]$/u.test(hard) ? [lang] : [...new Set([hard, lang])];
}

/** Endings that are inflection wherever they stand. A vowel before them is part of it only in `mooie`, `groeien`. */
const VERBOGEN = /(?<=[bcdfghjklmnpqrstvwxz]|[aeou]i)(?:e|en)$/u;
/** Verbs without a consonant before their -n: zie, sta, voldoe. */
const KORT = /(?<=zie|doe|ga|sta|sla)a?n$/u;
const VERKLEIND = /(?:(?<=[lmnr])etjes?|(?<=m)pjes?|tjes?|jes?)$/u;
/** Endings that many words have of themselves (kast, winter): only of words that the bank does not know. */
const VERVOEGD = /(?:st?e?|en?d|ere?|te?n?|de?n?)$/u;
const MIN_STAM = 2;
/** Of what nothing knows: shorter than this begins or ends whatever one likes (`je` is no stem of `jet`). */
const MIN_KORT = 3;

function stammenVan(laag: string, isBekend: boolean): string[] {
  const verbogen = VERBOGEN.test(laag) ? stammenVoorE(laag.replace(VERBOGEN, '')) : [];
  const kort = KORT.test(laag) ? laag.replace(KORT, '') : '';
  const klein = VERKLEIND.test(laag) ? laag.replace(VERKLEIND, '') : '';
  const meer = /(?:e[lmnr]|[aeiouy]'|ie|je|[éo]e?)s$/u.test(laag) ? [laag.slice(0, -1).replace(/'$/u, '')] : [];
  const kern = laag.replace(/^ge(?=.*[dt]e?$)/u, '');
  const trap = kern.replace(/(?:er|ere)$/u, '');
  const vervoegd = isBekend ? [] : [kern.replace(VERVOEGD, ''), ...(trap === kern ? [] : stammenVoorE(trap))];
  return [
    ...[...verbogen, kort, klein, klein.replace(/([lmnr])\1$/u, '$1'), ...meer].filter((stam) => stam.length >= MIN_STAM),
    ...vervoegd.filter((stam) => stam.length >= MIN_KORT),
  ];
}

const bewaard = new Map<string, Sleutels>();
/** Words that were asked about by customers too: so many and no more. */
const BEWAAR = 20_000;
/** An asked word of so many letters is seen wherever it stands, also in a word that nothing knows; a shorter one stands in others by chance (hond in honderd). */
const MIN_HEEL = 5;

interface Sleutels {
  /** What a test that asks the word must not meet. */
  readonly gevraagd: ReadonlySet<string>;
  /** What is seen where the word stands in a sentence. */
  readonly getoond: ReadonlySet<string>;
}

/** What a word shares with every form of it. */
function vormsleutelsVan(laag: string): string[] {
  const vanBank = basissen.get(laag);
  const basis = findBasis(laag)?.toLowerCase();
  const alle = [laag, ...(vanBank ?? []), ...(basis === undefined ? [] : [basis]), ...stammenVan(laag, vanBank !== undefined)];
  return [...alle, ...stellendeTrappenVan(laag)].map((een) => sleutelBij(een, laag));
}

const stukkenVan = (laag: string): string[] =>
  Array.from({ length: Math.max(0, laag.length - MIN_HEEL + 1) }, (_, start) =>
    Array.from({ length: laag.length - start - MIN_HEEL + 1 }, (__, meer) => laag.slice(start, start + MIN_HEEL + meer)),
  ).flat();

/** `hondenhok` shows `hond`, `hok` and half of `hondenriem`; `hond` shows half of `hondenhok`, but `uit` nothing of `uitspraak`. */
function sleutelsVan(woord: string): Sleutels {
  const laag = woord.toLowerCase();
  const gevonden = bewaard.get(laag);
  if (gevonden) return gevonden;
  const eigen = vormsleutelsVan(laag);
  const delen = samengesteldUit(laag).map((deel) => ({ deel, sleutels: vormsleutelsVan(deel) }));
  const inDelen = delen.flatMap(({ sleutels }) => sleutels);
  const alsDeel = (sleutels: readonly string[]): string[] => sleutels.map((sleutel) => `${sleutel}+`);
  const groteDelen = alsDeel(delen.filter(({ deel }) => !isKleinWoord(deel)).flatMap(({ sleutels }) => sleutels));
  const sleutels = {
    gevraagd: new Set([...eigen, ...groteDelen]),
    getoond: new Set([...eigen, ...inDelen, ...groteDelen, ...alsDeel(isKleinWoord(laag) ? [] : eigen), ...stukkenVan(laag)]),
  };
  if (bewaard.size < BEWAAR) bewaard.set(laag, sleutels);
  return sleutels;
}

/** The words of the bank by what a test that asks them must not meet. */
let perSleutel: Map<string, string[]> | undefined;
function bankPerSleutel(): Map<string, string[]> {
  if (perSleutel) return perSleutel;
  const kaart = new Map<string, string[]>();
  for (const woord of basissen.keys())
    for (const sleutel of sleutelsVan(woord).gevraagd) kaart.set(sleutel, [...(kaart.get(sleutel) ?? []), woord]);
  perSleutel = kaart;
  return kaart;
}

/** Asked words, and what they share with their forms, that the bank does not know: nothing takes apart a compound with one of them. */
const onbekendIn = (gevraagd: readonly string[]): readonly string[] => [
  ...new Set(
    gevraagd
      .map((woord) => woord.toLowerCase())
      .filter((laag) => !basissen.has(laag))
      .flatMap((laag) => [laag, ...vormsleutelsVan(laag)])
      .filter((sleutel) => sleutel.length >= MIN_KORT && !basissen.has(sleutel)),
  ),
];

/** Is any word of a test shown by this one? Made once for a test, asked for each word of its sentences. */
export function createVerrader(gevraagd: readonly string[]): (woord: string) => boolean {
  const sleutels = new Set(gevraagd.flatMap((woord) => [...sleutelsVan(woord).gevraagd]));
  const onbekend = onbekendIn(gevraagd);
  const isDeel = (laag: string): boolean =>
    !basissen.has(laag) &&
    onbekend.some((sleutel) => laag.length >= sleutel.length + MIN_KORT && (laag.startsWith(sleutel) || laag.endsWith(sleutel)));
  return (woord) => [...sleutelsVan(woord).getoond].some((sleutel) => sleutels.has(sleutel)) || isDeel(woord.toLowerCase());
}

/** This word, and every word of the bank that it shows where it stands, in small letters. */
export function getoondDoor(woord: string): ReadonlySet<string> {
  const kaart = bankPerSleutel();
  return new Set([woord.toLowerCase(), ...[...sleutelsVan(woord).getoond].flatMap((sleutel) => kaart.get(sleutel) ?? [])]);
}
