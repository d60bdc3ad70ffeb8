/** Where a leerling starts: what an average child of that half-year can do. */
import type { Regio } from '@spelrijk/domain/admin';
import { priorVan } from '@spelrijk/oefenen/leerlijn';
import { priorMetLvs, type LvsScore } from '@spelrijk/oefenen/plaatsing';
import { createStand, type Stand } from '@spelrijk/oefenen/stand';
import { leerlijnVan } from './inhoud.ts';
import { halfjaarVan, leerjaar } from './schooljaar.ts';

export interface Begin {
  readonly regio?: Regio;
  readonly lvs?: LvsScore | undefined;
  /** Half-year that the score was measured against, when that is another than the child's own. */
  readonly normgroep?: string | undefined;
}

/** The half-year of a jaargroep on a day. @example halfjaar(5, '2026-11-19', 'nl') // 5a */
export const halfjaar = (jaargroep: number, dag: string, regio: Regio): string => `${leerjaar(jaargroep, regio)}${halfjaarVan(dag, regio)}`;

/** `lvs`: the latest score of the school's standard test, which says more than the jaargroep. */
export function beginStand(
  jaargroep: number,
  dag: string,
  { regio = 'nl', lvs, normgroep = halfjaar(jaargroep, dag, regio) }: Begin = {},
): Stand {
  const { constanten } = leerlijnVan(regio);
  return createStand({ seedPrior: lvs ? priorMetLvs(normgroep, lvs, constanten) : priorVan(normgroep, constanten) });
}
