/** The words of a region in a text that was written once, in Dutch words. */
import type { Regio } from '@spelrijk/domain/admin';

/** Where a link leads; no words for a reader. */
const PAD = /(\]\(\/[^)\s]*\))/u;

/** With a capital where what it stands for had one; an abbreviation is all capitals and says nothing of its place. */
const metHoofdletter = (voorbeeld: string, woord: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(voorbeeld) ? woord.charAt(0).toUpperCase() + woord.slice(1) : woord;

const LIDWOORD: ReadonlyMap<string, string> = new Map([
  ['de', 'het'],
  ['deze', 'dit'],
  ['die', 'dat'],
  ['elke', 'elk'],
  ['welke', 'welk'],
]);

/** What is read in Flanders for what was found; `meer`: the ending of the plural, '' when there is one. */
type Term = readonly [patroon: RegExp, woord: (meer: string, voor: string) => string];

/** Words that take the same article, so that the sentence around them stays right. One that takes another brings it along. */
const TERMEN: readonly Term[] = [
  // A groep with a number is a year of school, which Flanders counts differently: that stays.
  [/\b(?<voor>norm)?groep(?<meer>en)?\b(?! \d)/giu, (meer, norm) => `${norm.toLowerCase()}klas${meer === '' ? '' : 'sen'}`],
  [/\bdocent(?<meer>en)?\b/giu, (meer) => `leerkracht${meer}`],
  [/\bintern begeleider(?<meer>s)?\b/giu, (meer) => `zorgcoördinator${meer === '' ? '' : 'en'}`],
  [/\bIB['’]er(?<meer>s)?\b/gu, (meer) => `zorgcoördinator${meer === '' ? '' : 'en'}`],
  [/\b(?<voor>de|deze|die|elke|welke) jaargroep\b/giu, (_, voor) => `${LIDWOORD.get(voor.toLowerCase()) ?? ''} leerjaar`],
  [/\bjaargroep(?<meer>en)?\b/giu, (meer) => (meer === '' ? 'leerjaar' : 'leerjaren')],
  [/\bhandelingsplan/giu, () => 'zorgplan'],
  [/\bRT-praktijk/gu, () => 'logopediepraktijk'],
  [/\bRT\b/gu, () => 'logopedie'],
];

const replaceTerm = (tekst: string, [patroon, woord]: Term): string => {
  let uit = '';
  let tot = 0;
  for (const { 0: heel, index, groups } of tekst.matchAll(patroon)) {
    uit += tekst.slice(tot, index) + metHoofdletter(heel, woord(groups?.['meer'] ?? '', groups?.['voor'] ?? ''));
    tot = index + heel.length;
  }
  return uit + tekst.slice(tot);
};

const zin = (tekst: string): string => TERMEN.reduce(replaceTerm, tekst);

/**
 * Words that take the same article change places.
 * @example toFlemish('Maak een groep en kijk naar de normgroepen') // 'Maak een klas en kijk naar de normklassen'
 */
export const toFlemish = (tekst: string): string =>
  tekst
    .split(PAD)
    .map((deel, i) => (i % 2 === 1 ? deel : zin(deel)))
    .join('');

/** As somebody of this region reads it. */
export const inRegio = (tekst: string, regio: Regio): string => (regio === 'be' ? toFlemish(tekst) : tekst);
