/** What a screen reader is told of the stage: a sentence for every phase, and what is asked in words. */
import type { GameState } from '../contract/game.ts';
import type { RunFase } from '../contract/run-state.ts';
import { currentOpgave } from './run.ts';
import { vraagOf } from './vraag.ts';

export type Verhaal<S> = Readonly<Record<RunFase, string | ((state: S) => string)>>;

/** A question or a sentence brings its own sign. */
const DUBBEL = /(\.\.\.|[?!…]|(?<!\.)\.)\.(?=\s|$)/g;

/** Makes `describe` of a sentence for every phase. */
export const describeBy =
  <S extends GameState>(verhaal: Verhaal<S>) =>
  (state: S): string => {
    const zin = verhaal[state.run.fase];
    return (typeof zin === 'string' ? zin : zin(state)).replaceAll(DUBBEL, '$1');
  };

/** What is asked, as far as it can be read. What else there is, a sound or a picture, the round tells: whether anything is heard here no game knows. */
export function describeVraag({ run }: GameState): string {
  const opgave = currentOpgave(run);
  return (opgave && vraagOf(opgave, false).tekst) ?? 'een woord';
}
