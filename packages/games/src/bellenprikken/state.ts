import type { Stand } from '@spelrijk/game-kit/game';
import { kolomX, opWeg } from '@spelrijk/game-kit/kolommen';
import type { Baan, Doelwit } from '@spelrijk/game-kit/kolommen';
import { maatOf } from '@spelrijk/game-kit/maat';
import type { Basis } from '@spelrijk/game-kit/stap';

export interface BellenState extends Basis {
  readonly bellen: readonly Doelwit[];
  /** How many columns there are for this word. */
  readonly kolommen: number;
  /** Column of the boat, the one it came from, and when it left. */
  readonly boot: number;
  readonly bootVan: number;
  readonly bootSinds: number;
  readonly pijl: { readonly kolom: number; readonly y: number } | null;
  /** The bubble that was pricked last. */
  readonly geprikt: Doelwit | null;
  /** Wrong answers of this word: they do not rise again. */
  readonly fout: readonly string[];
}

/** From the water to just under the sign. */
const BANEN: Readonly<Record<Stand, Baan>> = { liggend: { top: 190, bodem: 560 }, staand: { top: 250, bodem: 770 } };
/** Between these shares of its way a bubble is there to be pricked; around them it fades in and out. */
const ZICHTBAAR = [0.03, 0.95] as const;

export const baanOf = (state: { readonly stand: Stand }): Baan => BANEN[state.stand];

export const isZichtbaar = (bel: Doelwit, baan: Baan): boolean => opWeg(bel, baan) >= ZICHTBAAR[0] && opWeg(bel, baan) <= ZICHTBAAR[1];

/** Centre of a column in stage units. */
export const xOf = (state: BellenState, kolom: number): number => kolomX(kolom, state.kolommen, maatOf(state.stand).w);

/** The column under a pointer. */
export const kolomAt = (state: BellenState, x: number): number => Math.floor((x / maatOf(state.stand).w) * state.kolommen);
