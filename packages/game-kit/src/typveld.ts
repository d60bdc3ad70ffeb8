/** Where a word is written on the stage: its row of letters and the button that says that it is ready. */
import type { Item } from './game.ts';
import { strook } from './schrijf.ts';
import type { Schrijvend, Strook } from './schrijf.ts';
import { klaarKnop } from './typen.ts';

/** Their drawings are `vak` and `knop`; they lie in one layer. `dof` is how faint the button is as long as nothing stands there. */
export const typveld = (
  state: Schrijvend,
  letters: Omit<Strook, 'art'>,
  knop: Pick<Item, 'x' | 'y' | 'w' | 'h'> & Partial<Item>,
  dof?: number,
): Item[] => [...strook(state, { ...letters, art: 'vak' }), ...klaarKnop(state, { label: 'Klaar!', z: letters.z, ...knop }, dof)];
