/**
 * Decides: what of a sentence has to be known to judge and explain it where there is no bank: in the browser, in a stored opgave.
 * Source: `createDicteezin`, where the bank and the analyser are.
 * Example: of `De hond blaft.` the words De, hond and blaft, the last as the tt3 of blaffen.
 */
import type { Knelpunt } from '@spelrijk/domain/woord';
import type { DiagnoseDoel } from '../diagnose.ts';

/** A word of the sentence as explanations want it; `start` and `end` say where it stands. */
export interface Zinswoord extends DiagnoseDoel {
  readonly start: number;
  readonly end: number;
}

/** A sentence to write whole: a `DiagnoseDoel` with its words. */
export interface Dicteezin {
  /** The sentence. */
  readonly woord: string;
  readonly knelpunten: readonly Knelpunt[];
  /** In order of the text; a word that is written in two ('s avonds) is one. */
  readonly woorden: readonly Zinswoord[];
}
