import type { Kiezend } from '@spelrijk/game-kit/kiezen';
import { isSpelend } from '@spelrijk/game-kit/run';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';
import { inBak } from '@spelrijk/game-kit/sorteer/bakken';

export interface Plant {
  /** Share of the width and height of the stage, so that a turned device keeps the pond. */
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

/** Its options are the pads of this word, left to right. */
export interface VijverState extends Schrijvend, Kiezend {
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
const MAX_PLANTEN = 12;

/** In the encore only right letters go in, as in a second attempt. */
export const alsGeleid = (state: VijverState): VijverState => ({ ...state, run: { ...state.run, fase: 'spelen', poging: 2 } });

export const kanPlanten = ({ run, schelpen, planten }: VijverState): boolean =>
  isSpelend(run) && schelpen > 0 && planten.length < MAX_PLANTEN;

/** Does the fish on its way bring its pad to three, or six? */
export const maaktVol = ({ gekozen, bakken }: VijverState): boolean => gekozen !== null && (inBak(bakken, gekozen) + 1) % PER_BLAD === 0;
