/*
 * Decides nothing: what was left to chance when a taak was made, and with which chance it fell as it did.
 * Source: propensities logged with every choice, so that another policy can be judged by what this one gave (Horvitz & Thompson 1952; Bottou e.a. 2013).
 * Example: { beleid: 'groei-6', soort: 'groei', kans: .74, soorten: { groei: .74, afmaken: .2, controle: .06 }, vorm: .7, woorden: { bommen: .2 } }.
 */
import type { Beleid } from './beleid.ts';
import type { Oefensoort } from './keuze.ts';

export interface Lot {
  readonly beleid: string;
  /** The trial of two policies side by side of which this was planned, and the groep the child was in then. */
  readonly proef?: { readonly id: string; readonly groep: string };
  /** What was chosen. */
  readonly soort: Oefensoort;
  /** Chance (0-1) of this kind of practice in this somvenster, given what was chosen before it on this day; 1: nothing was left to chance. */
  readonly kans: number;
  /** The chances of the kinds of practice at that moment; empty where there was one only. */
  readonly soorten: Readonly<Partial<Record<Oefensoort, number>>>;
  /** Chance of its form, given the rest. */
  readonly vorm: number;
  /** Chance with which each drawn word came, given the ones before it. Words that had to come, or were mixed in, are not here. */
  readonly woorden: Readonly<Record<string, number>>;
}

/** The same while a taak is made. */
export interface OpenLot {
  kans: number;
  soorten: Lot['soorten'];
  vorm: number;
  readonly woorden: Map<string, number>;
}

export const createLot = (): OpenLot => ({ kans: 1, soorten: {}, vorm: 1, woorden: new Map() });

const rounded = (x: number): number => Math.round(x * 1e4) / 1e4;

/** What is kept with a taak of these words. */
export function closeLot(
  { naam }: Beleid,
  soort: Oefensoort,
  { kans, soorten, vorm, woorden }: OpenLot,
  inTaak: readonly { readonly woord: string }[],
): Lot {
  const getrokken = inTaak.flatMap(({ woord }) => {
    const met = woorden.get(woord);
    return met === undefined ? [] : [[woord, rounded(met)] as const];
  });
  const perSoort = Object.entries(soorten).map(([soort, met]) => [soort, rounded(met)] as const);
  return {
    beleid: naam,
    soort,
    kans: rounded(kans),
    soorten: Object.fromEntries(perSoort),
    vorm: rounded(vorm),
    woorden: Object.fromEntries(getrokken),
  };
}
