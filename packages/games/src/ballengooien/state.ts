import type { Schietend } from '@spelrijk/game-kit/mechanics/schieten';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';

/** A tin of the pile: full of sand or not, with somebody in it or not, and when it fell. */
export interface Blik {
  readonly zand: boolean;
  readonly knuffel: number | null;
  readonly omOp: number | null;
}

/** The play after a right word: a pile of tins, from the bottom up. */
export interface Stapel {
  readonly blikken: readonly Blik[];
  readonly ballen: number;
  /** When the present aiming began; across first, and once that stands still (`x`) up and down. */
  readonly mikOp: number;
  readonly x: number | null;
  /** The ball on its way: to where, and to which tin (-1 is none). */
  readonly worp: { readonly x: number; readonly y: number; readonly blik: number; readonly op: number } | null;
  /** When the last ball arrived, and at which tin. */
  readonly raak: { readonly blik: number; readonly op: number } | null;
  /** In calm mode: the tin that the arrows are at. */
  readonly mik: number;
}

/** Tins with answers, or with the pieces of a word. */
export interface BallenState extends Schietend, Spelend {
  readonly stapel: Stapel;
  /** Who was won, the whole round. */
  readonly knuffels: readonly number[];
}

/** Ticks of a ball to a tin. */
export const VLUCHT = 24;
/** Ticks into the reward at which the tins fall, and at which the pile is there. */
export const VALT = 10;
export const NAAR_STAPEL = 80;
export const KNUFFELS = 5;
