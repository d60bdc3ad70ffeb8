/** What makes an item of a scene an option that can be picked, by tapping, by its number or with one switch. */
import type { Item } from './game.ts';
import { isSpelend } from './run.ts';
import type { Basis } from './stap.ts';

/**
 * The fields of option `i`, picked as `<soort>:<i>`. Its name is what a screen reader says.
 * @param open can it be picked now? Never outside phase `spelen`
 */
export const kiesbaar = (
  { run }: Basis,
  soort: string,
  i: number,
  name: string,
  open = true,
): Required<Pick<Item, 'pick' | 'name' | 'nummer' | 'uit'>> => ({
  pick: `${soort}:${i}`,
  name,
  nummer: i + 1,
  uit: !open || !isSpelend(run),
});
