import type { GameState } from '@spelrijk/game-kit/contract';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import { type Dragging, type Pointing, currentOpgave } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */
export interface Wortel {
  /** 0 is as long as it was planted, 1 cannot grow more. */
  readonly maat: number;
  readonly vorm: number;
}

/** A bed: its carrot grows, was pulled, or the mole has it. */
export type Bed = null | 'mol' | Wortel;

/** The mole on its way under the ground, in ticks of the play. */
export interface Mol {
  readonly doel: number;
  readonly van: number;
  readonly op: number;
  readonly duur: number;
  /** It turns round before it is there. */
  readonly keert: boolean;
  readonly tocht: number;
}

export interface Oogst {
  readonly bedden: readonly Bed[];
  readonly mik: number;
  readonly mol: Mol;
  /** When something came out of the ground last, out of which bed. */
  readonly raakOp: number;
  readonly laatste: number;
  /** Calm mode: how often was waited. */
  readonly beurten: number;
}

/** Plain data only: it is stored, restored and replayed. A word goes into a crate, or is cut. */
export interface BoerState extends Pointing, Cutting, Dragging, Spelend {
  readonly oogst: Oogst;
  /** The harvest of the round. */
  readonly hooi: readonly Wortel[];
}

/** Is the word of now cut? At the end of a round: was it? */
export const isSplit = ({ run }: GameState): boolean => (currentOpgave(run) ?? run.opgaven[0])?.antwoordvorm === 'SPLIT';

/** Ticks into the reward: the carrot is out of the ground, lies in its crate, and the play begins. */
export const LOS = 9;
export const KIST = 32;
export const VAN = 70;
/** Ticks between two parts that hop. */
export const DEEL = 8;
