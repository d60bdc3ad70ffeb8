/** Where an answer is given on the stage: an option that can be picked, or a row of letters with its button. */
import type { Item } from './game.ts';
import { isSpelend } from './run.ts';
import { strook } from './schrijf.ts';
import type { Schrijvend, Strook } from './schrijf.ts';
import type { Basis } from './stap.ts';
import { isTypen, klaarKnop } from './typen.ts';

/**
 * What makes an item option `i`, picked as `<soort>:<i>`, by its number or with one switch. Its name is what a screen reader says.
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

/** The letters and the button, as long as a word is typed; where the answer is chosen there is nothing. */
export const schrijfrij = (state: Schrijvend, letters: Strook, knop: Parameters<typeof klaarKnop>[1]): Item[] =>
  isTypen(state) ? [...strook(state, letters), ...klaarKnop(state, knop)] : [];
