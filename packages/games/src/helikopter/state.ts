import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Diersoort, Redding } from './redding.ts';

/** Plain data only: it is stored, restored and replayed. */
export interface HeliState extends Answering, Spelend {
  /** The crate it came from (-1 is where it waits), and when it left. */
  readonly vlucht: { readonly van: number; readonly op: number };
  readonly redding: Redding;
  /** Who came home in this round. */
  readonly gered: readonly Diersoort[];
}

/** Ticks into the reward or the feedback: the hook is down, the crate is up, and the helicopter is gone with it. */
export const GRIJP = 16;
export const OP = 46;
export const WEG = 74;
