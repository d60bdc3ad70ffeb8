/** What makes an item on the stage something that can be chosen. */
import type { Item } from '../contract/game.ts';
import { isPlaying } from '../run/run.ts';
import type { Basis } from '../run/step.ts';

interface PickableOpties {
  readonly soort: string;
  readonly i: number;
  readonly name: string;
  readonly open?: boolean;
}

/**
 * What makes an item option `i`, picked as `<soort>:<i>`, by its number (there are nine) or with one switch. Its name is what a screen reader says.
 * @param open can it be picked now? Never outside phase `spelen`
 */
export const makePickable = (
  { run }: Basis,
  { soort, i, name, open = true }: PickableOpties,
): Pick<Item, 'pick' | 'name' | 'nummer' | 'uit'> => ({
  pick: `${soort}:${i}`,
  name,
  ...(i < 9 && { nummer: i + 1 }),
  uit: !open || !isPlaying(run),
});
