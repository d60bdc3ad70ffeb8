/**
 * Decides: which words stand in a pasted text, whatever divides, numbers or decorates them.
 * Source: lists as teachers have them: typed, from a table, from a document with bullets, from a message.
 * Example: splitLijst('1. de hond; een kat\n• Boom').map(({ invoer }) => invoer) gives hond, kat, Boom.
 */
import { leesdelenVan } from './analyse/morfologie.ts';
import { AFKORTINGEN } from './lexicon/woordsoorten.ts';
import { normalise } from './normalise.ts';

export interface Lijststuk {
  /** Without numbering, bullet, article and signs around it. */
  readonly invoer: string;
  /** Line of the text, from 1. */
  readonly regel: number;
}

/** More words than a week's list ever has; the rest is left out. */
const LANGSTE_LIJST = 500;

/** The stroke of t/m divides nothing. */
const SCHEIDING = /[,;\t|]|(?<!(?:^|\s)t)\/|\s•\s|\s·\s/iu;
/** `3.`, `(3)`, `3 ` before a word, `b)`, a bullet, a box to tick. */
const NUMMERING = /^\s*(?:\(?\d{1,3}\s*[.):-]\s*|\d{1,3}\s+(?=['’]?\p{L})|\(?[a-z]\)\s+|(?:[-*+•·▪◦●○■□☐✓→–—\uF0B7\uF0A7]|o(?=\s))\s*)/iu;
const LIDWOORD = /^(?:de|het|een|'t|'n)\)?\s+(?=\S+$)/iu;
/** `lopen (liep)`: two words; `boom (de)` and `roos (3)`: one with its article or number. */
const TUSSEN_HAAKJES = /^(\S+)\s+\(([\p{L}'’-]+|\d{1,3})\)\s*$/u;
const ZEGT_NIETS = /^(?:de|het|een|\d+)$/iu;
const ERVOOR = /^["“”„«»([]+/u;
const ERACHTER = /[\s,;.:!?"“”„«»)\]]+$/u;
const ALLEEN_NUMMER = /^(?:\(?\d{1,3}[.)]?|o|[-*•·▪–])$/iu;

/** From so many words without a sign between them, a line is a row of words. */
const RIJ_VANAF = 4;

function clean(stuk: string): string {
  const heel = normalise(stuk).replace(NUMMERING, '').replace(ERVOOR, '');
  // The full stop of bijv. belongs to it.
  if (AFKORTINGEN.has(heel.toLowerCase()) || /^(?:\p{L}{1,4}\.){2,}$/u.test(heel)) return heel;
  const kaal = heel.replace(ERACHTER, '');
  return kaal.replace(LIDWOORD, '').trim();
}

/** A sentence stays whole, so that somebody sees that it is one. */
const isZin = (stuk: string): boolean => /[.?!]["”]?\s*$/u.test(stuk) && stuk.trim().split(/\s+/u).length >= RIJ_VANAF;

function losseWoorden(stuk: string): readonly string[] {
  const woorden = stuk.trim().split(/\s+/u);
  return woorden.length >= RIJ_VANAF && !isZin(stuk) ? woorden.filter((woord) => !ALLEEN_NUMMER.test(woord)) : [stuk];
}

function metHaakjes(stuk: string): readonly string[] {
  const [, voor = '', erin = ''] = TUSSEN_HAAKJES.exec(stuk.replace(NUMMERING, '').trim()) ?? [];
  if (voor === '') return [stuk];
  return ZEGT_NIETS.test(erin) ? [voor] : [voor, erin];
}

/** A column of numbers beside the words says nothing. */
function stukkenVan(rij: string): readonly string[] {
  const stukken = rij.split(SCHEIDING);
  const over = stukken.length > 1 ? stukken.filter((stuk) => !ALLEEN_NUMMER.test(stuk.trim())) : stukken;
  return over.flatMap(metHaakjes).flatMap(losseWoorden);
}

/** The words of a pasted text, in its order; at most `LANGSTE_LIJST`. Never throws. */
export function splitLijst(tekst: string): readonly Lijststuk[] {
  // A soft line break of a word processor is a line break too.
  return tekst
    .replaceAll('\v', '\n')
    .split(/\r\n|[\r\n\p{Zl}\p{Zp}]/u)
    .flatMap((rij, index) => stukkenVan(rij).map((stuk) => ({ invoer: clean(stuk), regel: index + 1 })))
    .filter(({ invoer }) => invoer !== '')
    .slice(0, LANGSTE_LIJST);
}

/** What is known of a spelling, capital and all; and of a word in small letters. */
interface Kennis {
  readonly standsThere: (woord: string) => boolean;
  readonly isWoord: (klein: string) => boolean;
}

/** `Hond` from a list where every line begins with a capital is hond; a word that we know with its capital keeps it, and so does Noordzee. */
export function withoutZinshoofdletter(woord: string, { standsThere, isWoord }: Kennis): string {
  const klein = woord.toLowerCase();
  return /^\p{Lu}[^\p{Lu}]*$/u.test(woord) && !standsThere(woord) && leesdelenVan(woord) === undefined && isWoord(klein) ? klein : woord;
}
