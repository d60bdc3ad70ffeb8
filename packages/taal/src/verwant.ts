/**
 * Decides: of which adjective a word is a degree (liever of lief), and of which words a compound is made (hondenhok of hond and hok).
 * Source: the degrees and the parts of any Dutch grammar, turned round; parts come from the word bank, else from the analysis of compounds.
 * Example: stellendeTrappenVan('liever') holds 'lief' and 'graag'; samengesteldUit('zwembaden') is ['zwem', 'bad'].
 */
import { analyseWoord } from './analyse.ts';
import { stammenVoorE } from './analyse/buiging.ts';
import { BANK } from './bank.ts';
import { TUSSENLETTERS } from './klank/delen.ts';
import { BIJVOEGLIJK, KLEINE_WOORDEN } from './lexicon/woordsoorten.ts';
import { overtreffendeTrap, vergrotendeTrap } from './vormen.ts';

/** Their degrees follow no rule, or they are no adjectives and have degrees all the same. */
const OOK_TRAPPEN = ['goed', 'veel', 'weinig', 'graag', 'vroeg', 'laat', 'vaak'];

const bank = new Map(BANK.map((woord) => [woord.woord.toLowerCase(), woord]));

/** Adjectives of which this is a degree. */
export function stellendeTrappenVan(woord: string): readonly string[] {
  const laag = woord.toLowerCase();
  // `moest` is of moeten: what the bank calls a form of something else is no degree.
  if (!['', 'trap'].includes(bank.get(laag)?.vorm ?? '')) return [];
  const kaal = /(?:er|st)e$/u.test(laag) ? laag.slice(0, -1) : laag;
  const stammen = [kaal.replace(/d?er$/u, ''), kaal.replace(/er$/u, ''), kaal.replace(/st$/u, ''), kaal.replace(/t$/u, '')];
  const mogelijk = [...new Set(stammen.flatMap((stam) => (stam === kaal ? [] : [stam, ...stammenVoorE(stam)])))];
  return [...new Set([...mogelijk.filter((stam) => BIJVOEGLIJK.has(stam)), ...OOK_TRAPPEN])].filter(
    (stam) => stam !== laag && (vergrotendeTrap(stam) === kaal || overtreffendeTrap(stam) === kaal),
  );
}

/** Short words (`uit`, `op`) that stand in nearly every sentence: they tell nothing of a compound that begins with one. */
export const isKleinWoord = (woord: string): boolean => KLEINE_WOORDEN.has(woord);

/** Shorter halves are found by chance: ster and ren in sterren. */
const HALF = 4;
/** And so are these. */
const BIJ_TOEVAL: ReadonlySet<string> = new Set(['minister', 'accuraat']);

/** Two words of the bank that together are this one. */
function halvenVan(laag: string): readonly string[] {
  for (let plek = HALF; plek <= laag.length - HALF; plek++) {
    const halven = [laag.slice(0, plek), laag.slice(plek)];
    if (halven.every((half) => bank.has(half)) && !BIJ_TOEVAL.has(laag)) return halven;
  }
  return [];
}

/** The words of a compound or of one of its forms, without its linking letters; empty for a word that is none. */
export function samengesteldUit(woord: string): readonly string[] {
  const laag = woord.toLowerCase();
  const record = bank.get(laag);
  const basis = record?.basis?.toLowerCase();
  const delen =
    record?.delen ??
    (basis === undefined ? undefined : bank.get(basis)?.delen) ??
    (record ? undefined : analyseWoord({ woord: laag }).delen);
  if (delen === undefined || delen.length < 2) return record ? halvenVan(basis ?? laag) : [];
  return delen.filter((deel, nr) => nr === 0 || nr === delen.length - 1 || !TUSSENLETTERS.has(deel)).map((deel) => deel.toLowerCase());
}
