/** One wrong writing, once per rule that it breaks. */
import type { Voorbeeldfout } from '@spelrijk/contract/groepvoortgang';
import type { TypfoutRij } from './store-groep.ts';

export interface Misgegaan extends Voorbeeldfout {
  readonly label: string;
}

/** Each label once per writing, at its first place: as it is counted. */
export function misgegaan({ leerlingId, woord, gegeven, op, afwijkingen }: TypfoutRij): Misgegaan[] {
  const eerste = new Map(afwijkingen.toReversed().map((afwijking) => [afwijking.label, afwijking]));
  return [...eerste.values()].map(({ label, doel, getypt }) => ({ leerlingId, woord, gegeven, op, label, doel, getypt }));
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
