/**
 * Places on the ladder of half-years, in the letters that Dutch school tests use: M is the middle of a year, E its end. Flanders counts
 * leerjaren (L1-L6) and says the half in a word: an M3 there would be read as the AVI level of its first leerjaar.
 */
import type { Regio } from './admin.ts';

/** Years of the learning line that a level can be named after: groep 3-8, in Flanders leerjaar 1-6 (which stand at 1-6). */
const EERSTE = -4;
const LAATSTE = 11;

/** Does this place have a name of its own? Above the last half-year and below the first there is none. */
export const hasNiveau = (trede: number): boolean => trede >= EERSTE && trede <= LAATSTE;

/**
 * The name of the nearest half-year. `trede`: 0 is halfway the year that is called 3.
 * @example niveauNaam(4.2) === 'M5'; niveauNaam(1) === 'E3'; niveauNaam(1, 'be') === 'eind L3'
 */
export function niveauNaam(trede: number, regio: Regio = 'nl'): string {
  const heel = Math.min(Math.max(Math.round(trede), EERSTE), LAATSTE);
  const jaar = Math.floor(heel / 2) + 3;
  if (regio === 'be') return `${heel % 2 === 0 ? 'midden' : 'eind'} L${jaar}`;
  return `${heel % 2 === 0 ? 'M' : 'E'}${jaar}`;
}

/**
 * The place of a half-year as school tests write it; null for anything else, such as a level outside the scale (`<M3`).
 * @example tredeVanNaam('E5') === 5
 */
export function tredeVanNaam(naam: string): number | null {
  const match = /^([ME])([1-8])$/.exec(naam.trim());
  return match ? (Number(match[2]) - 3) * 2 + (match[1] === 'E' ? 1 : 0) : null;
}
