/**
 * Decides: how hard a text is to read, in numbers.
 * Source: counts of words, letters and klankgroepen, the klankgroepen from the bank or the analyser of this package.
 * Example: countTekst(tekst.alineas.flat()).woordenPerZin is the mean number of words in a sentence.
 */
import { examineWoord } from '../woordenlijst.ts';
import type { Woordniveau } from '@spelrijk/domain/leesopgave';
import { woordniveauVan } from './woordniveau.ts';

export interface Teksttelling {
  readonly woorden: number;
  readonly woordenPerZin: number;
  readonly langsteZin: number;
  readonly lettersPerWoord: number;
  /** Share of words of one klankgroep, 0-1. */
  readonly eenlettergrepig: number;
}

export interface Woordtelling {
  readonly woord: string;
  readonly klankgroepen: number;
  readonly niveau: Woordniveau;
}

/** The words of a sentence without the signs around them; `'s` and hyphens stay. */
export const woordenVan = (zin: string): string[] =>
  zin
    .split(/\s+/)
    .map(kaal)
    .filter((woord) => woord !== '');

function kaal(los: string): string {
  const zonderEind = los.replace(/[^\p{L}\d]+$/u, '');
  return zonderEind === "'s" ? zonderEind : zonderEind.replace(/^[^\p{L}\d]+/u, '');
}

const countLetters = (woord: string): number => woord.replace(/[^\p{L}\d]/gu, '').length;

/** What the limits of a level are about; all zero for no sentences. */
export function countTekst(zinnen: readonly string[]): Teksttelling {
  const lengtes = zinnen.map((zin) => woordenVan(zin).length);
  const woorden = zinnen.flatMap(woordenVan);
  const aantal = Math.max(1, woorden.length);
  return {
    woorden: woorden.length,
    woordenPerZin: woorden.length / Math.max(1, zinnen.length),
    langsteZin: Math.max(0, ...lengtes),
    lettersPerWoord: woorden.reduce((som, woord) => som + countLetters(woord), 0) / aantal,
    eenlettergrepig: woorden.filter((woord) => countWoord(woord).klankgroepen === 1).length / aantal,
  };
}

/** The words of our own texts, which are counted for one figure after another. */
const geteld = new Map<string, Woordtelling>();

/** A number in digits is read as one easy word. */
export function countWoord(woord: string): Woordtelling {
  const eerder = geteld.get(woord);
  if (eerder) return eerder;
  const telling = createTelling(woord);
  geteld.set(woord, telling);
  return telling;
}

function createTelling(woord: string): Woordtelling {
  if (/^\d+$/.test(woord) || woord === "'s") return { woord, klankgroepen: 1, niveau: 'L1' };
  const analyse = examineWoord(woord);
  return { woord, klankgroepen: analyse.klankgroepen.length, niveau: woordniveauVan(analyse) };
}
