import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Schietend } from '@spelrijk/game-kit/mechanics/schieten';
import type { Vangst } from './beurtstand.ts';

/** Plain data only: it is stored, restored and replayed. Toadstools are the targets; the child itself is what flies. */
export interface StuiterState extends Schietend, Spelend {
  /** The play after a right word. */
  readonly vangst: Vangst;
  /** Fireflies of the whole round. */
  readonly lichtjes: number;
}

/** Ticks from the leaf to a toadstool, and back. */
export const VLUCHT = 20;
/** Ticks into the reward at which the play can begin. */
export const FEEST = 62;
