import type { Bakken } from '@spelrijk/game-kit/sorteer/bakken';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';
import { currentOpgave } from '@spelrijk/game-kit/run';

export interface Plant {
  /** Share of the width and height of the stage, so that a turned device keeps the pond. */
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

export interface VijverState extends Schrijvend {
  readonly bakken: Bakken;
  /** The pads of this word, left to right. */
  readonly bladen: readonly string[];
  /** Where the arrows are; -1 is nowhere yet. */
  readonly keus: number;
  readonly gekozen: string | null;
  /** Where a finger holds the fish. */
  readonly sleep: { readonly x: number; readonly y: number } | null;
  readonly schelpen: number;
  readonly planten: readonly Plant[];
  /** The frog holds up its leaf: the encore of three fish at one pad. */
  readonly kikker: boolean;
}

/** Ticks of the swim to a pad, and of the round that a fish swims when the pad was another. */
export const ZWEM = 42;
export const RONDJE = 70;
/** So many fish at a pad and the frog asks for a word. */
export const PER_BLAD = 3;
/** The frog shows the word for so long, waits this long at most, and is glad for so long. */
export const TOON_TICKS = 110;
export const WACHT_TICKS = 1500;
export const BLIJ_TICKS = 66;
export const MAX_PLANTEN = 12;
export const MAX_BLADEN = 4;

export const isTypen = (state: VijverState): boolean => currentOpgave(state.run)?.antwoordvorm === 'TYP';
export const speelt = (state: VijverState): boolean => state.run.fase === 'spelen';

/** In the encore only right letters go in, as in a second attempt. */
export const alsGeleid = (state: VijverState): VijverState => ({ ...state, run: { ...state.run, fase: 'spelen', poging: 2 } });

export const kanPlanten = (state: VijverState): boolean => speelt(state) && state.schelpen > 0 && state.planten.length < MAX_PLANTEN;
