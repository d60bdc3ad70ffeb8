/**
 * Decides: which words are forms of one word (hond, honden, hondje; vallen, valt, viel; klein, kleine), so that who reads one knows part of how another is written.
 * Source: the form and the base of every record of the word bank, what the analysis of any other word says of it, and Dutch inflection turned round for
 * what neither knows; decision 0229.
 * Example: vormenVan('Viel') holds 'vallen', 'valt', 'viel' and 'gevallen'; createVerrader(['klein'])('kleine') is true.
 */
import { analyseWoord } from '@spelrijk/taal/analyse';
import { BANK } from '@spelrijk/taal/bank';

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

function stammenVan(laag: string, isBekend: boolean): string[] {
  const verbogen = VERBOGEN.test(laag) ? stammenVoorE(laag.replace(VERBOGEN, '')) : [];
  const kort = KORT.test(laag) ? laag.replace(KORT, '') : '';
  const klein = VERKLEIND.test(laag) ? laag.replace(VERKLEIND, '') : '';
  const meer = /(?:e[lmnr]|[aeiouy]'|ie|je|[éo]e?)s$/u.test(laag) ? [laag.slice(0, -1).replace(/'$/u, '')] : [];
  const kern = laag.replace(/^ge(?=.*[dt]e?$)/u, '');
  const vervoegd = isBekend ? [] : [kern.replace(VERVOEGD, ''), ...stammenVoorE(kern.replace(/(?:er|ere)$/u, ''))];
  return [...verbogen, kort, klein, klein.replace(/([lmnr])\1$/u, '$1'), ...meer, ...vervoegd].filter((stam) => stam.length >= MIN_STAM);
}

const bewaard = new Map<string, ReadonlySet<string>>();
/** Words that were asked about by customers too: so many and no more. */
const BEWAAR = 20_000;

/** What a word shares with every form of it. */
function sleutelsVan(woord: string): ReadonlySet<string> {
  const laag = woord.toLowerCase();
  const gevonden = bewaard.get(laag);
  if (gevonden) return gevonden;
  const vanBank = basissen.get(laag);
  const basis = analyseWoord({ woord: laag })?.basis?.toLowerCase();
  const alle = [laag, ...(vanBank ?? []), ...(basis === undefined ? [] : [basis]), ...stammenVan(laag, vanBank !== undefined)];
  const sleutels = new Set(alle.map((een) => sleutelBij(een, laag)));
  if (bewaard.size < BEWAAR) bewaard.set(laag, sleutels);
  return sleutels;
}

/** The words of the bank by what they share. */
let perSleutel: Map<string, string[]> | undefined;
function bankPerSleutel(): Map<string, string[]> {
  if (perSleutel) return perSleutel;
  const kaart = new Map<string, string[]>();
  for (const woord of basissen.keys()) for (const sleutel of sleutelsVan(woord)) kaart.set(sleutel, [...(kaart.get(sleutel) ?? []), woord]);
  perSleutel = kaart;
  return kaart;
}

/** Is any word of a test shown by this one? Made once for a test, asked for each word of its sentences. */
export function createVerrader(gevraagd: readonly string[]): (woord: string) => boolean {
  const sleutels = new Set(gevraagd.flatMap((woord) => [...sleutelsVan(woord)]));
  return (woord) => [...sleutelsVan(woord)].some((sleutel) => sleutels.has(sleutel));
}

/** This word and every form of it that the bank knows, in small letters; a spelling of two words gives the forms of both. */
export function vormenVan(woord: string): ReadonlySet<string> {
  const kaart = bankPerSleutel();
  return new Set([woord.toLowerCase(), ...[...sleutelsVan(woord)].flatMap((sleutel) => kaart.get(sleutel) ?? [])]);
}
