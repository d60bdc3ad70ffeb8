/** The row of letters with its button, for games in which the answer is sometimes typed. */
import type { Item } from './game.ts';
import { strook } from './schrijf.ts';
import type { Schrijvend, Strook } from './schrijf.ts';
import { isTypen, klaarKnop } from './typen.ts';

/** The letters and the button, as long as a word is typed; where the answer is chosen there is nothing. */
export const schrijfrij = (state: Schrijvend, letters: Strook, knop: Parameters<typeof klaarKnop>[1]): Item[] =>
  isTypen(state) ? [...strook(state, letters), ...klaarKnop(state, knop)] : [];
