import type { Briefje } from '@spelrijk/contract/briefjes';

interface Stand {
  readonly totaal: number;
  readonly gezien: number;
  readonly teruggenomen: number;
  /** Who may still lose it. */
  readonly open: number;
  /** When the one who got it saw it; null with more than one, or none. */
  readonly gezienOp: string | null;
}

/** Counted over the leerlingen who got it. */
export function standVan({ leerlingen }: Pick<Briefje, 'leerlingen'>): Stand {
  const gezien = leerlingen.filter((leerling) => leerling.gezien !== null).length;
  const teruggenomen = leerlingen.filter((leerling) => leerling.teruggenomen).length;
  const [eerste] = leerlingen;
  return {
    totaal: leerlingen.length,
    gezien,
    teruggenomen,
    open: leerlingen.length - gezien - teruggenomen,
    gezienOp: leerlingen.length === 1 ? (eerste?.gezien ?? null) : null,
  };
}

/** Briefjes to this leerling, with only its own row: what the others did stands on the groep. */
export const voorLeerling = (briefjes: readonly Briefje[], leerlingId: string): readonly Briefje[] =>
  briefjes
    .map((briefje) => ({ ...briefje, leerlingen: briefje.leerlingen.filter(({ id }) => id === leerlingId) }))
    .filter(({ leerlingen }) => leerlingen.length > 0);
