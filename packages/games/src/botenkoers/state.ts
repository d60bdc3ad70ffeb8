import type { Schietend } from '@spelrijk/game-kit/mechanics/schieten';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';

export type Koers = -1 | 1;

/** A buoy with a flag, in a column of the water and so far on. */
export interface Boei {
  readonly kolom: number;
  readonly ver: number;
  readonly vlag: number;
  readonly raakOp: number | null;
}

/** The play after a right word: sailing against the wind, now to the left and now to the right. */
export interface Vaart {
  /** Place across the water, 0 is the left bank and 1 the right one; and how far on. */
  readonly x: number;
  readonly ver: number;
  readonly koers: Koers;
  /** Tick at which it went about last. */
  readonly omOp: number;
  readonly boeien: readonly Boei[];
  /** Gusts: where the wind is stronger. */
  readonly vlagen: readonly { readonly x: number; readonly ver: number }[];
  /** In calm mode: legs that are left, and the leg that is sailed now. */
  readonly over: number;
  readonly rak: { readonly vanX: number; readonly naarX: number; readonly vanVer: number; readonly op: number } | null;
}

/** Sailing through a gate is aiming at it: `mik` is where the bow points, `schot` the way there. */
export interface BotenState extends Schietend, Spelend {
  /** Where the bow points, in degrees clockwise from straight up. */
  readonly steven: number;
  readonly vaart: Vaart;
  /** Flags on the line, of the whole round. */
  readonly vlaggen: readonly number[];
}

/** Ticks from the anchor to the gate. */
export const TOCHT = 58;
/** Ticks into the reward at which the boat is through, and at which the open water is there. */
export const ERDOOR = 24;
export const OPEN_WATER = 84;
export const KOLOMMEN = 5;
export const VLAGSOORTEN = 6;
