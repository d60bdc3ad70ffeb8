import type { Lezend } from '@spelrijk/game-kit/mechanics/boek';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */
export interface Blad {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Blown into the heap. */
  readonly weg: boolean;
}

/** Something that lies under leaves. */
export interface Vondst {
  readonly soort: number;
  readonly x: number;
  readonly y: number;
  readonly opOp: number | null;
}

/** Calm mode: a small heap that is blown to the large one. */
export interface Hoopje {
  readonly x: number;
  readonly y: number;
  readonly bladeren: number;
  readonly wegOp: number | null;
}

export interface Tuin {
  readonly bladeren: readonly Blad[];
  readonly vondsten: readonly Vondst[];
  /** The blower, where a finger wants it, and the arrows that are held. */
  readonly x: number;
  readonly y: number;
  readonly doel: { readonly x: number; readonly y: number } | null;
  readonly opzij: -1 | 0 | 1;
  readonly omhoog: -1 | 0 | 1;
  /** When a leaf went into the heap last. */
  readonly hoopOp: number;
  readonly hoopjes: readonly Hoopje[];
  readonly mik: number;
  readonly over: number;
}

/** Plain data only: it is stored, restored and replayed. */
export interface BladState extends Answering, Spelend, Lezend {
  /** For every stone: when the leaves were blown off; null is as long as they lie there. */
  readonly kaal: readonly (number | null)[];
  readonly tuin: Tuin;
  /** Leaves and hedgehogs in the heap, and what was found under leaves, in this round. */
  readonly hoop: number;
  readonly egels: number;
  readonly vondsten: readonly number[];
}

/** Ticks into the reward: a hedgehog looks out from under the stone, sets off, and is in the heap. */
export const KIEK = 10;
export const LOOP = 30;
export const THUIS = 62;
