/** One wrong writing, once per rule that it breaks. */
import type { Voorbeeldfout } from '@spelrijk/contract/groepvoortgang';
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

/** At most so many, of as many leerlingen and words as there are: ten times the same says what once says. */
export function spreid(fouten: readonly Misgegaan[], aantal: number): Voorbeeldfout[] {
  const gezien = new Set<string>();
  const perLeerling = new Map<string, number>();
  const uniek = fouten.filter(({ woord, gegeven }) => !gezien.has(`${woord} ${gegeven}`) && gezien.add(`${woord} ${gegeven}`));
  const gerangschikt = uniek.map((fout, i) => {
    const beurt = perLeerling.get(fout.leerlingId) ?? 0;
    perLeerling.set(fout.leerlingId, beurt + 1);
    return { fout, beurt, i };
  });
  return gerangschikt
    .sort((a, b) => a.beurt - b.beurt || a.i - b.i)
    .slice(0, aantal)
    .map(({ fout: { leerlingId, woord, gegeven, op, doel, getypt } }) => ({ leerlingId, woord, gegeven, op, doel, getypt }));
}
