import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Samenstellend } from './samenstellen.ts';
import type { Rijdend } from './stukken.ts';

/** What the play after a right word remembers. */

export interface Schijf {
  /** Degrees that the pizza has turned. */
  readonly hoek: number;
  /** What lies on each slice; -1 is given away. */
  readonly punten: readonly number[];
  /** What the left guest and the right one think of. */
  readonly wensen: readonly [number, number];
  readonly gegeven: number;
  /** The last slice that was given. */
  readonly hap: { readonly gast: number; readonly wat: number; readonly raak: boolean; readonly op: number } | null;
}

/** What rides on the belt is laid (VOLG), the word is cut (SPLIT) or typed. */
export type PizzaState = Samenstellend &
  Rijdend &
  Spelend & {
    readonly schijf: Schijf;
    /** How often a guest got what it thought of, in the whole round. */
    readonly smulde: number;
  };

/** Ticks of the slide into the oven, and of the baking: until the guest has it. */
export const SCHUIF = 22;
export const GAAR = 46;
