/** Where a leerling starts: what an average child of that half-year can do. */
import type { Regio } from '@spelrijk/domain/admin';
import { priorVan } from '@spelrijk/oefenen/leerlijn';
import { priorMetLvs, type LvsScore } from '@spelrijk/oefenen/plaatsing';
import { createStand, type Stand } from '@spelrijk/oefenen/stand';
import { halfjaarVan, leerjaar } from './schooljaar.ts';

export interface Begin {
  readonly regio?: Regio;
  readonly lvs?: LvsScore | undefined;
}

/** `lvs`: the latest score of the school's standard test, which says more than the jaargroep. */
export function beginStand(jaargroep: number, dag: string, { regio = 'nl', lvs }: Begin = {}): Stand {
  const normgroep = `${leerjaar(jaargroep, regio)}${halfjaarVan(dag)}`;
  return createStand({ seedPrior: lvs ? priorMetLvs(normgroep, lvs) : priorVan(normgroep) });
}
