import type { Lezend } from '@spelrijk/game-kit/mechanics/boek';
import type { Steering } from '@spelrijk/game-kit/mechanics/koers';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Listening } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */

export interface Halte {
  /** Along the line, in stage units. */
  readonly x: number;
  readonly wachtend: number;
  /** How many got in, and when; null: the train did not stop here. */
  readonly in: { readonly aantal: number; readonly op: number } | null;
}

export interface Rit {
  readonly weg: number;
  readonly vaart: number;
  readonly remt: boolean;
  readonly haltes: readonly Halte[];
  readonly plaatsen: number;
  /** Stood still where nobody was. */
  readonly misOp: number;
  /** In calm mode: the platform that was chosen. */
  readonly doel: number | null;
}

/** The options are the stations of this word, top to bottom; the lane is the track that the points are set to. */
export interface TreinState extends Steering, Listening, Spelend, Lezend {
  /** Space is held: half speed. */
  readonly remt: boolean;
  readonly rit: Rit;
  /** Who got in, in the whole round. */
  readonly reizigers: number;
}

/** Stage units that the train comes from beyond its signal, and how many it does in a tick. */
export const AANLOOP = 330;
export const VAART = 3.2;
/** Ticks that a set of points stands before the wagon goes by itself. */
export const BEDENKTIJD = 80;
/** Ticks from the signal to the points, then to the station, then before the cheering ends. */
export const NAAR_WISSEL = 22;
export const NAAR_STATION = 44;
/** Ticks to the buffer of a wrong track and back. */
export const STOOT = 40;
export const TERUG = 70;
