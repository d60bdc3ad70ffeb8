/** What the robots of all games share: a child of some skill that makes up its mind once per attempt. */
import type { Random } from '@spelrijk/base/random';
import type { Game, GameInput, GameState, Manier } from '../contract/game.ts';
import { chance } from '../run/chance.ts';
import { isDemonstrated } from '../run/run.ts';
import type { Basis } from '../run/step.ts';

/** What a folder of a game has in `robot.ts`: a child that plays it, for tests and pictures. Nothing that a child loads knows of it. */
export interface Robot<S extends GameState> {
  /** What a child of this skill (0-1) would do now; null is waiting. Without `manier` it may mix keys and taps. */
  robot(state: S, skill: number, random: Random, manier?: Manier): GameInput | null;
}

/** A game with somebody to play it. */
export type PlayedGame = Game & Robot<GameState>;

const ANDERE = 'aeioubdgklmnprstv';

/**
 * Does this child mean to answer right? The same all through an attempt, since chance is drawn only between attempts;
 * whoever is shown the answer can copy it.
 */
export const wantsRight = (state: Basis, skill: number): boolean =>
  isDemonstrated(state.run) || chance(state.kans, state.run.poging) < skill;

/** The place where a child that is going to be wrong goes wrong. */
export const pickFoutPlek = (state: Basis, lengte: number): number => Math.floor(chance(state.kans, 9) * Math.max(1, lengte));

interface LetterOpties {
  readonly doel: readonly string[];
  readonly plek: number;
  readonly skill: number;
  readonly getoond: boolean;
}

/** The letter this child types at `plek`: wrong at one place if it means to be wrong and is not being shown. */
export function chooseLetter(state: Basis, { doel, plek, skill, getoond }: LetterOpties): string {
  const right = doel[plek] ?? 'e';
  if (getoond || wantsRight(state, skill) || plek !== pickFoutPlek(state, doel.length)) return right;
  const others = [...ANDERE].filter((letter) => letter !== right.toLowerCase());
  return others[Math.floor(chance(state.kans, 10) * others.length)] ?? 'e';
}
