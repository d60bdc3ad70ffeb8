import type { Antwoordend } from '@spelrijk/game-kit/antwoord';
import type { Naspelend } from '@spelrijk/game-kit/naspel';
import { isSpelend } from '@spelrijk/game-kit/run';
import type { Slepend } from '@spelrijk/game-kit/slepen';
import { inBak } from '@spelrijk/game-kit/sorteer/bakken';

export interface Plant {
  /** Share of the width and height of the stage, so that a turned device keeps the pond. */
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

/** Its options are the pads of this word, left to right; the frog asks for the encore, after three fish at one pad. */
export interface VijverState extends Antwoordend, Naspelend, Slepend {
  readonly schelpen: number;
  readonly planten: readonly Plant[];
}

/** Ticks of the swim to a pad. */
export const ZWEM = 42;
/** So many fish at a pad and the frog asks for a word. */
export const PER_BLAD = 3;
const MAX_PLANTEN = 12;

export const kanPlanten = ({ run, schelpen, planten }: VijverState): boolean =>
  isSpelend(run) && schelpen > 0 && planten.length < MAX_PLANTEN;

/** Does the fish on its way bring its pad to three, or six? */
export const maaktVol = ({ gekozen, bakken }: VijverState): boolean => gekozen !== null && (inBak(bakken, gekozen) + 1) % PER_BLAD === 0;
