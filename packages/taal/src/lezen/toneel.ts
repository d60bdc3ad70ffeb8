/**
 * Decides: who says what in a play.
 * Source: our own format: a text with `rollen`; a line begins with the name of who speaks, and what follows it in the same paragraph is said by the same; a paragraph in which
 * nobody is named is a direction, which is read and not said.
 * Example: spreekbeurten(tekst)[1] is { rol: 'Koning', zinnen: ['Knecht!', 'Ik kan niet slapen.'], plekken: [3, 4] }.
 */
import type { Leestekst } from './tekst.ts';

export interface Spreekbeurt {
  /** Null: a direction. */
  readonly rol: string | null;
  /** Without the name in front. */
  readonly zinnen: readonly string[];
  /** Of each of those its place among the sentences of the text, from 0. */
  readonly plekken: readonly number[];
}

/** Who is named in front of this sentence; undefined: nobody. */
export const rolVan = (zin: string, rollen: readonly string[]): string | undefined => rollen.find((rol) => zin.startsWith(`${rol}: `));

/** What is said, without who says it. */
export const zonderRol = (zin: string, rollen: readonly string[]): string => zin.slice((rolVan(zin, rollen)?.length ?? -2) + 2);

/** Of a play, in order. A text without roles is one direction after the other. */
export function spreekbeurten({ alineas, rollen = [] }: Pick<Leestekst, 'alineas' | 'rollen'>): readonly Spreekbeurt[] {
  const beurten: { rol: string | null; zinnen: string[]; plekken: number[] }[] = [];
  let plek = 0;
  for (const alinea of alineas) {
    let nu: (typeof beurten)[number] | null = null;
    for (const zin of alinea) {
      const rol = rolVan(zin, rollen);
      if (nu === null || rol !== undefined) {
        nu = { rol: rol ?? null, zinnen: [], plekken: [] };
        beurten.push(nu);
      }
      nu.zinnen.push(zonderRol(zin, rollen));
      nu.plekken.push(plek);
      plek += 1;
    }
  }
  return beurten;
}
