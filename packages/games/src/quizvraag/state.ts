import type { Antwoordend } from '@spelrijk/game-kit/antwoord';
import type { Lezend } from '@spelrijk/game-kit/lezen/boek';
import type { Jokerend } from '@spelrijk/game-kit/quiz/jokers';
import { ticksInFase } from '@spelrijk/game-kit/stap';

/** A question, its options or its written answer, its text, and the jokers. */
export type QuizState = Antwoordend & Jokerend & Lezend;

/** Ticks into the reward at which the curtain of the answer opens: a short drum roll. */
export const ROFFEL = 14;

/** It was right, and the drum roll is over. */
export const isOnthuld = (state: QuizState): boolean => state.run.fase === 'goed' && ticksInFase(state) >= ROFFEL;
/** The lights are on and the house is glad. */
export const isFeest = (state: QuizState): boolean => state.run.fase === 'klaar' || isOnthuld(state);

/** More options than this are the words of a sentence: they keep their order and have no shapes. */
export const MAX_OPTIES = 4;
export const isZin = (state: QuizState): boolean => state.opties.length > MAX_OPTIES;
