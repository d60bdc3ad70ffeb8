/** Playing a typed answer: what writing sounds like, and the button that says that the word is ready. */
import type { GameInput, GameState, Item } from './game.ts';
import { currentOpgave, isGeleid, isSpelend } from './run.ts';
import { schrijf } from './schrijf.ts';
import type { Schrijvend } from './schrijf.ts';
import type { Zet } from './stap.ts';

/** Is the answer to this opgave typed? */
export const isTypen = ({ run }: GameState): boolean => currentOpgave(run)?.antwoordvorm === 'TYP';

/** A letter, backspace or "ready"; a letter that went in sounds otherwise than one that was refused. */
export function typ<S extends Schrijvend>(state: S, input: GameInput): Zet<S> {
  const { raak, ...zet } = schrijf(state, input);
  return raak === null ? zet : { ...zet, sounds: [raak ? 'letter' : 'mis'] };
}

/** Where the button stands and what is on it; `name` when it says more than that the word is ready. */
type Knop = Pick<Item, 'x' | 'y' | 'w' | 'h' | 'label' | 'z'> & Partial<Item>;

/** There is a button in the free attempt only, and it is dead (`dof`) as long as nothing stands there. */
export function klaarKnop(state: Schrijvend, knop: Knop, dof = 0.6): Item[] {
  if (isGeleid(state.run) || !isSpelend(state.run)) return [];
  const leeg = state.vakken.inhoud.length === 0;
  const vast = { key: 'klaar', art: 'knop', labelSize: 38, labelToon: 'wit', pick: 'klaar', name: 'Mijn woord is klaar' } as const;
  return [{ ...vast, uit: leeg, alpha: leeg ? dof : 1, ...knop }];
}
