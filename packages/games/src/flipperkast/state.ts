import type { Bal } from '@spelrijk/game-kit/ballen';
import { currentOpgave, isGeleid } from '@spelrijk/game-kit/run';
import { voorbeeldVan } from '@spelrijk/game-kit/schrijf';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';

/** A target with a piece of the word, or with an answer. */
export interface Schijf {
  readonly id: number;
  readonly stuk: string;
  /** Shot down: its piece stands on the display. */
  readonly om: boolean;
}

export interface FlipperState extends Schrijvend {
  /** In the order in which they stand. */
  readonly schijven: readonly Schijf[];
  /** Chosen wrong in this opgave. */
  readonly fout: readonly string[];
  /** Which target the ball points at. */
  readonly mik: number;
  /** The shot that is on its way: at which target, since when. */
  readonly schot: { readonly schijf: number; readonly op: number } | null;
  /** The target that thudded last, and when. */
  readonly bonk: { readonly schijf: number; readonly op: number } | null;
  /** Balls that bounce about; nothing they do counts. */
  readonly ballen: readonly Bal[];
  readonly volgende: number;
  /** Ticks of the last flip of the left and of the right flipper. */
  readonly flipLinks: number;
  readonly flipRechts: number;
  /** Tick of the last hit of each bumper. */
  readonly tikOp: readonly number[];
  /** Words spelled: lamps over the machine. */
  readonly lampen: number;
}

/** Ticks from the flippers to a target. */
export const VLUCHT = 12;
export const FLIP = 10;
export const MAX_BALLEN = 3;
/** Places for targets; letters of a longer word come in pieces. */
export const MAX_SCHIJVEN = 12;
export const MAX_KEUZES = 4;

const vormOf = (state: FlipperState): string | undefined => currentOpgave(state.run)?.antwoordvorm;
export const isTypen = (state: FlipperState): boolean => vormOf(state) === 'TYP';
export const isVolgen = (state: FlipperState): boolean => vormOf(state) === 'VOLG';
export const speelt = (state: FlipperState): boolean => state.run.fase === 'spelen';

/** Answers and words need wider targets than letters. */
export const isBreed = (state: FlipperState): boolean => !isVolgen(state) || state.schijven.some(({ stuk }) => stuk.length > 4);

/** The target to show: the answer in the last attempt, the next piece where it was missed. */
export function kijkStuk(state: FlipperState): string | null {
  if (!speelt(state) || !isGeleid(state.run) || isTypen(state)) return null;
  if (isVolgen(state)) return voorbeeldVan(state);
  return state.run.poging >= 3 ? (currentOpgave(state.run)?.antwoord ?? null) : null;
}
