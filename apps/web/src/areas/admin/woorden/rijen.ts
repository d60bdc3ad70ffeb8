/** The rows of a list while somebody works on it. Pure. */
import type { Woordbericht } from '@spelrijk/contract/woordlijsten';
import { isZin, MEEST_WOORDEN, Spelling } from '@spelrijk/domain/woordlijst';
import type { Rij } from './concept.ts';

/** A row with what we know of it; null while that is being asked. */
export interface WoordRij {
  readonly rij: Rij;
  readonly bericht: Woordbericht | null;
}

export interface Erbij {
  readonly rijen: readonly WoordRij[];
  /** Single words that came in. */
  readonly nieuw: number;
  /** Whole sentences that came in. */
  readonly zinnen: number;
  readonly dubbel: readonly string[];
  readonly onbruikbaar: readonly string[];
  /** Words that did not fit any more. */
  readonly over: number;
}

/** Pasted words behind what is there: each once, and only what can be a word. */
export function addRijen(rijen: readonly WoordRij[], berichten: readonly Woordbericht[]): Erbij {
  const bekend = new Set(rijen.map(({ rij }) => rij.woord));
  const onbruikbaar = berichten.filter(
    ({ oordeel, woord }) => oordeel === 'onbruikbaar' || !(Spelling.safeParse(woord).success || isZin(woord)),
  );
  const bruikbaar = berichten.filter((bericht) => !onbruikbaar.includes(bericht));
  const dubbel: string[] = [];
  const nieuw: WoordRij[] = [];
  for (const bericht of bruikbaar) {
    if (bekend.has(bericht.woord)) dubbel.push(bericht.woord);
    else nieuw.push({ rij: { woord: bericht.woord }, bericht });
    bekend.add(bericht.woord);
  }
  const erbij = nieuw.slice(0, Math.max(0, MEEST_WOORDEN - rijen.length));
  const zinnen = erbij.filter(({ rij }) => isZin(rij.woord)).length;
  return {
    rijen: [...rijen, ...erbij],
    nieuw: erbij.length - zinnen,
    zinnen,
    dubbel: [...new Set(dubbel)],
    onbruikbaar: onbruikbaar.map(({ woord }) => woord),
    over: nieuw.length - erbij.length,
  };
}

const rang = ({ bericht }: WoordRij): number => (bericht === null || bericht.oordeel === 'zeker' ? 1 : 0);

/** The most doubtful word first; what is sure in the order of the list. */
const volgorde = (rij: WoordRij): number => (rang(rij) === 0 ? (rij.bericht?.zeker ?? 0) : 100);

/** Doubts first. */
export const twijfelsEerst = (rijen: readonly WoordRij[]): readonly WoordRij[] =>
  rijen.toSorted((a, b) => rang(a) - rang(b) || volgorde(a) - volgorde(b));

export const aantalTwijfels = (rijen: readonly WoordRij[]): number => rijen.filter((rij) => rang(rij) === 0).length;

/** Somebody looked at it and said what it is. */
export const isNagekeken = ({ hoofd, onthouden }: Rij): boolean => hoofd !== undefined || onthouden === true;

/** `bo-men`, `bo men` and `bo·men` are the same chunks. */
export const readKlankgroepen = (tekst: string): string[] =>
  tekst
    .normalize('NFC')
    .split(/[-·|\s]+/u)
    .filter((deel) => deel !== '');

/** Chunks of a word with a hyphen or a space of its own: joined they must be the word again. */
export const formsWoord = (klankgroepen: readonly string[], woord: string): boolean =>
  klankgroepen.join('').toLowerCase() === woord.replaceAll(/[-\s]/g, '').toLowerCase();

/** The chunks cut out of the word itself, so that capitals and hyphens stay. */
export function cut(klankgroepen: readonly string[], woord: string): string[] {
  const uit: string[] = [];
  let plek = 0;
  klankgroepen.forEach((deel, i) => {
    const begin = plek;
    for (let letters = 0; letters < deel.length && plek < woord.length; plek++) if (!/[-\s]/.test(woord[plek] ?? '')) letters++;
    if (i === klankgroepen.length - 1) plek = woord.length;
    else while (/[-\s]/.test(woord[plek] ?? '')) plek++;
    uit.push(woord.slice(begin, plek));
  });
  return uit;
}

/** True when the word stands in the sentence on its own. */
export const standsIn = (zin: string, woord: string): boolean => {
  const escaped = woord.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{M}'-])${escaped}(?![\\p{L}\\p{M}'-])`, 'iu').test(zin);
};

const NUMMERING = /^\s*(?:\(?\d{1,3}\s*[.):-]\s+|[-*+•·▪–—]\s+)/u;
const SLOT = /[.!?]['"]?$/u;
/** A sentence ends, and the next begins with a capital or a quotation mark. */
const TUSSEN_ZINNEN = /(?<=[.!?]['"]?)\s+(?=['"]?\p{Lu})/u;
const KLEINSTE_ZIN = 3;
const countWoorden = (zin: string): number => zin.split(/\s+/u).length;

interface Plaktekst {
  readonly zinnen: readonly string[];
  /** Sentences with more letters than fit. */
  readonly teLang: readonly string[];
  /** The other lines: words. */
  readonly rest: string;
}

/** What of a text is a sentence: a line of some words that ends in a point, a question mark or an exclamation mark. */
export function splitZinnen(tekst: string): Plaktekst {
  const zinnen: string[] = [];
  const teLang: string[] = [];
  const rest: string[] = [];
  for (const regel of tekst.split(/\r\n|[\r\n\v]/u)) {
    const kaal = regel.replace(NUMMERING, '').replaceAll(/[‘’]/gu, "'").replaceAll(/[“”"]/gu, "'").replaceAll(/\s+/gu, ' ').trim();
    if (!SLOT.test(kaal) || countWoorden(kaal) < KLEINSTE_ZIN) {
      rest.push(regel);
      continue;
    }
    const delen = kaal.split(TUSSEN_ZINNEN);
    // A short answer (Ja, graag.) stays with the sentence before it.
    const heel = delen.every((deel) => countWoorden(deel) >= KLEINSTE_ZIN) ? delen : [kaal];
    for (const zin of heel) (isZin(zin) ? zinnen : teLang).push(zin);
  }
  return { zinnen, teLang, rest: rest.join('\n') };
}
