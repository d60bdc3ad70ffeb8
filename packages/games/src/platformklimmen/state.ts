import type { GameState } from '@spelrijk/game-kit/contract';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import { currentOpgave } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */
export interface Richel {
  readonly bloemen: number;
  readonly nest: boolean;
  /** Tick at which it was reached. */
  readonly op: number | null;
}

/** What the climber does: it swings, flies, stands on a ledge, or bounces in its rope. */
type Houding = 'zwaait' | 'vliegt' | 'staat' | 'veert';

export interface Slinger {
  readonly houding: Houding;
  /** Since which tick. */
  readonly sinds: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly richels: readonly Richel[];
  /** The ledge it stands on, or in calm mode flies to; -1 is none. */
  readonly waar: number;
  /** Jumps that are left. */
  readonly over: number;
  /** In calm mode: the ledge that the arrows are at. */
  readonly mik: number;
}

/** Plain data only: it is stored, restored and replayed. A word is climbed piece by piece, or cut into steps. */
export interface KlimState extends Leggend, Cutting, Spelend {
  /** The hold that crumbled last; -1 is none. */
  readonly misId: number;
  /** The swinging after a right word. */
  readonly slinger: Slinger;
  /** Flowers and feathers of the whole round. */
  readonly bloemen: number;
  readonly veren: number;
}

/** Has the word to be cut, not climbed? */
export const isTrap = ({ run }: GameState): boolean => currentOpgave(run)?.antwoordvorm === 'SPLIT';

/** Ticks into the reward: the climber is up, and the wall has come down past it. */
export const OMHOOG = 24;
export const BOVEN = 60;
/** Ticks from step to step of a word that was cut. */
export const TREDE = 12;
/** Stage units of wall for every right word. */
export const KLIM = 260;
