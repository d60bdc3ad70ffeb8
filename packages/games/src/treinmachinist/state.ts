import type { Nadering } from '@spelrijk/game-kit/baan/nadering';
import type { Luisterend } from '@spelrijk/game-kit/klank';
import type { Bakken } from '@spelrijk/game-kit/sorteer/bakken';

export interface TreinState extends Luisterend {
  readonly bakken: Bakken;
  /** The stations of this word, top to bottom. */
  readonly stations: readonly string[];
  /** Chosen wrong in this opgave. */
  readonly fout: readonly string[];
  /** Which track the points are set to; -1 is not yet set. */
  readonly wissel: number;
  readonly nadering: Nadering;
  /** Space is held: half speed. */
  readonly remt: boolean;
  /** Tick at which the wagon was let go, and how far it had to go yet to the signal. */
  readonly los: { readonly op: number; readonly afstand: number } | null;
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
export const MAX_STATIONS = 4;

export const speelt = (state: TreinState): boolean => state.run.fase === 'spelen';
