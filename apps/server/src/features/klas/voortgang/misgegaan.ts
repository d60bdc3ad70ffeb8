/** One wrong writing, once per rule that it breaks. */
import type { Voorbeeldfout } from '@spelrijk/contract/voortgang';
import type { TypfoutRij } from './store-groep.ts';

export interface Misgegaan extends Voorbeeldfout {
  readonly label: string;
}

/** The first thing that went wrong, as a place in the word; null when nothing was recognised. */
export function eerste({ leerlingId, woord, gegeven, op, diagnose }: TypfoutRij): Misgegaan | null {
  const [afwijking] = diagnose.afwijkingen;
  return afwijking ? { leerlingId, woord, gegeven, op, label: afwijking.label, doel: afwijking.doel, getypt: afwijking.getypt } : null;
}

/**
 * Each label once per writing, at its first place: as it is counted. A categorie that went wrong under a general name (in `plak` a
 * forgotten l is one of two consonants) counts too, at the place of the first error.
 */
export function misgegaan(rij: TypfoutRij): Misgegaan[] {
  const begin = eerste(rij);
  if (!begin) return [];
  const { afwijkingen, knelpunten } = rij.diagnose;
  const plekken = new Map<string, Pick<Misgegaan, 'doel' | 'getypt'>>();
  for (const { label, doel, getypt } of afwijkingen) if (!plekken.has(label)) plekken.set(label, { doel, getypt });
  for (const { categorie, goed } of knelpunten) if (!goed && !plekken.has(categorie)) plekken.set(categorie, begin);
  return [...plekken].map(([label, { doel, getypt }]) => ({ ...begin, label, doel, getypt }));
}

/**
 * At most so many, of as many leerlingen and words as there are: ten times the same says what once says. First one of each leerling, then
 * a second; as soon as there are enough first ones the rest is not looked at.
 */
export function spreadFouten(fouten: readonly Misgegaan[], aantal: number): Voorbeeldfout[] {
  const gezien = new Set<string>();
  const perLeerling = new Map<string, number>();
  const beurten: Misgegaan[][] = [];
  for (const fout of fouten) {
    const schrijfwijze = `${fout.woord} ${fout.gegeven}`;
    if (gezien.has(schrijfwijze)) continue;
    gezien.add(schrijfwijze);
    const beurt = perLeerling.get(fout.leerlingId) ?? 0;
    perLeerling.set(fout.leerlingId, beurt + 1);
    (beurten[beurt] ??= []).push(fout);
    if (beurten[0]?.length === aantal) break;
  }
  return beurten
    .flat()
    .slice(0, aantal)
    .map(({ leerlingId, woord, gegeven, op, doel, getypt }) => ({ leerlingId, woord, gegeven, op, doel, getypt }));
}
