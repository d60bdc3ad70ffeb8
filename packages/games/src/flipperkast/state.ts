import type { Losse } from './losse-ballen.ts';
import type { Schietend } from './schieten.ts';

/** The balls bounce about; nothing they do counts. */
export interface FlipperState extends Schietend, Losse {
  /** Ticks of the last flip of the left and of the right flipper. */
  readonly flipLinks: number;
  readonly flipRechts: number;
}

/** Ticks from the flippers to a target. */
export const VLUCHT = 12;
export const FLIP = 10;
export const MAX_BALLEN = 3;
