/** Who has a setting, as a docent sees it. */
import type { Instellinghouder } from '@spelrijk/contract/oefeninstellingen';
import { eigenVan } from './houders.ts';
import type { HouderRij } from './store.ts';
import { alsInstelbaar } from './wijziging.ts';

/** Addressed by the groep or leerling it belongs to, also when nothing was ever set. */
const idVan = (rij: HouderRij, groepId: string): string => rij.id ?? rij.leerlingId ?? groepId;

export function toHouder(rij: HouderRij, groepId: string): Instellinghouder {
  const { leerlingId, naam, jaargroep, versie, op, door } = rij;
  const eigen = eigenVan(rij);
  return {
    id: idVan(rij, groepId),
    soort: leerlingId === null ? 'groep' : 'leerling',
    leerlingId,
    naam,
    jaargroep,
    eigen: alsInstelbaar(eigen),
    woordlijsten: eigen.woordlijsten?.length ?? 0,
    versie,
    gewijzigd: op && { op: op.toISOString(), door },
  };
}
