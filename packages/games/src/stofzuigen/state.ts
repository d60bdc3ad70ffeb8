import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import type { Richting } from '@spelrijk/game-kit/mechanics/raster';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';

interface Konijn {
  readonly vak: number;
  readonly vorig: number;
  readonly hupOp: number;
  /** Hops it has left before it is out of breath. */
  readonly adem: number;
  /** What is inside. */
  readonly spul: number;
  readonly wegOp: number | null;
}

/** What is remembered of the hunt. */
export interface Jacht {
  readonly konijnen: readonly Konijn[];
  /** The bunny it goes after by itself, in calm mode; -1 is none. */
  readonly achter: number;
}

/** Plain data only: it is stored, restored and replayed. */
export interface ZuigState extends Leggend, Spelend {
  /** The cell it is in or drives into, the one it came from, and when it left. */
  readonly vak: number;
  readonly vorig: number;
  readonly stapOp: number;
  /** Which arrow is held. */
  readonly richting: Richting | null;
  /** The cell it drives to by itself, and the block it sucks up there; -1 is none. */
  readonly doel: number | null;
  readonly zuigt: number;
  /** The cell of every block, by its id. */
  readonly blokken: readonly number[];
  /** Where the cat sleeps: nobody drives there. */
  readonly kat: number;
  readonly pluizen: readonly number[];
  /** The hunt after a right word. */
  readonly jacht: Jacht;
  /** What was lost and is found, of the whole round. */
  readonly spullen: readonly number[];
}

/** Ticks of one cell. */
export const STAP = 9;
/** Ticks into the reward at which the hunt can begin. */
export const NAAR_JACHT = 70;
/** Kinds of lost things. */
export const SOORTEN = 6;
