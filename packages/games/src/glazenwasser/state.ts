import type { Stand } from '@spelrijk/game-kit/contract';
import { isFlits } from '@spelrijk/game-kit/mechanics/flits';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave } from '@spelrijk/game-kit/run';
import type { Writing } from '@spelrijk/game-kit/run';
import type { Raam } from './masker.ts';
import type { Vegend } from './veger.ts';

/** The play after a right word: the neighbours, what the wiper can still take, which key is held, and the strip that is meant. */
export interface Buren {
  readonly vrienden: readonly { readonly cel: number; readonly wie: number; readonly gevondenOp: number | null }[];
  readonly over: number;
  readonly kant: 'links' | 'rechts' | 'op' | 'neer' | null;
  readonly mik: number;
}

export interface GlasState extends Writing, Vegend, Spelend {
  readonly buren: Buren;
  /** Neighbours found in the whole round. */
  readonly gevonden: number;
  /** Stars of this word and of all words. */
  readonly sterren: number;
  readonly totaal: number;
}

/** Reach of the wiper. */
export const STRAAL = 78;
/** How long a wiped cell stays clear, and the last part of that in which the suds creep back; ticks at normal speed. */
export const SCHOON = 300;
export const KRUIP = 100;

/** The pane, in cells. */
const RAMEN: Readonly<Record<Stand, Raam>> = {
  liggend: { kolommen: 8, rijen: 5, x: 296, y: 72, w: 76.5, h: 70 },
  staand: { kolommen: 8, rijen: 5, x: 54, y: 78, w: 76.5, h: 72 },
};
export const raamOf = (stand: Stand): Raam => RAMEN[stand];

/** What is behind the glass. */
export type Achter =
  | { readonly soort: 'woord'; readonly woord: string }
  | { readonly soort: 'plaatje'; readonly plaatje: string }
  | { readonly soort: 'bewoner' };

/** A word to read and remember, a picture to name, or only someone who lives there: then the word is heard. */
export function achterOf(state: GlasState): Achter {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return { soort: 'bewoner' };
  const { woord } = opgave;
  if (isFlits(opgave)) return { soort: 'woord', woord: woord.woord };
  return woord.plaatje === undefined ? { soort: 'bewoner' } : { soort: 'plaatje', plaatje: woord.plaatje };
}

/** The cells behind which the word or the picture is: the middle row, or the middle. */
export function importantCellen(state: GlasState): readonly number[] {
  const { kolommen } = raamOf(state.stand);
  const rij = Array.from({ length: kolommen - 2 }, (_, i) => kolommen * 2 + 1 + i);
  return achterOf(state).soort === 'woord' ? rij : rij.slice(2, -2);
}
