import type { Aanwijzend } from '@spelrijk/game-kit/aanwijzen';
import type { Rijlezend } from '@spelrijk/game-kit/flits/leesrij';

export interface RaceState extends Aanwijzend, Rijlezend {
  /** Own pace of the last time, in words per minute; null when there is none yet. */
  readonly spook: number | null;
}

/** More options than four are the words of a sentence. */
export const isZin = ({ opties }: RaceState): boolean => opties.length > 4;

/** Share of the track that is for reading; the last bit is for the right answer. */
export const STUK = 0.86;
/** How far the own car is (0-1) at this word of the row: a step for every word. */
export const afgelegd = ({ rij }: RaceState, plek: number): number => (plek / Math.max(1, rij.length)) * STUK;

/** Ticks into the reward at which the car passes the finish. */
export const FINISH = 24;
