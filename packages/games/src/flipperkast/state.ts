import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Losse } from './losse-ballen.ts';
import type { Schietend } from '@spelrijk/game-kit/mechanics/schieten';

/** A star of the play after a right word; one of them hides something. */
export interface Ster {
  readonly aan: boolean;
  readonly raadsel: boolean;
}

/** While a word is asked the balls only bounce about; after it they are the child's. */
export interface FlipperState extends Schietend, Losse, Spelend {
  /** Ticks of the last flip of the left and of the right flipper. */
  readonly flipLinks: number;
  readonly flipRechts: number;
  readonly sterren: readonly Ster[];
  /** Balls still to come, in calm mode shots. */
  readonly reserve: number;
  /** In calm mode: the star that is aimed at, the one that is shot at (-1 is none) and since when. */
  readonly mikSter: number;
  readonly schotNaar: number;
  readonly schotOp: number;
  /** What the hidden star gave. */
  readonly geheim: 'ballen' | 'sterren' | 'wind' | null;
  readonly geheimOp: number;
  /** Stars of all words, and when the last one lit up. */
  readonly buit: number;
  readonly sterOp: number;
}

/** Ticks from the flippers to a target. */
export const VLUCHT = 12;
export const FLIP = 10;
export const MAX_BALLEN = 3;
