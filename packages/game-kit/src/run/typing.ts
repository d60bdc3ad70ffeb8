/** Playing a typed answer: what writing sounds like, and the button that says that the word is ready. */
import type { GameInput, GameState } from '../contract/game.ts';
import { currentOpgave } from './run.ts';
import type { Zet } from './step.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

/** Is the answer to this opgave typed? */
export const isTyped = ({ run }: GameState): boolean => currentOpgave(run)?.antwoordvorm === 'TYP';

/** A letter, backspace or "ready"; a letter that went in sounds otherwise than one that was refused. */
export function typeLetter<S extends Writing>(state: S, input: GameInput): Zet<S> {
  const { raak, ...zet } = write(state, input);
  return raak === null ? zet : { ...zet, sounds: [raak ? 'letter' : 'mis'] };
}
