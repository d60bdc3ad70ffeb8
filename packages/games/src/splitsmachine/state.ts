import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';

/** What the play after a right word remembers. */

export interface Deuntje {
  readonly noten: readonly number[];
  /** When the machine began to blow it. */
  readonly blaastOp: number;
  /** How many notes the child has played after. */
  readonly plek: number;
  readonly mik: number;
  /** The last whistle that blew, by the child. */
  readonly fluit: { readonly i: number; readonly op: number } | null;
  readonly hikOp: number | null;
}

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
