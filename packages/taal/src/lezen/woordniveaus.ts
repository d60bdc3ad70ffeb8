/**
 * Decides: what the eight word levels are called, when they are read and which have pseudo-words.
 * Source: the usual order of Dutch decoding; own half-years.
 * Example: WOORDNIVEAUS[0]?.id === 'L1'.
 */
import type { Leestrede, Woordniveau } from '@spelrijk/domain/leesopgave';
import type { Pseudoniveau } from '../pseudowoorden.ts';

export interface Niveauinfo {
  readonly id: Woordniveau;
  readonly naam: string;
  readonly intro: Leestrede['intro'];
  /** Pseudo-words exist for words that can be decoded by rule; loans cannot be. */
  readonly pseudo?: Pseudoniveau;
}

/** The ladder of single words. */
export const WOORDNIVEAUS: readonly Niveauinfo[] = [
  { id: 'L1', naam: 'Korte woorden: aap, maan', intro: { nl: '3a', be: '1a' }, pseudo: 'L1' },
  { id: 'L2', naam: 'Twee medeklinkers samen: stoel, kast, ring', intro: { nl: '3b', be: '1b' }, pseudo: 'L2' },
  { id: 'L3', naam: 'Veel medeklinkers samen: plant, straat, leeuw', intro: { nl: '3b', be: '1b' }, pseudo: 'L3' },
  { id: 'L4', naam: 'Woorden uit stukjes: zeehond, hondje, gezicht', intro: { nl: '4a', be: '2a' }, pseudo: 'L4' },
  { id: 'L5', naam: 'Twee klankgroepen: bomen, bommen', intro: { nl: '4b', be: '2b' }, pseudo: 'L5' },
  { id: 'L6', naam: 'Langere woorden: olifant, gezellig', intro: { nl: '5a', be: '3a' }, pseudo: 'L6' },
  { id: 'L7', naam: 'Leenwoorden: circus, vakantie', intro: { nl: '6a', be: '4a' } },
  { id: 'L8', naam: 'Moeilijke leenwoorden: chauffeur, computer', intro: { nl: '7a', be: '5a' } },
];
