import { isTyped } from '@spelrijk/game-kit/run';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Kruipend } from './kruiper.ts';
import type { Vlak, Vlinder } from './speelstand.ts';

export interface RupsState extends Kruipend, Spelend {
  readonly vlinder: Vlinder;
  /** Those that were painted in this round. */
  readonly vlinders: readonly (readonly Vlak[])[];
}

/** Ticks in one step of one cell: slow enough to steer; quicker, also in calm mode, when it finds its own way and asks nothing of the child. */
export function staptijd(state: RupsState): number {
  return isTyped(state) || state.doelwit !== null ? 6 / Math.max(0.9, state.tempo) : 15 / Math.max(0.1, state.tempo);
}
