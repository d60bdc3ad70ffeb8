/**
 * Answers that are written in one opgave and chosen in the next: what stands ready for both, and which of the two is played now. Without
 * options it is written.
 */
import type { SoundId } from '../contract/effect.ts';
import type { GameInput, GameStart } from '../contract/game.ts';
import { beginPointing, rejectKeus, nameKeuzes, NIETS_GEKOZEN, pointAt } from './pointing.ts';
import type { Pointing } from './pointing.ts';
import { startBasis } from './step.ts';
import type { Zet } from './step.ts';
import { isTyped, typeLetter } from './typing.ts';
import { beginWriting, describeWritten } from './writing.ts';
import type { Writing } from './writing.ts';

export interface Answering extends Writing, Pointing {}

/** Before the first attempt. */
export function startAnswering(options: GameStart): Answering {
  const basis = startBasis(options);
  return { ...basis, ...beginWriting(basis), ...NIETS_GEKOZEN };
}

/** A new attempt: an empty row of letters, and where it is to be chosen (`kiest`) the options. */
export function beginAnswering<S extends Answering>(before: S, kiest = !isTyped(before)): S {
  const state = beginPointing(before, kiest);
  return { ...state, ...beginWriting(state) };
}

export const isWritten = ({ opties }: Pointing): boolean => opties.length === 0;

/** Writes or chooses; see `typeLetter` and `pointAt`. */
export const giveOrWrite = <S extends Answering>(state: S, input: GameInput, sound: SoundId, soort?: string): Zet<S> =>
  isWritten(state) ? typeLetter(state, input) : pointAt(state, input, sound, soort);

/** It was wrong: a wrong option is not offered again. */
export const rejectAntwoord = <S extends Answering>(state: S): S => rejectKeus(state);

/**
 * What a screen reader is told of the answer: what was written (`leeg` as long as nothing was), or what can be chosen.
 * @param kies comes before the options, such as "Je kunt kiezen:"
 */
export const describeAntwoord = (state: Answering, leeg: string, kies: string): string =>
  isWritten(state) ? describeWritten(state) || leeg : `${kies} ${nameKeuzes(state)}.`;
