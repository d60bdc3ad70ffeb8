/**
 * Decides: what a teacher sees of the words that were pasted: one row a word, how sure we are and what to check first.
 * Source: the word bank and the analyser; own bounds for sure and unsure.
 * Example: reportLijst('hond\ncachoquai')[1]?.oordeel === 'nakijken'.
 */
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { WoordAnalyse } from './analyse.ts';
import type { Twijfel } from './analyse/zekerheid.ts';
import { findWoord } from './bank.ts';
import { isBestaandWoord } from './bestaand.ts';
import { splitLijst, withoutZinshoofdletter } from './lijstsplitsing.ts';
import { propose } from './spellingvoorstel.ts';
import { examineLijstwoord } from './lijstwoord.ts';

export { splitLijst } from './lijstsplitsing.ts';

/** Can the word be practised as it is, should somebody look at it, or is it no word? */
type Lijstoordeel = 'zeker' | 'nakijken' | 'onbruikbaar';

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
  /** A word we know that may be meant; absent when the spelling exists or nothing comes near. */
  readonly voorstel?: string;
  /** Stands earlier in the list too; such a row can be left out. */
  readonly dubbel: boolean;
}

const ZEKER_VANAF = 0.85;
const BRUIKBAAR_VANAF = 0.35;

function oordeelOver({ zeker, klankgroepen, woord }: WoordAnalyse, voorstel: string | undefined): Lijstoordeel {
  if (zeker < BRUIKBAAR_VANAF || klankgroepen.length === 0 || !/\p{L}/u.test(woord)) return 'onbruikbaar';
  return zeker < ZEKER_VANAF || voorstel !== undefined ? 'nakijken' : 'zeker';
}

const isBekend = (woord: string): boolean => findWoord(woord) !== undefined || isBestaandWoord(woord);

const isGespeld = ({ woord }: WoordAnalyse): boolean => isBekend(woord) || isBekend(woord.toLowerCase());

/** One word of a list: what we know of it, and how sure that is. A word that was looked at is not asked about again. */
export function reportWoord(rij: Lijstwoord, regel: number, dubbel: boolean): Lijstregel {
  const analyse = examineLijstwoord(rij);
  const isBekeken = rij.hoofd !== undefined || rij.onthouden === true;
  const voorstel = isBekeken || isGespeld(analyse) ? undefined : propose(analyse);
  const vraag: Twijfel[] = voorstel === undefined ? [] : [{ veld: 'spelling', zin: `Bedoel je ${voorstel}?` }];
  return {
    invoer: rij.woord,
    regel,
    analyse,
    inBank: findWoord(analyse.woord) !== undefined,
    oordeel: oordeelOver(analyse, voorstel),
    nakijken: [...vraag, ...analyse.twijfels],
    ...(voorstel !== undefined && { voorstel }),
    dubbel,
  };
}

/** One row for every word of a pasted list, in its order. Never throws. */
export function reportLijst(tekst: string): readonly Lijstregel[] {
  const gezien = new Set<string>();
  return splitLijst(tekst).map(({ invoer, regel }) => {
    const woord = withoutZinshoofdletter(invoer, { standsThere: (tekst) => findWoord(tekst) !== undefined, isWoord: isBekend });
    const dubbel = gezien.has(woord);
    gezien.add(woord);
    return reportWoord({ woord }, regel, dubbel);
  });
}
