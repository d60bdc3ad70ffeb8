import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import type { Deuntje } from './speelstand.ts';

export interface SplitsState extends Cutting, Spelend {
  readonly deun: Deuntje;
  /** The longest tune of this round. */
  readonly langste: number;
}

export const speelt = (state: SplitsState): boolean => state.run.fase === 'spelen';

/** More letters than this do not fit on the belt with targets for a finger: they lie on strips. */
const OP_DE_BAND = 12;
export const isLong = (state: SplitsState): boolean => state.letters.length > OP_DE_BAND;

/** Ticks of a part's fall into its box. */
export const VAL = 16;

/** Ticks into the reward at which part `n` drops into its box. */
export const valTijd = (n: number): number => 16 + n * 14;
