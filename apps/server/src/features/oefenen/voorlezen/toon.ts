import type { Voorlezing } from '@spelrijk/contract/voorlezen';
import { countVoorlezen } from '@spelrijk/domain/voorlezen';
import type { Leestekst } from '@spelrijk/taal/lezen';
import { niveauNaam } from './bewaren.ts';
import { perMinuut } from './cijfers.ts';
import type { VoorlezingRij } from './store.ts';

/** As a screen, a dossier and a file show it. */
export function toVoorlezing(rij: VoorlezingRij, tekst: Leestekst | undefined): Voorlezing {
  const { id, momentId, dag, ms, gelezen, goed, fouten, vloeiend, eerste, door, functie, ingetrokken, telt, opname } = rij;
  const { soorten } = countVoorlezen({ gelezen, ms, fouten });
  const wat = { tekst: rij.tekst, titel: tekst?.titel ?? rij.tekst, niveau: tekst ? niveauNaam(tekst) : '' };
  return {
    id,
    ...wat,
    momentId,
    dag,
    ms,
    gelezen,
    goed,
    perMinuut: perMinuut(rij),
    soorten,
    vloeiend,
    door,
    functie,
    eerste,
    telt,
    ingetrokken,
    opname,
  };
}
