/**
 * Decides: what a teacher sees of the words that were pasted: one row a word, how sure we are and what to check first.
 * Source: the word bank and the analyser; own bounds for sure and unsure.
 * Example: rapporteerLijst('hond\ncachoquai')[1]?.oordeel === 'nakijken'.
 */
import type { WoordAnalyse } from './analyse.ts';
import type { Twijfel } from './analyse/zekerheid.ts';
import { findWoord } from './bank.ts';
import { normaliseer } from './normaliseer.ts';
import { analyseerWoord } from './woordenlijst.ts';

/** Can the word be practised as it is, should somebody look at it, or is it no word? */
export type Lijstoordeel = 'zeker' | 'nakijken' | 'onbruikbaar';

export interface Lijstregel {
  /** As it was pasted, without numbering. */
  readonly invoer: string;
  /** Line of the list, from 1. */
  readonly regel: number;
  readonly analyse: WoordAnalyse;
  /** Is it a word of our own bank, checked by hand? */
  readonly inBank: boolean;
  readonly oordeel: Lijstoordeel;
  /** What to look at, most doubtful first; empty when nothing. */
  readonly nakijken: readonly Twijfel[];
  /** Stands earlier in the list too; such a row can be left out. */
  readonly dubbel: boolean;
}

const ZEKER_VANAF = 0.85;
const BRUIKBAAR_VANAF = 0.35;
/** More words than a week's list ever has; the rest is left out. */
const LANGSTE_LIJST = 500;

/** Numbering, bullets and an article in front of a word: '3. de hond' is hond. */
const ERVOOR = /^\s*(?:\d+\s*[.):-]\s*|[-*•–]\s+)?(?:(?:de|het|een)\s+(?=\S+\s*$))?/iu;
const ERACHTER = /[\s,;.:!?]+$/u;

/** The words of a pasted text: one a line, or divided by commas, semicolons or tabs. */
export function splitLijst(tekst: string): readonly { readonly invoer: string; readonly regel: number }[] {
  const stukken = tekst.split(/\r?\n/u).flatMap((rij, index) => rij.split(/[,;\t]/u).map((stuk) => ({ stuk, regel: index + 1 })));
  return stukken
    .map(({ stuk, regel }) => ({ invoer: normaliseer(stuk.replace(ERVOOR, '').replace(ERACHTER, '')), regel }))
    .filter(({ invoer }) => invoer !== '')
    .slice(0, LANGSTE_LIJST);
}

function oordeelOver({ zeker, klankgroepen }: WoordAnalyse): Lijstoordeel {
  if (zeker < BRUIKBAAR_VANAF || klankgroepen.length === 0) return 'onbruikbaar';
  return zeker < ZEKER_VANAF ? 'nakijken' : 'zeker';
}

/** One row for every word of a pasted list, in its order. Never throws. */
export function rapporteerLijst(tekst: string): readonly Lijstregel[] {
  const gezien = new Set<string>();
  return splitLijst(tekst).map(({ invoer, regel }) => {
    const analyse = analyseerWoord(invoer);
    const dubbel = gezien.has(analyse.woord);
    gezien.add(analyse.woord);
    const inBank = findWoord(analyse.woord) !== undefined;
    return { invoer, regel, analyse, inBank, oordeel: oordeelOver(analyse), nakijken: analyse.twijfels, dubbel };
  });
}
