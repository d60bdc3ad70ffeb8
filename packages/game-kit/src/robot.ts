/** What the robots of all games share: a child of some skill that makes up its mind once per attempt. */
import type { Basis } from './stap.ts';
import { chance } from './feest.ts';
import { isVoorgedaan } from './run.ts';

const ANDERE = 'aeioubdgklmnprstv';

/**
 * Does this child mean to answer right? The same all through an attempt, since chance is drawn only between attempts;
 * whoever is shown the answer can copy it.
 */
export const wilGoed = (state: Basis, skill: number): boolean => isVoorgedaan(state.run) || chance(state.kans, state.run.poging) < skill;

/** The place where a child that is going to be wrong goes wrong. */
export const foutPlek = (state: Basis, lengte: number): number => Math.floor(chance(state.kans, 9) * Math.max(1, lengte));

/** The letter this child types at `plek`: wrong at one place if it means to be wrong and is not being shown. */
export function robotLetter(state: Basis, doel: readonly string[], plek: number, skill: number, getoond: boolean): string {
  const right = doel[plek] ?? 'e';
  if (getoond || wilGoed(state, skill) || plek !== foutPlek(state, doel.length)) return right;
  const others = [...ANDERE].filter((letter) => letter !== right.toLowerCase());
  return others[Math.floor(chance(state.kans, 10) * others.length)] ?? 'e';
}
