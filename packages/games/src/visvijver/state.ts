import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Sorterend } from './sorteren.ts';
import type { Voer } from './speelstand.ts';

interface Plant {
  /** Share of the width and height of the stage, so that a turned device keeps the pond. */
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

/** The bins are pads. */
export interface VijverState extends Sorterend, Spelend {
  readonly schelpen: number;
  readonly planten: readonly Plant[];
  readonly voer: Voer;
}

/** Ticks of the swim to a pad. */
export const ZWEM = 42;
/** So many fish swim round a pad; others are below. */
export const PER_BLAD = 3;
const MAX_PLANTEN = 12;

export const canPlant = ({ run, schelpen, planten }: VijverState): boolean =>
  run.fase === 'spelen' && schelpen > 0 && planten.length < MAX_PLANTEN;
