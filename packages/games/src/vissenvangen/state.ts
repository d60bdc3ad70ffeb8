import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave } from '@spelrijk/game-kit/run';
import type { Pointing } from '@spelrijk/game-kit/run';
import type { Zee } from './vangst.ts';

/** Plain data only: it is stored, restored and replayed. Fish with pieces to lay in order (VOLG), or with answers or rules (KIES, SORT). */
export interface VangState extends Leggend, Pointing, Spelend {
  readonly zee: Zee;
  /** Every fish that was caught in this round, by its kind. */
  readonly aquarium: readonly number[];
}

/** Are pieces laid in their order? At the end, were they? */
export const isLaying = ({ run }: VangState): boolean => (currentOpgave(run) ?? run.opgaven[0])?.antwoordvorm === 'VOLG';

/** Ticks into the reward or the feedback: the net is around it, it is hauled in or slips out. */
export const DICHT = 16;
export const BINNEN = 50;
