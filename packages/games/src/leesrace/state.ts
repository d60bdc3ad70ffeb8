import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { tempoOf } from './leesrij.ts';
import type { Rijlezend } from './leesrij.ts';
import type { Sprong } from './speelstand.ts';

export interface RaceState extends Rijlezend, Spelend {
  readonly sprong: Sprong;
  /** The farthest jump of this round, in metres. */
  readonly verst: number;
  /** Did it jump in an earlier week? Then its ghost is awake and rides along. */
  readonly geest: boolean;
}

/** More options than four are the words of a sentence. */
export const isZin = ({ opties }: RaceState): boolean => opties.length > 4;

/** Share of the track that is for reading; the last bit is for the right answer. */
export const STUK = 0.86;

/** The pace of this race, only one's own; '' when there is none. */
export function describeTempo(state: RaceState): string {
  const woorden = Math.round(tempoOf(state));
  return woorden > 0 ? `${woorden} woorden in een minuut` : '';
}

/** Ticks into the reward at which the car passes the finish. */
export const FINISH = 24;
