import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Samenstellend } from './samenstellen.ts';
import type { Schijf } from './speelstand.ts';
import type { Rijdend } from './stukken.ts';

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
