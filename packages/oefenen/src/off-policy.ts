/*
 * Decides what another policy would have given, from what this one gave and with which chance it chose.
 * Source: self-normalised importance weighting (Hesterberg 1995; Swaminathan & Joachims 2015), its interval by bootstrap over children (Efron 1979; Field & Welsh 2007).
 * Example: judgePolicy(rows, { seed: 1 }) -> { waarde: .81, laag: .79, hoog: .83, effectief: 212, kinderen: 40 }.
 */
import { createRandom } from '@spelrijk/base/random';
import type { Oefensoort } from './keuze.ts';
import type { Lot } from './lot.ts';

export interface PolicyRow {
  /** Whose choice it was: choices for one child hang together. */
  readonly kind: string;
  /** Chance of this choice by the other policy over the chance by which it was made. */
  readonly gewicht: number;
  /** What it gave. */
  readonly beloning: number;
}

export interface PolicyValue {
  readonly waarde: number;
  /** 95% interval. */
  readonly laag: number;
  readonly hoog: number;
  /** Choices that the weighted ones are worth (Kish 1965): far fewer than there are when the policies differ much. */
  readonly effectief: number;
  readonly kinderen: number;
}

export interface PolicyOptions {
  readonly seed: number;
  readonly trekkingen?: number;
}

const DRAWS = 1000;
/** A weight beyond this is cut off (Ionides 2008): one rare choice may not decide alone. */
const MAX_WEIGHT = 20;
/** Fewer choices than these say nothing that an interval could hold. */
const MIN_EFFECTIVE = 30;
const MIN_CHILDREN = 10;

interface Sums {
  readonly w: number;
  readonly wr: number;
  readonly ww: number;
}

function perChild(rows: readonly PolicyRow[]): Sums[] {
  const uit = new Map<string, Sums>();
  for (const { kind, gewicht, beloning } of rows) {
    const w = Math.min(Math.max(gewicht, 0), MAX_WEIGHT);
    const som = uit.get(kind) ?? { w: 0, wr: 0, ww: 0 };
    uit.set(kind, { w: som.w + w, wr: som.wr + w * beloning, ww: som.ww + w * w });
  }
  return [...uit.values()];
}

const total = (sums: readonly Sums[], naam: keyof Sums): number => sums.reduce((som, x) => som + x[naam], 0);

/** Quantile of sorted numbers. */
const quantile = (sorted: readonly number[], q: number): number => sorted[Math.min(Math.floor(q * sorted.length), sorted.length - 1)] ?? 0;

/**
 * The mean of what the other policy gives per choice, with a 95% interval. Holds when this policy could make every choice of the other
 * one, and what was given before a choice does not depend on what comes after it.
 * @returns undefined when there is too little to say anything: fewer than 10 children, or choices worth fewer than 30
 */
export function judgePolicy(rows: readonly PolicyRow[], { seed, trekkingen = DRAWS }: PolicyOptions): PolicyValue | undefined {
  const sums = perChild(rows);
  const [w, wr, ww] = [total(sums, 'w'), total(sums, 'wr'), total(sums, 'ww')];
  const effectief = ww > 0 ? (w * w) / ww : 0;
  if (sums.length < MIN_CHILDREN || effectief < MIN_EFFECTIVE) return undefined;
  const random = createRandom(seed);
  const waarden: number[] = [];
  for (let i = 0; i < trekkingen; i++) {
    const steekproef = sums.map(() => random.pick(sums));
    const deler = total(steekproef, 'w');
    if (deler > 0) waarden.push(total(steekproef, 'wr') / deler);
  }
  waarden.sort((x, y) => x - y);
  return { waarde: wr / w, laag: quantile(waarden, 0.025), hoog: quantile(waarden, 0.975), effectief, kinderen: sums.length };
}

/**
 * How much likelier (above 1) or less likely this choice would have been with other shares of the kinds of practice. Undefined where one kind only was
 * possible: such a choice says nothing about shares.
 */
export function weightForShares({ soort, soorten }: Lot, shares: Readonly<Partial<Record<Oefensoort, number>>>): number | undefined {
  const gegeven = soorten[soort];
  if (gegeven === undefined || gegeven <= 0) return undefined;
  const perSoort = new Map(Object.entries(shares));
  const kon = Object.entries(soorten).filter(([, kans]) => kans > 0);
  const som = kon.reduce((s, [naam]) => s + (perSoort.get(naam) ?? 0), 0);
  return kon.length > 1 && som > 0 ? (shares[soort] ?? 0) / som / gegeven : undefined;
}
