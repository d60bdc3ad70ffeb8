import type { Stand } from '@spelrijk/game-kit/game';
import type { Raster, Richting } from '@spelrijk/game-kit/raster';
import { currentOpgave, isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import type { Basis } from '@spelrijk/game-kit/stap';
import { toonStuk } from '@spelrijk/game-kit/vakken';
import type { Vakken } from '@spelrijk/game-kit/vakken';

/** A letter on the leaf. */
export interface Hap {
  readonly id: number;
  readonly stuk: string;
  readonly vak: number;
}

export interface RupsState extends Basis {
  readonly vakken: Vakken;
  readonly happen: readonly Hap[];
  /** Cells of the caterpillar, head first, and where they were one step ago. */
  readonly lijf: readonly number[];
  readonly vorig: readonly number[];
  /** Tick of the last step of one cell; null direction stands still. */
  readonly zetTick: number;
  readonly richting: Richting | null;
  /** Which way it looks. */
  readonly kijkt: Richting;
  /** The letter it crawls to by itself. */
  readonly doelwit: number | null;
  readonly volgendeId: number;
  /** Ticks of the last bite in itself, the last letter spat out, and the last one eaten. */
  readonly kietel: number;
  readonly spuug: number;
  readonly hapTick: number;
}

export const NOOIT = -1000;
/** Length without letters: the head and two. */
export const ROMP = 3;

const RASTERS: Readonly<Record<Stand, Raster>> = { liggend: { kolommen: 13, rijen: 6 }, staand: { kolommen: 8, rijen: 8 } };
export const rasterOf = (state: { readonly stand: Stand }): Raster => RASTERS[state.stand];

/** Typed words: the letters come from the keyboard and the caterpillar finds them itself. */
export const isTypen = (state: RupsState): boolean => currentOpgave(state.run)?.antwoordvorm === 'TYP';

/** The piece to show: every one in the last attempt, else after two misses. */
export function voorbeeldOf(state: RupsState): string | null {
  if (state.run.fase !== 'spelen' || !isGeleid(state.run)) return null;
  return isVoorgedaan(state.run) ? (state.vakken.doel[state.vakken.inhoud.length] ?? null) : toonStuk(state.vakken);
}

/** Ticks in one step of one cell: slow enough to steer; quicker, also in calm mode, when it finds its own way and asks nothing of the child. */
export function staptijd(state: RupsState): number {
  return isTypen(state) || state.doelwit !== null ? 6 / Math.max(0.9, state.tempo) : 15 / Math.max(0.1, state.tempo);
}
