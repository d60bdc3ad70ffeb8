/**
 * Decides: which spellings the analyser knows as a word of its own, and which can stand at the left or right of a compound.
 * Source: our own lists, the exceptions of pronunciation and the words of the bank.
 * Example: isNaamwoord('hond') and isHeelWoord('altijd') are true; isNaamwoord('altijd') is not.
 */
import { BANKLINKS, BANKRECHTS, BANKWOORDEN } from './bankwoorden.gen.ts';
import { ENGELSE_WOORDEN } from './engels.ts';
import { NAAMWOORDEN } from './naamwoorden.ts';
import { RANDWOORDEN } from './randwoorden.gen.ts';
import { UITSPRAAK } from './uitspraak.ts';
import { BIJVOEGLIJK, KLEINE_WOORDEN, OVERIG } from './woordsoorten.ts';

/** Words that can take an ending and stand in a compound. */
const BEKEND: ReadonlySet<string> = new Set([
  ...NAAMWOORDEN,
  ...ENGELSE_WOORDEN,
  ...BANKWOORDEN.split(' '),
  ...BANKRECHTS.split(' ').filter((woord) => !KLEINE_WOORDEN.has(woord)),
]);
const LINKS: ReadonlySet<string> = new Set(BANKLINKS.split(' '));

export const isNaamwoord = (woord: string): boolean => BEKEND.has(woord) || UITSPRAAK.has(woord);
export const isHeelWoord = (woord: string): boolean =>
  isNaamwoord(woord) || BIJVOEGLIJK.has(woord) || OVERIG.has(woord) || KLEINE_WOORDEN.has(woord);

const RAND: ReadonlySet<string> = new Set(RANDWOORDEN.trim().split(/\s+/));

/** A noun that only the dictionary knows: good for the part of a compound and for a plural, and less sure than a word of ours. */
export const isRandwoord = (woord: string): boolean => RAND.has(woord);

/** Prefixes and words that never begin a compound, whatever stands behind them. */
const NOOIT_LINKS: ReadonlySet<string> = new Set('ver ont her be ge die min bes gesp'.split(' '));

/** Does a compound of the bank begin with it? */
export const beginsInBank = (woord: string): boolean => LINKS.has(woord);

/** Can this word begin a compound? Verb stems are judged by the caller. */
export const canBeLinks = (woord: string): boolean =>
  !NOOIT_LINKS.has(woord) && (isNaamwoord(woord) || LINKS.has(woord) || BIJVOEGLIJK.has(woord) || KLEINE_WOORDEN.has(woord));
