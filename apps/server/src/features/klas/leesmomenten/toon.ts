/** A leesmoment as a docent sees it: who was heard with which text, and what came of it. */
import type { Leesmoment } from '@spelrijk/contract/leesmomenten';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { leesniveauNaam } from '@spelrijk/domain/leesvormen';
import { loadTeksten, type Leestekst } from '@spelrijk/taal/lezen';
import { hardopIn, verschilTussen, type VoorlezingRij } from '../../oefenen/voorlezen/index.ts';
import type { WachtRij } from '../../oefenen/voorleesopnamen/index.ts';
import type { GroepRij, MomentRij } from './store.ts';

type Teksten = ReadonlyMap<string, Leestekst>;

export async function loadNiveaus(momenten: readonly MomentRij[]): Promise<Teksten> {
  const alle = await Promise.all([...new Set(momenten.map(({ niveau }) => niveau))].map(loadTeksten));
  return new Map(alle.flat().map((tekst) => [tekst.id, tekst]));
}

const countTekst = (tekst: Leestekst | undefined): number => (tekst?.alineas ?? []).flat().reduce((som, zin) => som + countWoorden(zin), 0);

interface Gehoord {
  readonly rijen: readonly VoorlezingRij[];
  /** Recordings that nobody listened to. */
  readonly wachtend: readonly WachtRij[];
  readonly teksten: Teksten;
  readonly momenten: readonly MomentRij[];
  readonly dag: string;
}

function toLeerling(
  leerling: GroepRij['leerlingen'][number],
  moment: MomentRij,
  { rijen, momenten, wachtend }: Gehoord,
): Leesmoment['leerlingen'][number] {
  const eigen = rijen.filter(({ leerlingId, ingetrokken }) => leerlingId === leerling.id && !ingetrokken);
  const hier = eigen.filter(({ momentId }) => momentId === moment.id);
  const vorige = momenten.find(({ id, niveau, van }) => id !== moment.id && niveau === moment.niveau && van < moment.van);
  const gehoord = (past: (rij: VoorlezingRij) => boolean): string[] =>
    moment.teksten.filter((id) => hier.some((rij) => rij.tekst === id && past(rij)));
  return {
    ...leerling,
    gehoord: gehoord(() => true),
    eerder: gehoord(({ eerste, telt }) => telt && !eerste),
    dubbel: gehoord(({ telt }) => !telt),
    wacht: wachtend.flatMap(({ id, leerlingId, momentId, tekst }) =>
      leerlingId === leerling.id && momentId === moment.id ? [{ tekst, opnameId: id }] : [],
    ),
    hardop: hardopIn(eigen, moment.id),
    groei: vorige ? verschilTussen(eigen, vorige.id, moment.id) : null,
  };
}

export function toMoment(moment: MomentRij, leerlingen: GroepRij['leerlingen'], gehoord: Gehoord): Leesmoment {
  const { id, niveau, van, tot, gestopt, teksten } = moment;
  const { dag } = gehoord;
  return {
    id,
    niveau,
    naam: leesniveauNaam(niveau),
    van,
    tot,
    gestopt,
    nu: !gestopt && van <= dag && dag <= tot,
    teksten: teksten.map((tekstId) => {
      const tekst = gehoord.teksten.get(tekstId);
      return { id: tekstId, titel: tekst?.titel ?? tekstId, woorden: countTekst(tekst) };
    }),
    leerlingen: leerlingen.map((leerling) => toLeerling(leerling, moment, gehoord)),
  };
}
