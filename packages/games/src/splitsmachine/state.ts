import type { Basis } from '@spelrijk/game-kit/stap';

export interface SplitsState extends Basis {
  readonly letters: readonly string[];
  /** Gap n lies before letter n. The right ones, and the ones where a knife stands, both in order. */
  readonly goed: readonly number[];
  readonly messen: readonly number[];
  /** The gap that the arrows point at. */
  readonly plek: number;
  /** Tick of the last knife, for its drop. */
  readonly gezet: number;
}

export const NOOIT = -1000;

export const speelt = (state: SplitsState): boolean => state.run.fase === 'spelen';

/** Ticks of a part's fall into its box. */
export const VAL = 16;

/** Ticks into the reward at which part `n` drops into its box. */
export const valTijd = (n: number): number => 16 + n * 14;
