/*
 * Decides which words each test of a plan asks, from the words that were set apart and those the child practised.
 * Source: anchors before and after, fresh words after only, practised ones drawn at random (not those that went wrong: regression to the mean). Own values.
 * Example: createPlantoets('eind', doelen, bron, seed) -> 66 words in an order without a pattern.
 */
import { createRandom } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import { ANKERS_TUSSENDOOR, blauwdrukVan, zinnenblauwdrukVan } from './blauwdruk.ts';
import type { Planrol, Planwoord } from './planwoorden.ts';

export type Plantoetssoort = 'start' | 'tussen' | 'eind' | 'na';
export type Toetsrol = Planrol | 'geoefend';

export interface Plantoetswoord extends Omit<Planwoord, 'rol'> {
  readonly rol: Toetsrol;
}

interface Toetsbron {
  readonly woorden: readonly Planwoord[];
  /** Per goal the words that were written in practice at least three times, on two days. */
  readonly geoefend: Readonly<Partial<Record<CategorieId, readonly string[]>>>;
  /** Goals that are asked in whole sentences: fewer of them. */
  readonly inZinnen: readonly CategorieId[];
}

/** A word counts as practised after so many first attempts, on so many days. */
export const GEOEFEND = { keren: 3, dagen: 2 } as const;

const ROLLEN: Readonly<Record<Plantoetssoort, readonly Planrol[]>> = {
  start: ['anker', 'contrast', 'zin'],
  tussen: ['anker'],
  eind: ['anker', 'vers', 'contrast', 'zin'],
  na: ['anker', 'vers'],
};

/** Anchors for in between: spread over the list, which stands in order of difficulty. */
function spreadAnkers(ankers: readonly Planwoord[], aantal: number): Planwoord[] {
  const stap = Math.max(ankers.length / aantal, 1);
  return Array.from({ length: Math.min(aantal, ankers.length) }, (_, i) => ankers[Math.floor((i + 0.5) * stap)]).filter(
    (woord) => woord !== undefined,
  );
}

/** The words of one test, mixed. Empty when nothing was set apart for these goals. */
export function createPlantoets(
  soort: Plantoetssoort,
  doelen: readonly CategorieId[],
  { woorden, geoefend, inZinnen }: Toetsbron,
  seed: number,
): Plantoetswoord[] {
  const random = createRandom(seed);
  const rollen = ROLLEN[soort];
  const van = (categorie: CategorieId, rol: Planrol): Planwoord[] =>
    woorden.filter((woord) => woord.categorie === categorie && woord.rol === rol);
  const apart = doelen.flatMap((categorie) =>
    rollen.flatMap((rol) => {
      const eigen = van(categorie, rol);
      return rol === 'anker' && (soort === 'tussen' || soort === 'na') ? spreadAnkers(eigen, ANKERS_TUSSENDOOR) : eigen;
    }),
  );
  const hoeveelVan = (categorie: CategorieId): number =>
    (inZinnen.includes(categorie) ? zinnenblauwdrukVan : blauwdrukVan)(doelen.length).geoefend;
  const oud =
    soort === 'eind' ? doelen.flatMap((categorie) => drawGeoefend(categorie, geoefend[categorie] ?? [], hoeveelVan(categorie))) : [];
  return random.shuffle([...apart, ...oud]);

  function drawGeoefend(categorie: CategorieId, bron: readonly string[], hoeveel: number): Plantoetswoord[] {
    const vrij = bron.filter((woord) => !woorden.some((apartgezet) => apartgezet.woord === woord));
    return random
      .shuffle(vrij)
      .slice(0, hoeveel)
      .map((woord) => ({ woord, categorie, rol: 'geoefend' }));
  }
}
