/*
 * Decides nothing: a chance distribution over equally wide cells, and what is asked of it.
 * Source: midpoint cells with mass spread evenly inside each; no rule of its own.
 * Example: new cells at -3, -2.9, ... 3; chanceAbove(v, 0) counts half of the cell around 0.
 */
import { STAP } from './meetmodel.ts';

/** Chances of cells of width `STAP` around `van`, `van + STAP`, ...; they sum to one. */
export interface Verdeling {
  readonly van: number;
  readonly kansen: Float64Array;
}

export function normalise(van: number, gewichten: Float64Array): Verdeling {
  const som = gewichten.reduce((total, x) => total + x, 0);
  return { van, kansen: gewichten.map((x) => (som > 0 ? x / som : 1 / gewichten.length)) };
}

/** Chance (0-1) of lying below `grens`. */
export function chanceBelow({ van, kansen }: Verdeling, grens: number): number {
  let som = 0;
  for (let i = 0; i < kansen.length; i++) {
    const links = van + (i - 0.5) * STAP;
    if (links >= grens) break;
    som += (kansen[i] ?? 0) * Math.min(1, (grens - links) / STAP);
  }
  return som;
}

export const chanceAbove = (verdeling: Verdeling, grens: number): number => 1 - chanceBelow(verdeling, grens);

/** The value below which this share (0-1) lies. */
export function quantile({ van, kansen }: Verdeling, deel: number): number {
  let som = 0;
  for (let i = 0; i < kansen.length; i++) {
    const kans = kansen[i] ?? 0;
    if (som + kans >= deel && kans > 0) return van + (i - 0.5 + (deel - som) / kans) * STAP;
    som += kans;
  }
  return van + (kansen.length - 0.5) * STAP;
}
