/** Words to practise one rule with: what these leerlingen wrote wrong, and words of the bank that are about as hard for them. Pure. */
import type { Opdrachtwoord } from '@spelrijk/contract/opdrachten';
import type { Regio } from '@spelrijk/domain/admin';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { chooseDictee, kansenVan } from '@spelrijk/oefenen/groepskans';
import type { Stand } from '@spelrijk/oefenen/stand';
import { findStuk, leerlijnVan, lijststuk } from '../../oefenen/standen/index.ts';
import type { Misgegaan } from '../voortgang/index.ts';

const MEEST = 12;
const FOUTEN = 8;
const TERUG = 5;
/** One word, as it can be dictated. */
const LOS = /^[\p{L}'’-]+$/u;

/** The word as it is practised for this categorie: of `fiets` the form of the verb when the rule is one of verbs. */
function alsWoord(regio: Regio, woord: string, categorie: string): Lijstwoord {
  const gewoon: Lijstwoord = { woord };
  const asks = (rij: Lijstwoord): boolean =>
    lijststuk(regio, leerlijnVan(regio), rij).woord.knelpunten.some((punt) => punt.categorie === categorie);
  return asks(gewoon) ? gewoon : { woord, hoofd: categorie };
}

export interface Woordvraag {
  readonly regio: Regio;
  readonly categorie: string;
  readonly standen: readonly Stand[];
  /** Of this categorie, newest first. */
  readonly fouten: readonly Misgegaan[];
  readonly now: number;
}

/** Ten times the same says what once says: each word once, one of each leerling first. */
function eigenFouten(fouten: readonly Misgegaan[]): readonly Misgegaan[] {
  const per = new Map<string, Misgegaan>();
  for (const fout of fouten) if (LOS.test(fout.woord) && !per.has(fout.woord)) per.set(fout.woord, fout);
  const beurt = new Map<string, number>();
  return [...per.values()]
    .map((fout) => {
      const nr = beurt.get(fout.leerlingId) ?? 0;
      beurt.set(fout.leerlingId, nr + 1);
      return { fout, nr };
    })
    .sort((a, b) => a.nr - b.nr)
    .slice(0, FOUTEN)
    .map(({ fout }) => fout);
}

export function chooseWoorden({ regio, categorie, standen, fouten, now }: Woordvraag): {
  readonly woorden: Opdrachtwoord[];
  readonly terug: Lijstwoord[];
} {
  const eigen = eigenFouten(fouten);
  const gehad = new Set(eigen.map(({ woord }) => woord));
  const kansen = kansenVan(standen, leerlijnVan(regio), [categorie], now).filter(
    ({ woord }) => !gehad.has(woord) && LOS.test(woord) && findStuk(regio, woord)?.soort === 'woord',
  );
  const buren = chooseDictee(kansen, MEEST - eigen.length).map(({ woord }) => woord);
  const terug = chooseDictee(
    kansen.filter(({ woord }) => !buren.includes(woord)),
    TERUG,
  );
  return {
    woorden: [
      ...eigen.map(({ woord, gegeven }) => ({ woord: alsWoord(regio, woord, categorie), gegeven })),
      ...buren.map((woord) => ({ woord: alsWoord(regio, woord, categorie), gegeven: null })),
    ],
    terug: terug.map(({ woord }) => alsWoord(regio, woord, categorie)),
  };
}
