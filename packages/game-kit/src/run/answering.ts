/**
 * Answers that are written in one opgave and chosen in the next: what stands ready for both, and which of the two is played now. Without
 * options it is written.
 */
import type { SoundId } from '../contract/effect.ts';
import type { GameInput, GameStart } from '../contract/game.ts';
import { beginAanwijzen, keurKeusAf, keuzeNamen, NIETS_GEKOZEN, wijsAan } from './pointing.ts';
import type { Aanwijzend } from './pointing.ts';
import { startBasis } from './step.ts';
import type { Zet } from './step.ts';
import { isTypen, typ } from './typing.ts';
import { beginSchrijven, geschrevenIn } from './writing.ts';
import type { Schrijvend } from './writing.ts';

export interface Antwoordend extends Schrijvend, Aanwijzend {}

/** Before the first attempt. */
export function startAntwoorden(options: GameStart): Antwoordend {
  const basis = startBasis(options);
  return { ...basis, ...beginSchrijven(basis), ...NIETS_GEKOZEN };
}

/** A new attempt: an empty row of letters, and where it is to be chosen (`kiest`) the options. */
export function beginAntwoorden<S extends Antwoordend>(before: S, kiest = !isTypen(before)): S {
  const state = beginAanwijzen(before, kiest);
  return { ...state, ...beginSchrijven(state) };
}

export const isGeschreven = ({ opties }: Aanwijzend): boolean => opties.length === 0;

/** Writes or chooses; see `typ` and `wijsAan`. */
export const beantwoord = <S extends Antwoordend>(state: S, input: GameInput, sound: SoundId, soort?: string): Zet<S> =>
  isGeschreven(state) ? typ(state, input) : wijsAan(state, input, sound, soort);

/** It was wrong: a wrong option is not offered again. */
export const keurAntwoordAf = <S extends Antwoordend>(state: S): S => keurKeusAf(state);

/**
 * What a screen reader is told of the answer: what was written (`leeg` as long as nothing was), or what can be chosen.
 * @param kies comes before the options, such as "Je kunt kiezen:"
 */
export const vertelAntwoord = (state: Antwoordend, leeg: string, kies: string): string =>
  isGeschreven(state) ? geschrevenIn(state) || leeg : `${kies} ${keuzeNamen(state)}.`;
