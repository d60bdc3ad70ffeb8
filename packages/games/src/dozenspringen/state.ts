import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Choosing } from '@spelrijk/game-kit/run';
import type { Springend } from './springer.ts';

/** The play after a right word: where the child is, how high and how fast, and what it met. */
export interface Sprong {
  readonly x: number;
  /** Where it steers to. */
  readonly naarX: number;
  /** Stage units over the trampoline, and up per tick. */
  readonly h: number;
  readonly v: number;
  /** When it came down last, and when it was told to push off. */
  readonly neerOp: number;
  readonly persOp: number;
  readonly sprongen: number;
  /** Per star: taken? */
  readonly sterren: readonly boolean[];
  /** The cloud that throws up: its column, its height, and when it did. */
  readonly wolk: { readonly kolom: number; readonly h: number; readonly op: number | null } | null;
  /** When a push came at the right moment last, and the speed of the last jump. */
  readonly raakOp: number;
  readonly raak: number;
}

/** The options are on the boxes, left to right; a box is also the ledge to jump to. */
export interface DozenState extends Choosing, Springend, Spelend {
  readonly sprong: Sprong;
  /** Highest jump of the round in stage units, stars of all words, and when the last one was taken. */
  readonly record: number;
  /** As high the child jumped before, in stage units; 0: it does not play against itself. */
  readonly spook: number;
  readonly sterren: number;
  readonly sterOp: number;
  /** The box that was landed on; -1 is none yet. */
  readonly geland: number;
  /** Tick of the last landing on the lift: a squash. */
  readonly plofOp: number;
  /** Right answers so far: how high the lift is. */
  readonly hoogte: number;
}

/** Stage units in one unit of the own record: a decimetre. */
export const RECORDMAAT = 10;

/** Ticks in which a row floats up to its place. */
export const OPKOMST = 36;
/** Reward: tape, stamp, then the lift follows. */
export const STEMPEL = 16;
export const LIFT_VAN = 34;
export const LIFT_DUUR = 46;
/** A wrong box opens, then the child floats down. */
export const OPEN = 14;
export const DALING = 60;
