import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { tempoOf, type Rijlezend } from './leesrij.ts';

/** What the play after a right word remembers. */

export interface Sprong {
  /** Turns of the engine, 0 to 1. */
  readonly toeren: number;
  readonly versnelling: number;
  readonly vaart: number;
  /** Stage units driven: what stands beside the road goes by as much. */
  readonly weg: number;
  /** How the last shift was, and when. */
  readonly schakel: { readonly hoe: 'vroeg' | 'raak' | 'laat'; readonly op: number } | null;
  /** When it left the ramp, and when it came down. */
  readonly losOp: number | null;
  readonly neerOp: number | null;
  /** Where it came down. */
  readonly landing: number;
}

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
