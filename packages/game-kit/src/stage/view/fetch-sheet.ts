import type { GameArt } from '../../contract/art.ts';
import { leesBlad } from '../sheet.ts';

/**
 * Loads the sheet of drawings of a game.
 * @throws when it cannot be had, as an import that fails does
 */
export async function haalBlad(url: string): Promise<GameArt> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`drawings: ${response.status} for ${url}`);
  return leesBlad(await response.text());
}
