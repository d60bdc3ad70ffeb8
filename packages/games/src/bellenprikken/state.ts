import type { Stand } from '@spelrijk/game-kit/contract';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Choosing } from '@spelrijk/game-kit/run';
import { kolomX, maatOf } from '@spelrijk/game-kit/stage';
import { shareOfWay } from './kolommen.ts';
import type { Baan, Doelwit } from './kolommen.ts';

/** A bubble of the bunch that is played with after a right word. */
export interface Trosbel {
  readonly kleur: number;
  /** Takes all around it with it. */
  readonly goud: boolean;
  /** Tick at which it bursts; null hangs. */
  readonly knaptOp: number | null;
}

/** Option `i` is in the bubble of column `i`. */
export interface BellenState extends Choosing, Spelend {
  readonly bellen: readonly Doelwit[];
  /** Column of the boat, the one it came from, and when it left. */
  readonly boot: number;
  readonly bootVan: number;
  readonly bootSinds: number;
  readonly pijl: { readonly kolom: number; readonly y: number } | null;
  /** The bubble that was pricked last. */
  readonly geprikt: Doelwit | null;
  /** The bunch of this word's play, the darts that are left and the one that flies (`doel` -1: at nothing). */
  readonly tros: readonly Trosbel[];
  readonly darts: number;
  readonly dart: { readonly doel: number; readonly op: number } | null;
  /** Place of the boat in play. */
  readonly mik: number;
  /** Bubbles of all bunches that burst: stars in the sky. */
  readonly hemel: number;
}

/** From the water to just under the sign. */
const BANEN: Readonly<Record<Stand, Baan>> = { liggend: { top: 190, bodem: 560 }, staand: { top: 250, bodem: 770 } };

export const baanOf = (state: { readonly stand: Stand }): Baan => BANEN[state.stand];

/** How far a bubble is on its way up, from 0 to 1. */
export const wegOf = (state: BellenState, bel: Doelwit): number => shareOfWay(bel, baanOf(state));

/** Is it there to be pricked? At both ends of its way it fades in and out. */
export const isVisible = (state: BellenState, bel: Doelwit): boolean => wegOf(state, bel) >= 0.03 && wegOf(state, bel) <= 0.95;

/** Centre of a column in stage units. */
export const xOf = (state: BellenState, kolom: number): number => kolomX(kolom, state.opties.length, maatOf(state.stand).w);
