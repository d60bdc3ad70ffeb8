/**
 * Words to practise one rule with: what these leerlingen wrote wrong, and others of the bank that are about as hard for them. Of a rule
 * that lives in sentences they are sentences. Pure.
 */
import type { Opdrachtwoord } from '@spelrijk/contract/opdrachten';
import type { Regio } from '@spelrijk/domain/admin';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { chooseDictee, kansenVan } from '@spelrijk/oefenen/groepskans';
import type { Stand } from '@spelrijk/oefenen/stand';
import { aanbodVan, isLos, toRij } from '../../oefenen/dicteetaken/index.ts';
import { leerlijnVan } from '../../oefenen/standen/index.ts';
import type { Verzwegen } from '../../oefenen/planwoorden/index.ts';
import type { Misgegaan } from '../voortgang/index.ts';

const MEEST = 12;
const FOUTEN = 8;
const TERUG = 5;
/** Fewer make no taak. */
const MINST = 4;

export interface Woordvraag {
  readonly regio: Regio;
  readonly categorie: string;
  readonly standen: readonly Stand[];
  /** Of this categorie, newest first. */
  readonly fouten: readonly Misgegaan[];
  /** What tests of a care plan of these leerlingen ask again. */
  readonly verzwegen: Verzwegen;
  readonly now: number;
}

interface EigenFout {
  readonly rij: Lijstwoord;
  readonly fout: Misgegaan;
}

/** Ten times the same says what once says: each word once, one of each leerling first. */
function eigenFouten({ regio, categorie, fouten, verzwegen }: Woordvraag): readonly EigenFout[] {
  const inZinnen = aanbodVan(regio, categorie).soort === 'zin';
  const per = new Map<string, EigenFout>();
  for (const fout of fouten) {
    if (per.has(fout.woord) || isLos(fout.woord) === inZinnen || verzwegen.isApart(fout.woord)) continue;
    const rij = toRij(regio, fout.woord, categorie);
    if (rij) per.set(fout.woord, { rij, fout });
  }
  const beurt = new Map<string, number>();
  return [...per.values()]
    .map((eigen) => {
      const nr = beurt.get(eigen.fout.leerlingId) ?? 0;
      beurt.set(eigen.fout.leerlingId, nr + 1);
      return { eigen, nr };
    })
    .sort((a, b) => a.nr - b.nr)
    .slice(0, FOUTEN)
    .map(({ eigen }) => eigen);
}

export function chooseWoorden(vraag: Woordvraag): { readonly woorden: Opdrachtwoord[]; readonly terug: Lijstwoord[] } {
  const { regio, categorie, standen, verzwegen, now } = vraag;
  const eigen = eigenFouten(vraag);
  const gehad = new Set(eigen.map(({ rij }) => rij.woord));
  const { rijen } = aanbodVan(regio, categorie);
  const kansen = kansenVan(standen, leerlijnVan(regio), [categorie], now).filter(({ woord }) => {
    const rij = rijen.get(woord);
    return rij !== undefined && !gehad.has(rij.woord) && !verzwegen.sleutels.has(woord) && !verzwegen.isApart(rij.woord);
  });
  // Of a rule with few words some are kept to look back with.
  const plaats = Math.min(MEEST - eigen.length, Math.max(MINST - eigen.length, kansen.length - TERUG));
  const buren = chooseDictee(kansen, plaats).map(({ woord }) => woord);
  const terug = chooseDictee(
    kansen.filter(({ woord }) => !buren.includes(woord)),
    TERUG,
  );
  return {
    woorden: [
      ...eigen.map(({ rij, fout: { gegeven } }) => ({ woord: rij, gegeven })),
      ...buren.flatMap((sleutel) => rijen.get(sleutel) ?? []).map((woord) => ({ woord, gegeven: null })),
    ],
    terug: terug.flatMap(({ woord }) => rijen.get(woord) ?? []),
  };
}
