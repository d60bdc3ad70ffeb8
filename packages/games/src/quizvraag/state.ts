import type { Joker } from '@spelrijk/game-kit/quiz/jokers';
import type { Luisterend } from '@spelrijk/game-kit/klank';
import type { Schrijvend } from '@spelrijk/game-kit/schrijf';
import { currentOpgave } from '@spelrijk/game-kit/run';

export interface QuizState extends Schrijvend, Luisterend {
  /** The options in the order in which they stand; empty for a typed answer. */
  readonly opties: readonly string[];
  /** Taken away by fifty-fifty. */
  readonly weg: readonly string[];
  /** Chosen wrong in this opgave. */
  readonly fout: readonly string[];
  /** The page of the text that is open; null: the question is on the board. */
  readonly bladzij: number | null;
  /** The text that was read last. */
  readonly tekst: string;
  /** Where the arrows are; -1 is nowhere yet. */
  readonly keus: number;
  readonly gekozen: string | null;
  /** Jokers that are used up, and when the last one was used. */
  readonly op: readonly Joker[];
  readonly jokerOp: number;
}

export const isTypen = (state: QuizState): boolean => currentOpgave(state.run)?.antwoordvorm === 'TYP';
export const speelt = (state: QuizState): boolean => state.run.fase === 'spelen';

/** Ticks into the reward at which the curtain of the answer opens: a short drum roll. */
export const ROFFEL = 14;

/** Jokers that help with what is asked now. */
export const jokersVan = (state: QuizState): readonly Joker[] => (isTypen(state) ? ['langzaam', 'regel'] : ['half', 'langzaam', 'regel']);

/** Fifty-fifty needs three options. */
export const kanJoker = (state: QuizState, joker: Joker): boolean =>
  speelt(state) && !state.op.includes(joker) && (joker !== 'half' || state.opties.length - state.weg.length > 2);

export const MAX_OPTIES = 4;
/** More options than this are the words of a sentence: they keep their order and have no shapes. */
export const isZin = (state: QuizState): boolean => state.opties.length > MAX_OPTIES;
