import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isTyped } from '@spelrijk/game-kit/run';
import type { Kruipend } from './kruiper.ts';

/** What the play after a right word remembers. */

/** What lies on a part of the wing: the first colour, and the dots in it; -1 is none. */
export interface Vlak {
  readonly kleur: number;
  readonly stip: number;
}

export interface Vlinder {
  readonly vlakken: readonly Vlak[];
  /** The colours that are still to come, the next one first. */
  readonly druppels: readonly number[];
  readonly mik: number;
  readonly verfOp: number;
  /** When it was done and flew off; null is not yet. */
  readonly wegOp: number | null;
}

export interface RupsState extends Kruipend, Spelend {
  readonly vlinder: Vlinder;
  /** Those that were painted in this round. */
  readonly vlinders: readonly (readonly Vlak[])[];
}

/** Ticks in one step of one cell: slow enough to steer; quicker, also in calm mode, when it finds its own way and asks nothing of the child. */
export function staptijd(state: RupsState): number {
  return isTyped(state) || state.doelwit !== null ? 6 / Math.max(0.9, state.tempo) : 15 / Math.max(0.1, state.tempo);
}
