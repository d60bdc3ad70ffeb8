import type { Nadering } from '@spelrijk/game-kit/baan/nadering';
import type { Bakken } from '@spelrijk/game-kit/sorteer/bakken';
import type { Basis } from '@spelrijk/game-kit/stap';

export interface RaceState extends Basis {
  readonly bakken: Bakken;
  /** What hangs over the lanes, left to right. */
  readonly opties: readonly string[];
  /** Chosen wrong in this opgave. */
  readonly fout: readonly string[];
  /** The lane of the car, the one it came from, and when it left. */
  readonly baan: number;
  readonly baanVan: number;
  readonly baanOp: number;
  /** How far off the gantry is. */
  readonly nadering: Nadering;
  /** Tick at which the child gave gas for the gantry. */
  readonly gasOp: number | null;
  /** Lengths of road driven. */
  readonly gereden: number;
  /** Parts earned for the car. */
  readonly onderdelen: number;
}

/** Stage lengths that the gantry comes from, and how many it does in a tick. */
export const AANLOOP = 90;
export const VAART = 1;
/** Ticks that a lane has to be kept before the car goes under by itself. */
export const BEDENKTIJD = 75;
/** Ticks from the gas to the gantry. */
export const ONDERDOOR = 16;
/** Ticks into the reward at which the new part is on the car. */
export const NIEUW_DEEL = 44;
export const MAX_BANEN = 4;
export const MAX_DELEN = 6;

export const speelt = (state: RaceState): boolean => state.run.fase === 'spelen';
