/**
 * Answers that are written in one opgave and chosen in the next: what stands ready for both, and which of the two is played now. Without
 * options it is written.
 */
import { NIETS_GEKOZEN, beginAanwijzen, keurKeusAf, robotWijstAan, wijsAan } from './aanwijzen.ts';
import type { Aanwijzend } from './aanwijzen.ts';
import type { GameInput, GameStart, Manier, SoundId } from './game.ts';
import { keuzeNamen } from './keuzebord.ts';
import { beginSchrijven, geschrevenIn, robotSchrijft } from './schrijf.ts';
import type { Schrijvend } from './schrijf.ts';
import { startBasis } from './stap.ts';
import type { Zet } from './stap.ts';
import { isTypen, typ } from './typen.ts';

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

/** What a child of this skill does. */
export const robotAntwoordt = (state: Antwoordend, skill: number, manier?: Manier, soort?: string): GameInput =>
  isGeschreven(state) ? robotSchrijft(state, skill, manier) : robotWijstAan(state, skill, soort);

/** It was wrong: a wrong option is not offered again. */
export const keurAntwoordAf = <S extends Antwoordend>(state: S): S => keurKeusAf(state);

/**
 * What a screen reader is told of the answer: what was written (`leeg` as long as nothing was), or what can be chosen.
 * @param kies comes before the options, such as "Je kunt kiezen:"
 */
export const vertelAntwoord = (state: Antwoordend, leeg: string, kies: string): string =>
  isGeschreven(state) ? geschrevenIn(state) || leeg : `${kies} ${keuzeNamen(state)}.`;
