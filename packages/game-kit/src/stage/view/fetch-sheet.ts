import type { GameArt } from '../../contract/art.ts';
import { readBlad } from '../sheet.ts';

/**
 * Loads the sheet of drawings of a game.
 * @public asked for by the modules that packages/games/tools/tekeningen.ts writes at build time
 * @throws when it cannot be had, as an import that fails does
 */
export async function fetchBlad(url: string): Promise<GameArt> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`drawings: ${response.status} for ${url}`);
  return readBlad(await response.text());
}
