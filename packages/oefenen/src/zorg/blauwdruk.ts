/*
 * Decides how many words of each kind the tests of a handelingsplan ask.
 * Source: simulation of what a test of this length can show (test of `groei`); own values. A sentence is longer to write than a word.
 * Example: three goals: 45 words and sentences before, 66 after, of which 45 were never practised.
 */

/** Numbers of words; `zinnen` is for the whole plan, the others are per goal. */
export interface Blauwdruk {
  /** Asked before and after, never in between. */
  readonly anker: number;
  /** Asked after only: they show whether being asked taught anything. */
  readonly vers: number;
  /** Drawn from what the child practised, asked after only. */
  readonly geoefend: number;
  /** Look-alikes in which the rule of the goal must not be used, asked before and after. */
  readonly contrast: number;
  readonly zinnen: number;
}

type AantalDoelen = 1 | 2 | 3;

const BLAUWDRUKKEN: Readonly<Record<AantalDoelen, Blauwdruk>> = {
  1: { anker: 18, vers: 6, geoefend: 6, contrast: 6, zinnen: 2 },
  2: { anker: 14, vers: 4, geoefend: 5, contrast: 4, zinnen: 2 },
  3: { anker: 12, vers: 3, geoefend: 4, contrast: 2, zinnen: 3 },
};

/** At most three goals; more (or none) count as three (or one). */
export const blauwdrukVan = (doelen: number): Blauwdruk => BLAUWDRUKKEN[doelen >= 3 ? 3 : doelen === 2 ? 2 : 1];

/** A goal that is asked in whole sentences has fewer of them: a sign or a capital has no loose word, and a sentence is long to write. */
const IN_ZINNEN = { anker: 12, vers: 4, geoefend: 4 } as const;

/** The same for a goal of which there are too few loose words. */
export function zinnenblauwdrukVan(doelen: number): Blauwdruk {
  const { anker, vers, geoefend } = blauwdrukVan(doelen);
  const hoogstens = (gewoon: number, rol: keyof typeof IN_ZINNEN): number => Math.min(gewoon, IN_ZINNEN[rol]);
  return {
    anker: hoogstens(anker, 'anker'),
    vers: hoogstens(vers, 'vers'),
    geoefend: hoogstens(geoefend, 'geoefend'),
    contrast: 0,
    zinnen: 0,
  };
}

/** A stage of a test on a screen: at most so many words and sentences, of which so many sentences; at most so many stages a day. */
export const STAP = { alles: 15, zinnen: 7, perDag: 2 } as const;

/** How many from the front make one stage. @example stapVan([zin, zin, ...], isZin) // 7 */
export function stapVan<T>(rij: readonly T[], isZin: (een: T) => boolean): T[] {
  let zinnen = 0;
  const teVeel = rij.findIndex((een) => isZin(een) && ++zinnen > STAP.zinnen);
  return rij.slice(0, teVeel < 0 ? STAP.alles : Math.min(teVeel, STAP.alles));
}

/** Anchors of a goal that are asked again halfway and some weeks after the end. */
export const ANKERS_TUSSENDOOR = 6;

/** With fewer anchors answered in both tests nothing is said about growth. */
export const MINSTE_ANKERS = 8;
