import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, ticksInFase } from '@spelrijk/game-kit/run';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Lezend } from '@spelrijk/game-kit/mechanics/boek';
import type { Jokerend } from './jokers.ts';

/** The play after a right word: who presses first, how daring, where Bloep is followed, where the child points. */
export interface Hussel {
  readonly stap: 'zoemer' | 'moed' | 'hussel' | 'wijs' | 'open';
  readonly stapOp: number;
  /** 0 is safe, 1 is daring. */
  readonly moed: number;
  /** What is pointed at: a choice, or the place of a hat. */
  readonly wijst: number;
  /** When the lamp goes on. */
  readonly lampOp: number;
  /** Who pressed first, and so chooses how daring it is. */
  readonly eerst: 'kind' | 'bloep' | null;
}

export interface Husselend extends Spelend {
  readonly hussel: Hussel;
  /** Stars of all words. */
  readonly sterren: number;
}

/** A question, its options or its written answer, its text, the jokers, and the play. */
export type QuizState = Answering & Jokerend & Lezend & Husselend;

/** Ticks into the reward at which the curtain of the answer opens: a short drum roll. */
export const ROFFEL = 14;

/** It was right, and the drum roll is over. */
export const isRevealed = (state: QuizState): boolean => state.run.fase === 'goed' && ticksInFase(state) >= ROFFEL;
/** It was right, and the drum still rolls. */
export const isDrumroll = (state: QuizState): boolean => state.run.fase === 'goed' && !isRevealed(state);
/** The lights are on and the house is glad. */
export const isFeest = (state: QuizState): boolean => state.run.fase === 'klaar' || isRevealed(state);

/** More than four options are the words of a sentence: they keep their order and have no shapes. */
export const isZin = ({ opties }: QuizState): boolean => opties.length > 4;
export const hasPlaatjes = ({ run }: QuizState): boolean => currentOpgave(run)?.plaatjes === true;
