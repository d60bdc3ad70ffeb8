import type { Lezend } from '@spelrijk/game-kit/mechanics/boek';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { Sorterend } from './sorteren.ts';

/** What the play after a right word remembers. */

export interface Schim {
  /** Who it is. */
  readonly gast: string;
  /** Where it came up, and when; null is still below. */
  readonly boven: { readonly plek: Plek; readonly op: number } | null;
}

export interface Voer {
  readonly schimmen: readonly Schim[];
  readonly kruimels: number;
  /** Where the ring of the keys is. */
  readonly kolom: number;
  readonly worp: { readonly plek: Plek; readonly op: number; readonly van: number } | null;
  /** The last crumb that nobody came for. */
  readonly hap: { readonly plek: Plek; readonly op: number } | null;
}

interface Plant {
  /** Share of the width and height of the stage, so that a turned device keeps the pond. */
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

/** The bins are pads. */
export interface VijverState extends Sorterend, Spelend, Lezend {
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
