import type { Steering } from '@spelrijk/game-kit/mechanics/koers';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';

/** A row of others that is overtaken: who is in which lane, and where a star lies. */
export interface Verkeer {
  readonly wagens: readonly { readonly strook: number; readonly soort: number }[];
  readonly ster: number;
}

/** The options hang over the lanes, left to right. */
export interface RaceState extends Steering, Spelend {
  /** The rows of this word's play, how many are behind (with a fraction), and in calm mode how many were asked for. */
  readonly verkeer: readonly Verkeer[];
  readonly rit: number;
  readonly ritDoel: number;
  /** Lane of the play, the one it came from and when it left; the last bump and the last star. */
  readonly strook: number;
  readonly strookVan: number;
  readonly strookOp: number;
  readonly botsOp: number;
  readonly sterOp: number;
  /** Overtaken in the whole round, and stars taken. */
  readonly ingehaald: number;
  readonly sterren: number;
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
