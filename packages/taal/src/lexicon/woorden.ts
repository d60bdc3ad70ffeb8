/**
 * Decides: which spellings the analyser knows as a word of its own, and which can stand at the left or right of a compound.
 * Source: our own lists, the exceptions of pronunciation and the words of the bank.
 * Example: isNaamwoord('hond') and isHeelWoord('altijd') are true; isNaamwoord('altijd') is not.
 */
import { BANKLINKS, BANKRECHTS, BANKWOORDEN } from './bankwoorden.gen.ts';
import { ENGELSE_WOORDEN } from './engels.ts';
import { NAAMWOORDEN } from './naamwoorden.ts';
import {
  ALLEEN_MET_S,
  BOEKNAAMWOORDEN,
  BOEKSTAMMEN,
  BOEKVOORVOEGSEL,
  BOEKWOORDEN,
  OOK_WOORD,
  RANDWOORDEN,
  VAAK_LINKS,
  VAAK_RECHTS,
  VERGELIJKBAAR,
} from './randwoorden.gen.ts';
import { UITSPRAAK } from './uitspraak.ts';
import { BIJVOEGLIJK, KLEINE_WOORDEN, OVERIG } from './woordsoorten.ts';

/** Words that can take an ending and stand in a compound. */
const BEKEND: ReadonlySet<string> = new Set([
  ...NAAMWOORDEN,
  ...ENGELSE_WOORDEN,
  ...BANKWOORDEN.split(' '),
  ...BANKRECHTS.split(' ').filter((woord) => !KLEINE_WOORDEN.has(woord)),
]);
const BANK: ReadonlySet<string> = new Set(BANKWOORDEN.split(' '));
/** A single word of the bank: whether it has parts is known. */
export const isBankwoord = (woord: string): boolean => BANK.has(woord);
const LINKS: ReadonlySet<string> = new Set(BANKLINKS.split(' '));

export const isNaamwoord = (woord: string): boolean => BEKEND.has(woord) || UITSPRAAK.has(woord);
export const isHeelWoord = (woord: string): boolean =>
  isNaamwoord(woord) || BIJVOEGLIJK.has(woord) || OVERIG.has(woord) || KLEINE_WOORDEN.has(woord);

/** What the dictionary says of a word that only it knows: a number, its bits added. `vaak`: it stands in many compounds. */
export const KAN = { links: 1, rechts: 2, metS: 4, meervoud: 8, vaak: 16 } as const;

function readRand(): Map<string, number> {
  const kan = new Map<string, number>();
  for (const groep of RANDWOORDEN.trim().split('#')) {
    const [soort = '', ...woorden] = groep.trim().split(/\s+/);
    for (const woord of woorden) kan.set(woord, Number(soort));
  }
  return kan;
}
const RAND: ReadonlyMap<string, number> = readRand();

/** Does only the dictionary know this word, and can it do one of these: begin or end a compound, take a plural? Less sure than a word of ours. */
export const canRand = (woord: string, kan: number): boolean => ((RAND.get(woord) ?? 0) & kan) !== 0;

/** A noun that only the dictionary knows. */
export const isRandwoord = (woord: string): boolean => canRand(woord, KAN.meervoud);

/** Prefixes and words that never begin a compound, whatever stands behind them. */
export const NOOIT_LINKS: ReadonlySet<string> = new Set(
  'ver ont her be ge die min bes gesp opper oer aarts wan hem ben lep vit het met'.split(' '),
);

/** Does a compound of the bank begin with it? */
export const beginsInBank = (woord: string): boolean => LINKS.has(woord);

const RECHTS: ReadonlySet<string> = new Set(BANKRECHTS.split(' '));
/** Does a compound of the bank end with it? */
export const endsInBank = (woord: string): boolean => RECHTS.has(woord);

/** Can this word begin a compound? Verb stems are judged by the caller. */
export const canBeLinks = (woord: string): boolean =>
  !NOOIT_LINKS.has(woord) && (isNaamwoord(woord) || LINKS.has(woord) || BIJVOEGLIJK.has(woord) || KLEINE_WOORDEN.has(woord));

const asSet = (tekst: string): ReadonlySet<string> => new Set(tekst.trim().split(/\s+/));
const OFT_LINKS = asSet(VAAK_LINKS);
const OFT_RECHTS = asSet(VAAK_RECHTS);
/** Do many compounds begin with this word: in the bank, or, of a short one, in the dictionary? */
export const oftenBegins = (woord: string): boolean => LINKS.has(woord) || OFT_LINKS.has(woord);
/** Do many end with it? */
export const oftenEnds = (woord: string): boolean => RECHTS.has(woord) || OFT_RECHTS.has(woord);

const TRAPWOORDEN = asSet(VERGELIJKBAAR);
/** Can this be compared: an adjective of ours, or one that only the dictionary knows as one? */
export const isVergelijkbaar = (woord: string): boolean => BIJVOEGLIJK.has(woord) || TRAPWOORDEN.has(woord);

const ALLEEN_S = asSet(ALLEEN_MET_S);
/** A noun whose plural the dictionary makes with -s alone, while its -en makes a verb: bowl, boycot. */
export const takesAlleenS = (woord: string): boolean => ALLEEN_S.has(woord);
const OOK_ANDERS = asSet(OOK_WOORD);
/** A form of a verb that the dictionary has as a noun or an adjective too: hees, gespierd. */
export const isOokAnderWoord = (woord: string): boolean => OOK_ANDERS.has(woord);

const BOEK_NAAM = asSet(BOEKNAAMWOORDEN);
const BOEK = asSet(BOEKWOORDEN);
const BOEK_STAM = asSet(BOEKSTAMMEN);
const BOEK_VOORVOEGSEL = asSet(BOEKVOORVOEGSEL);

/** A noun of the dictionary with a plural, that begins and ends no compound for us. */
export const isBoeknaamwoord = (woord: string): boolean => BOEK_NAAM.has(woord);
/** Has the dictionary this word as it stands, as something else than the form of a verb? */
export const standsInBoek = (woord: string): boolean => BOEK.has(woord) || BOEK_NAAM.has(woord) || RAND.has(woord);
/** Is this the stem of a verb and, by the dictionary, no other word: verlang, kneed? */
export const isBoekstam = (woord: string): boolean => BOEK_STAM.has(woord);
/** Has the dictionary this infinitive, with an unstressed prefix or known to no list? It has no gewinden. */
export const isBoekverb = (infinitief: string): boolean => BOEK_VOORVOEGSEL.has(infinitief);
