import type { Lezend } from '@spelrijk/game-kit/mechanics/boek';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Krat } from './krat.ts';

/** Plain data only: it is stored, restored and replayed. */
export interface SuperState extends Answering, Spelend, Lezend {
  readonly krat: Krat;
  /** What comes by on the belt belongs to this number, all through the round. */
  readonly zaad: number;
  /** How much has come by, and what of it can still be packed after this word. */
  readonly langs: number;
  readonly over: number;
  /** Crates that were full, and stamps for full layers. */
  readonly kratten: number;
  readonly zegels: number;
}

/** Ticks into the reward or the feedback: over the scanner, away from it, into the bag or back on the shelf. */
export const SCAN = 20;
export const WEG = 28;
export const THUIS = 50;
