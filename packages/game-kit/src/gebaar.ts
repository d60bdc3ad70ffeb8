/** What an input means in most games, whichever key, finger or switch it came from. */
import type { GameInput } from './game.ts';

/** Do it now: the space bar, Enter, the one big button. */
export const isDoen = (input: GameInput): boolean => input.soort === 'klaar' || (input.soort === 'actie' && input.ingedrukt);

/** An arrow to the side that goes down: -1 is left, 1 is right, 0 is anything else. */
export function kantVan(input: GameInput): -1 | 0 | 1 {
  if (input.soort !== 'richting' || !input.ingedrukt) return 0;
  return input.richting === 'links' ? -1 : input.richting === 'rechts' ? 1 : 0;
}
