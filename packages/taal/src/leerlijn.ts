/**
 * Decides: in which half-year a categorie is taught in a region, also at a school that is earlier or later than most.
 * Source: `intro` of the categories (the common middle of the methods; the Flemish column is the Dutch one two years earlier); shifts are a school's own.
 * Example: shift('4a', 'nl', -1) === '3b'; shift('K3a', 'be', -1) === 'K3a'.
 */
import type { Regio } from '@spelrijk/domain/admin';
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Categorienaam } from './categorieen/categorienaam.ts';
import { CATEGORIENAMEN } from './categorieen/namen.gen.ts';

const jaren = (namen: readonly string[]): readonly string[] => namen.flatMap((jaar) => [`${jaar}a`, `${jaar}b`]);

/** The half-years of a region in order: groep 1-8, or K3 and leerjaar 1-6. */
export const HALFJAREN: Readonly<Record<Regio, readonly string[]>> = {
  nl: jaren(['1', '2', '3', '4', '5', '6', '7', '8']),
  be: jaren(['K3', '1', '2', '3', '4', '5', '6']),
};

/** Half-years a school teaches a categorie later (+) or earlier (-) than the common middle; absent is 0. */
export type Verschuiving = Readonly<Partial<Record<CategorieId, number>>>;

/** A half-year later or earlier, never outside the school years; an unknown half-year comes back as it is. */
export function shift(halfjaar: string, regio: Regio, aantal: number): string {
  const reeks = HALFJAREN[regio];
  const plek = reeks.indexOf(halfjaar);
  if (plek < 0 || !Number.isFinite(aantal)) return halfjaar;
  return reeks[Math.min(reeks.length - 1, Math.max(0, plek + Math.trunc(aantal)))] ?? halfjaar;
}

/** Place of a half-year in the school years of a region, from 0; -1 when it is none. */
export const plekVan = (halfjaar: string, regio: Regio): number => HALFJAREN[regio].indexOf(halfjaar);

/** When this categorie is taught at this school. */
export const introVan = (categorie: Categorienaam, regio: Regio, verschuiving: Verschuiving = {}): string =>
  shift(categorie.intro[regio], regio, verschuiving[categorie.id] ?? 0);

export interface Leerlijnplek {
  readonly id: CategorieId;
  readonly intro: string;
}

/**
 * The learning line of a school: every categorie with its half-year, earliest first. A categorie never comes before one that should be known first:
 * it then moves along with it.
 */
export function leerlijnVoor(regio: Regio, verschuiving: Verschuiving = {}): readonly Leerlijnplek[] {
  const plekken = new Map<CategorieId, number>();
  const findPlek = (categorie: Categorienaam): number => {
    const bekend = plekken.get(categorie.id);
    if (bekend !== undefined) return bekend;
    plekken.set(categorie.id, plekVan(introVan(categorie, regio, verschuiving), regio));
    const eerder = categorie.vooraf.flatMap((id) => CATEGORIENAMEN.filter((ander) => ander.id === id)).map(findPlek);
    const plek = Math.max(plekVan(introVan(categorie, regio, verschuiving), regio), ...eerder);
    plekken.set(categorie.id, plek);
    return plek;
  };
  const rijen = CATEGORIENAMEN.map((categorie) => ({ id: categorie.id, plek: findPlek(categorie) }));
  return rijen.sort((a, b) => a.plek - b.plek).map(({ id, plek }) => ({ id, intro: HALFJAREN[regio][plek] ?? '' }));
}
