/** What the play after a right word remembers. */
import type { Plek } from '@spelrijk/game-kit/stage';

type Richting = 'links' | 'rechts' | 'op' | 'neer';

/** A lump: where it began, how it falls in stage units per tick, and what became of it. */
export interface Brok {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Somebody travels in it. */
  readonly gast: boolean;
  /** Tick at which it became a star; null falls. */
  readonly sterOp: number | null;
  /** Tick at which it bounced off a roof. */
  readonly dakOp: number | null;
}

/** A firework on its way to the place where it bursts. */
interface Pijl {
  readonly naar: Plek;
  readonly op: number;
}

/** A burst that takes what comes within its reach. */
export interface Knal {
  readonly plek: Plek;
  readonly op: number;
  readonly straal: number;
}

export interface Regen {
  readonly brokken: readonly Brok[];
  readonly pijlen: readonly Pijl[];
  readonly knallen: readonly Knal[];
  /** Fireworks that are left. */
  readonly over: number;
  /** Where is aimed, and which arrow is held. */
  readonly mik: Plek;
  readonly kant: Richting | null;
  /** In calm mode: the lump that the arrows are at. */
  readonly mikBrok: number;
}
