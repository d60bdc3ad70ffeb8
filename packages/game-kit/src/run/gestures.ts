/** What an input means in most games, whichever key, finger or switch it came from. */
import type { GameInput } from '../contract/game.ts';

/** Do it now: the space bar, Enter, the one big button. */
export const isAction = (input: GameInput): boolean => input.soort === 'klaar' || (input.soort === 'actie' && input.ingedrukt);

/** The item with this pick, and nothing else. */
export const isPick = (input: GameInput, pick: string): boolean => input.soort === 'kies' && input.pick === pick;

/** The arrow that goes down; null for anything else. */
export const pijlOf = (input: GameInput): 'links' | 'rechts' | 'op' | 'neer' | null =>
  input.soort === 'richting' && input.ingedrukt ? input.richting : null;

export type Kant = -1 | 0 | 1;

/** An arrow to the side that goes down: -1 is left, 1 is right, 0 is anything else. */
export function kantOf(input: GameInput): Kant {
  const pijl = pijlOf(input);
  return pijl === 'links' ? -1 : pijl === 'rechts' ? 1 : 0;
}

/** Which way is steered with an arrow that is held: the last one that went down, until that one is let go. */
export function holdKant(input: GameInput, kant: Kant): Kant {
  if (input.soort !== 'richting') return kant;
  if (input.ingedrukt) return kantOf(input) || kant;
  return kantOf({ ...input, ingedrukt: true }) === kant ? 0 : kant;
}
