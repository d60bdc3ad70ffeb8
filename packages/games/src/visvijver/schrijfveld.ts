/** Where a word is written on the leaf of the frog: its row of letters, and the button that says that it is ready. */
import type { Item } from '@spelrijk/game-kit/contract';
import type { Writing } from '@spelrijk/game-kit/run';
import { drawKlaarKnop, drawStrook } from '@spelrijk/game-kit/stage';
import type { Strook } from '@spelrijk/game-kit/stage';

interface SchrijfveldOpties {
  readonly letters: Strook;
  readonly knop: Pick<Item, 'x' | 'y' | 'w' | 'h' | 'z'>;
}

export const drawSchrijfveld = (state: Writing, { letters, knop }: SchrijfveldOpties): Item[] => [
  ...drawStrook(state, letters),
  ...drawKlaarKnop(state, { ...knop, label: 'Klaar!' }, 0.55),
];
