import type { Steering } from '@spelrijk/game-kit/mechanics/koers';

/** The options hang over the lanes, left to right. */
export interface RaceState extends Steering {
  /** Lengths of road driven. */
  readonly gereden: number;
  /** Parts earned for the car. */
  readonly onderdelen: number;
}

/** Ticks that the gantry is away. */
export const AANLOOP = 90;
/** Ticks that a lane has to be kept before the car goes under by itself. */
export const BEDENKTIJD = 75;
/** Ticks from the gas to the gantry. */
export const ONDERDOOR = 16;
/** Ticks into the reward at which the new part is on the car. */
export const NIEUW_DEEL = 44;
export const MAX_DELEN = 6;
