import type { Sorterend } from './sorteren.ts';

interface Plant {
  /** Share of the width and height of the stage, so that a turned device keeps the pond. */
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

/** The bins are pads; the frog asks for the encore, after three fish at one pad. */
export interface VijverState extends Sorterend {
  readonly schelpen: number;
  readonly planten: readonly Plant[];
}

/** Ticks of the swim to a pad. */
export const ZWEM = 42;
/** So many fish at a pad and the frog asks for a word. */
export const PER_BLAD = 3;
const MAX_PLANTEN = 12;

export const canPlant = ({ run, schelpen, planten }: VijverState): boolean =>
  run.fase === 'spelen' && schelpen > 0 && planten.length < MAX_PLANTEN;
