/** Where a leerling starts: what an average child of that half-year can do. */
import { priorVan } from '@spelrijk/oefenen/leerlijn';
import { priorMetLvs, type LvsScore } from '@spelrijk/oefenen/plaatsing';
import { createStand, type Stand } from '@spelrijk/oefenen/stand';
import { halfjaarVan, leerjaar } from './schooljaar.ts';

/** `lvs`: the latest score of the school's standard test, which says more than the jaargroep. */
export function beginStand(jaargroep: number, dag: string, lvs?: LvsScore): Stand {
  const normgroep = `${leerjaar(jaargroep)}${halfjaarVan(dag)}`;
  return createStand({ seedPrior: lvs ? priorMetLvs(normgroep, lvs) : priorVan(normgroep) });
}
