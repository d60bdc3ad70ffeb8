/**
 * Places on the ladder of half-years, in the letters that Dutch school tests use: M is the middle of a year, E its end. Flanders counts
 * leerjaren (L1-L6) and says the half in a word: an M3 there would be read as the AVI level of its first leerjaar.
 */
import type { Regio } from './admin.ts';

/** First and last half-year that has a name: midden groep 3 and eind groep 8, in Flanders midden leerjaar 1 (which stands at 1) and eind leerjaar 6. */
const GRENZEN: Readonly<Record<Regio, readonly [eerste: number, laatste: number]>> = { nl: [0, 11], be: [-4, 7] };

/** Does this place have a name of its own? Above the last half-year and below the first there is none. */
export const hasNiveau = (trede: number, regio: Regio = 'nl'): boolean => trede >= GRENZEN[regio][0] && trede <= GRENZEN[regio][1];

export interface Halfjaar {
  /** Groep, in Flanders leerjaar. */
  readonly jaar: number;
  readonly helft: 'midden' | 'eind';
  /** Lower than the first half-year there is: nobody spells in groep 1, so a level of it would be an invention. */
  readonly ervoor: boolean;
}

/** The nearest half-year of primary school. `trede`: 0 is halfway the year that is called 3. */
export function halfjaarOp(trede: number, regio: Regio): Halfjaar {
  const [eerste, laatste] = GRENZEN[regio];
  const heel = Math.min(Math.max(Math.round(trede), eerste), laatste);
  return { jaar: Math.floor(heel / 2) + 3, helft: heel % 2 === 0 ? 'midden' : 'eind', ervoor: Math.round(trede) < eerste };
}

/**
 * The name of the nearest half-year, and of what lies below them all.
 * @example niveauNaam(4.2) === 'M5'; niveauNaam(1) === 'E3'; niveauNaam(-3) === '<M3'; niveauNaam(1, 'be') === 'eind L3'
 */
export function niveauNaam(trede: number, regio: Regio = 'nl'): string {
  const { jaar, helft, ervoor } = halfjaarOp(trede, regio);
  if (regio === 'be') return `${ervoor ? 'voor ' : ''}${helft} L${jaar}`;
  return `${ervoor ? '<' : ''}${helft === 'midden' ? 'M' : 'E'}${jaar}`;
}

/**
 * The place of a half-year as school tests write it; null for anything else, such as a level outside the scale (`<M3`).
 * @example tredeVanNaam('E5') === 5
 */
export function tredeVanNaam(naam: string): number | null {
  const match = /^([ME])([1-8])$/.exec(naam.trim());
  return match ? (Number(match[2]) - 3) * 2 + (match[1] === 'E' ? 1 : 0) : null;
}
