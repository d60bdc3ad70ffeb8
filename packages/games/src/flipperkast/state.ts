import type { Losse } from '@spelrijk/game-kit/ballen/los';
import type { Kiezend } from '@spelrijk/game-kit/kiezen';
import { wijstAan } from '@spelrijk/game-kit/kiezen';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { voorbeeldVan } from '@spelrijk/game-kit/schrijf';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';

/** At which target, and since when. */
interface Treffer {
  readonly schijf: number;
  readonly op: number;
}

/** Its options are on the targets: answers, or pieces of the word. The balls bounce about; nothing they do counts. */
export interface FlipperState extends Schrijvend, Kiezend, Losse {
  /** Targets that were shot down: their pieces stand on the display. */
  readonly om: readonly number[];
  /** Which target the ball points at. */
  readonly mik: number;
  /** The shot that is on its way. */
  readonly schot: Treffer | null;
  /** The target that thudded last. */
  readonly bonk: Treffer | null;
  /** Ticks of the last flip of the left and of the right flipper. */
  readonly flipLinks: number;
  readonly flipRechts: number;
  /** Tick of the last hit of each bumper. */
  readonly tikOp: readonly number[];
}

/** Ticks from the flippers to a target. */
export const VLUCHT = 12;
export const FLIP = 10;
export const MAX_BALLEN = 3;

export const isVolgen = ({ run }: FlipperState): boolean => currentOpgave(run)?.antwoordvorm === 'VOLG';

/** Answers and words need wider targets than letters. */
export const isBreed = (state: FlipperState): boolean => !isVolgen(state) || state.opties.some((stuk) => stuk.length > 4);

/** The target to point at: the answer in the last attempt, the next piece where it was missed; -1 is none. */
export function kijkSchijf(state: FlipperState): number {
  const stuk = isVolgen(state) ? voorbeeldVan(state) : (state.opties.find((optie) => wijstAan(state, optie)) ?? null);
  return state.opties.findIndex((optie, i) => optie === stuk && !state.om.includes(i));
}
