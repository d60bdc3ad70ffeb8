import type { Richting } from '@spelrijk/game-kit/raster';
import type { Rapend } from '@spelrijk/game-kit/slang/rapen';
import { isTypen } from '@spelrijk/game-kit/typen';

/** The caterpillar on its leaf and the letters that lie there. */
export interface RupsState extends Rapend {
  /** Tick of the last step of one cell; null direction stands still. */
  readonly zetTick: number;
  readonly richting: Richting | null;
  /** Which way it looks. */
  readonly kijkt: Richting;
  /** The letter it crawls to by itself. */
  readonly doelwit: number | null;
  /** Tick of the last bite in itself. */
  readonly kietel: number;
}

/** Length without letters: the head and two. */
export const ROMP = 3;

/** Ticks in one step of one cell: slow enough to steer; quicker, also in calm mode, when it finds its own way and asks nothing of the child. */
export function staptijd(state: RupsState): number {
  return isTypen(state) || state.doelwit !== null ? 6 / Math.max(0.9, state.tempo) : 15 / Math.max(0.1, state.tempo);
}
