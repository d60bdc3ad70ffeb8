import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Dragging, Pointing } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers: it goes on where it was with every word of the round. */
export interface Spat {
  /** Shares of the width and the height of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly kleur: number;
  /** 1 is that of a balloon. */
  readonly maat: number;
  readonly op: number;
}

export interface Doek {
  readonly spatten: readonly Spat[];
  /** What was found of the drawing, by number. */
  readonly gevonden: readonly number[];
  /** Says what is drawn where. */
  readonly zaad: number;
  /** Sheets that were finished before this one. */
  readonly af: number;
}

export interface Worp {
  /** Balloons that were thrown after this word. */
  readonly worpen: number;
  readonly kleur: number;
  /** Where the keys aim. */
  readonly kolom: number;
  readonly rij: number;
  readonly lucht: { readonly x: number; readonly y: number; readonly op: number } | null;
  readonly raakOp: number;
  /** What mixed last, and what was found last; null is nothing. */
  readonly mengsel: number | null;
  readonly vondst: number | null;
}

/** Plain data only: it is stored, restored and replayed. Option `i` is on sheet `i`. */
export interface VerfState extends Pointing, Dragging, Spelend {
  readonly worp: Worp;
  readonly doek: Doek;
  /** The last sheet of which all was found: it is the one that is framed when the new one is still empty. */
  readonly klaarDoek: Doek | null;
}

/** Ticks into the reward: the balloon bursts; the word has been seen on the sheet. */
export const RAAK = 20;
export const VAN = 66;
