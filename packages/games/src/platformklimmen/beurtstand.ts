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
