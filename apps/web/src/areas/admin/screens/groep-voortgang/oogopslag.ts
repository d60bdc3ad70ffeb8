/** The class at a glance: which columns matter now, in blocks that fold. Pure. */
import type { Beeld, MatrixKolom } from '@spelrijk/contract/voortgang';
import type { GroepWeek } from '../../volgen.ts';
import { BEELDEN, type MatrixRij } from './matrix.ts';

/** A share of the class that learns it makes a column matter; so do two who find it difficult. */
const LERENDEN = 1 / 3;
const MOEILIJK = 2;
const LEERT: ReadonlySet<Beeld> = new Set(['moeilijk', 'oefent', 'begint']);

/** Columns that a third of the class is learning, or that two find difficult, in the order of the learning line; all columns when asked for, or when there is none such. */
export function kolommenNu(kolommen: readonly MatrixKolom[], rijen: readonly MatrixRij[], alle: boolean): readonly MatrixKolom[] {
  if (alle) return kolommen;
  const count = (id: string, telt: (beeld: Beeld) => boolean): number =>
    rijen.filter(({ cellen }) => telt(cellen.get(id)?.beeld ?? 'leeg')).length;
  const nu = kolommen.filter(
    ({ id }) =>
      count(id, (beeld) => beeld === 'moeilijk') >= Math.min(MOEILIJK, rijen.length) ||
      count(id, (beeld) => LEERT.has(beeld)) >= LERENDEN * rijen.length,
  );
  return nu.length > 0 ? nu : kolommen;
}

export interface Fase {
  readonly fase: MatrixKolom['fase'];
  readonly kolommen: readonly MatrixKolom[];
}

/** In their order; a block that is folded keeps its columns. */
export const perFase = (kolommen: readonly MatrixKolom[]): readonly Fase[] =>
  [...new Set(kolommen.map(({ fase }) => fase))]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((fase) => ({ fase, kolommen: kolommen.filter((kolom) => kolom.fase === fase) }));

/** Which blocks are folded so that no more columns are left than there is room for: first those in which the fewest find anything difficult. One stays open. */
export function foldedFor(rijen: readonly MatrixRij[], fasen: readonly Fase[], room: number): ReadonlySet<string> {
  const moeilijk = ({ kolommen }: Fase): number =>
    rijen.reduce((som, { cellen }) => som + kolommen.filter(({ id }) => cellen.get(id)?.beeld === 'moeilijk').length, 0);
  const folded = new Set<string>();
  let columns = fasen.reduce((som, { kolommen }) => som + kolommen.length, 0);
  for (const { fase, kolommen } of fasen.toSorted((a, b) => moeilijk(a) - moeilijk(b)).slice(0, -1)) {
    if (columns <= room) break;
    folded.add(fase);
    columns -= kolommen.length - 1;
  }
  return folded;
}

/** How somebody stands in a folded block: what asks most for attention. */
export const somVan = ({ cellen }: MatrixRij, kolommen: readonly MatrixKolom[]): Beeld =>
  BEELDEN.find((beeld) => kolommen.some(({ id }) => (cellen.get(id)?.beeld ?? 'leeg') === beeld)) ?? 'leeg';

/** The same rows as they stood at the end of a week: one word a cell, without numbers. */
export function rijenToen(rijen: readonly MatrixRij[], { leerlingen }: GroepWeek): readonly MatrixRij[] {
  const toen = new Map(leerlingen.map(({ id, beelden }) => [id, beelden]));
  return rijen.map(({ leerling }) => ({
    leerling,
    cellen: new Map(
      Object.entries(toen.get(leerling.id) ?? {}).map(([categorie, beeld]) => [
        categorie,
        {
          categorie,
          beeld,
          status: 'open' as const,
          laag: 0,
          hoog: 100,
          zeker: false,
          antwoorden: 0,
          goed: 0,
          laatste: { antwoorden: 0, goed: 0 },
        },
      ]),
    ),
  }));
}
