/** What all conformance tests share: how they say that something is wrong, and which form they play. */
import type { Antwoordvorm } from '@spelrijk/domain/oefenvorm';
import type { Game } from '../contract/game.ts';

/** Skills of the robots, from never wrong to always. */
export const SKILLS = [1, 0.8, 0.5, 0] as const;

/** @throws with this message when it does not hold */
export function must(condition: boolean, message: () => string): void {
  if (!condition) throw new Error(message());
}

/** The forms of a game in turn. */
export const formFor = (game: Game, n: number): Antwoordvorm =>
  game.logic.manifest.antwoordvormen[n % game.logic.manifest.antwoordvormen.length] ?? 'TYP';
