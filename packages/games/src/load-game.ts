import type { Game, GameArt } from '@spelrijk/game-kit/contract';

/** A game out of its rules and its drawings, which come at the same time. */
export async function loadGame(rules: Promise<Pick<Game, 'logic'>>, drawings: Promise<{ readonly art: GameArt }>): Promise<Game> {
  const [{ logic }, { art }] = await Promise.all([rules, drawings]);
  return { logic, art };
}
