import type { Basis } from '@spelrijk/game-kit/stap';

export interface RaceState extends Basis {
  /** The words of this row; `plek` is the one on the board, past the last comes the question. */
  readonly rij: readonly string[];
  readonly plek: number;
  /** Ticks: when this word came on the board, and how long this row has been read. */
  readonly woordOp: number;
  readonly leesTicks: number;
  /** The last press that came too soon to have read. */
  readonly teSnel: number;
  readonly opties: readonly string[];
  readonly fout: readonly string[];
  readonly keus: number;
  readonly gekozen: string | null;
  /** The text that was read last: its next questions come without reading it again. */
  readonly tekst: string;
  /** This row is read for the first time: its time counts, and a line cannot be skipped. */
  readonly telt: boolean;
  /** Words and ticks of the rows that were read and understood at once. */
  readonly gelezen: number;
  readonly gelezenTicks: number;
  /** Own pace of the last time, in words per minute; null when there is none yet. */
  readonly spook: number | null;
}

export const MAX_OPTIES = 4;
/** Words in a row that the game makes itself. */
export const RIJ_LENGTE = 5;

export const speelt = (state: RaceState): boolean => state.run.fase === 'spelen';
export const leest = (state: RaceState): boolean => speelt(state) && state.plek < state.rij.length;
export const kiest = (state: RaceState): boolean => speelt(state) && state.plek >= state.rij.length;

export const isTekst = (state: RaceState): boolean => state.tekst !== '';

/** How far the own car is, 0-1: a step for every word, the last bit for the right answer. */
export const afgelegd = (state: RaceState): number => (Math.min(state.plek, state.rij.length) / Math.max(1, state.rij.length)) * 0.86;
