import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Dragging, Pointing } from '@spelrijk/game-kit/run';
import type { Doek, Worp } from './beurtstand.ts';

/** Plain data only: it is stored, restored and replayed. Option `i` is on sheet `i`. */
export interface VerfState extends Pointing, Dragging, Spelend {
  readonly worp: Worp;
  readonly doek: Doek;
  /** The last sheet of which all was found: it is the one that is framed when the new one is still empty. */
  readonly klaarDoek: Doek | null;
}

/** Ticks into the reward: the balloon bursts; the word has been seen on the sheet. */
export const RAAK = 20;
export const VAN = 66;
