/** The place of a day in the school year, and the year of the learning line of a jaargroep. */
import type { Regio } from '@spelrijk/domain/admin';

const FEBRUARI = 2;
/** In the Netherlands a school year begins on 1 August by law, in Flanders on 1 September. */
const BEGINMAAND: Readonly<Record<Regio, number>> = { nl: 8, be: 9 };

/** Half of the school year of a day (YYYY-MM-DD): `a` from its beginning, `b` from February. */
export function halfjaarVan(dag: string, regio: Regio = 'nl'): 'a' | 'b' {
  const maand = Number(dag.slice(5, 7));
  return maand >= FEBRUARI && maand < BEGINMAAND[regio] ? 'b' : 'a';
}

/** Years of the learning line: groep 3-8, in Flanders leerjaar 1-6. */
export const EERSTE_JAAR: Readonly<Record<Regio, number>> = { nl: 3, be: 1 };
export const LAATSTE_JAAR: Readonly<Record<Regio, number>> = { nl: 8, be: 6 };

/** Jaargroep 3 is groep 3 in the Netherlands and the first leerjaar in Flanders (code list of EdeXML 2.1). */
const VOOR_EERSTE_LEERJAAR: Readonly<Record<Regio, number>> = { nl: 0, be: 2 };

/**
 * The year of the learning line that a jaargroep practises in; who is younger begins at its start.
 * @example leerjaar(5, 'be') // 3, the third leerjaar
 */
export const leerjaar = (jaargroep: number, regio: Regio): number =>
  Math.min(Math.max(jaargroep - VOOR_EERSTE_LEERJAAR[regio], EERSTE_JAAR[regio]), LAATSTE_JAAR[regio]);

/** Every half-year of the learning line of a region, in order. */
export const halfjarenVan = (regio: Regio): string[] =>
  Array.from({ length: LAATSTE_JAAR[regio] - EERSTE_JAAR[regio] + 1 }, (_, i) => EERSTE_JAAR[regio] + i).flatMap((jaar) => [
    `${jaar}a`,
    `${jaar}b`,
  ]);
