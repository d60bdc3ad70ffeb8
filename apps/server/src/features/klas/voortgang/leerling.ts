/** From what is stored of one leerling to what its docent reads: words, reading, place of errors, levels against the norm. */
import type { Niveaupunt } from '@spelrijk/contract/voortgang';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Bereik, LeesVoortgang, Woordenschat } from '@spelrijk/contract/voortgang';
import type { Regio } from '@spelrijk/domain/admin';
import { tredeVanNaam } from '@spelrijk/domain/niveau';
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { drempel, type FlitsStand } from '@spelrijk/oefenen/flitsdrempel';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import { getLeestrede } from '@spelrijk/taal/lezen';
import { isWoord, KENT_DAGEN, leestredenVan, normgroepVan, type Cel } from '../../oefenen/standen/index.ts';
import type { Misgegaan } from './misgegaan.ts';
import type { WoordRij } from './store-leerling.ts';
import { beginVanSchooljaar } from './weken.ts';

type Voortgang = Output<Api['readVoortgang']>;

const LIJST = 60;

/** Sentences and reading items are no words. */
export function toWoordenschat(rijen: readonly WoordRij[], regio: Regio): Woordenschat {
  const woorden = rijen.filter(({ woord }) => isWoord(regio, woord));
  const geleerd = woorden.filter(({ fout, goed, terug }) => fout > 0 && goed && !terug);
  const terug = woorden.filter((rij) => rij.terug);
  const namen = (uit: readonly WoordRij[]): string[] => uit.slice(0, LIJST).map(({ woord }) => woord);
  return {
    geoefend: woorden.length,
    geleerd: geleerd.length,
    onthouden: woorden.filter(({ goed, stabiliteit }) => goed && stabiliteit >= KENT_DAGEN).length,
    terug: terug.length,
    lijstGeleerd: namen(geleerd),
    lijstTerug: namen(terug),
  };
}

export interface LeesInvoer {
  readonly regio: Regio;
  readonly cellen: readonly Cel[];
  readonly tijden: readonly { readonly trede: string; readonly ms: number }[];
  readonly flitsen: readonly { readonly trede: string; readonly stand: FlitsStand }[];
}

/** Reading steps that were begun, in their order. */
export function toLezen({ regio, cellen, tijden, flitsen }: LeesInvoer): LeesVoortgang[] {
  const rijen = new Map(cellen.map((cel) => [cel.categorie, cel]));
  const ms = new Map(tijden.map((rij) => [rij.trede, rij.ms]));
  const flits = new Map(flitsen.map(({ trede, stand }) => [trede, drempel(stand)]));
  return leestredenVan(regio).flatMap((id): LeesVoortgang[] => {
    const [cel, trede] = [rijen.get(id), getLeestrede(id)];
    if (!cel || !trede || cel.beeld === 'leeg') return [];
    const { laag, hoog, zeker, beeld, status, antwoorden, goed, laatste } = cel;
    const bereik: Bereik = { laag, hoog, zeker };
    const tijd = ms.get(id);
    const seconden = tijd === undefined ? null : Math.round(tijd / 100) / 10;
    return [
      {
        id,
        naam: trede.naam,
        domein: trede.domein,
        beeld,
        status,
        bereik,
        antwoorden,
        goed,
        laatste,
        seconden,
        flitsMs: flits.get(id) ?? null,
      },
    ];
  });
}

/** Results that can stand beside the level: with a day and a half-year. They are shown as given, never converted. */
export const toLvs = (
  scores: readonly {
    readonly toets: string;
    readonly afnamedatum: string | null;
    readonly waarden: { readonly functioneringsniveau?: string | undefined };
  }[],
): Voortgang['lvs'] =>
  scores.flatMap(({ toets, afnamedatum, waarden: { functioneringsniveau = '' } }) => {
    const trede = tredeVanNaam(functioneringsniveau);
    return afnamedatum === null || trede === null ? [] : [{ dag: afnamedatum, toets, niveau: functioneringsniveau, trede }];
  });

export interface Plaats {
  readonly begin: number;
  readonly midden: number;
  readonly eind: number;
}

const waar = ({ woord, doel }: Misgegaan): keyof Plaats => (doel.start === 0 ? 'begin' : doel.end >= woord.length ? 'eind' : 'midden');

/** Where in the word it goes wrong first. `fouten`: the first deviation of each writing. */
export function toPlaats(fouten: readonly Misgegaan[]): Plaats {
  const plaatsen = fouten.map(waar);
  const count = (plaats: keyof Plaats): number => plaatsen.filter((ander) => ander === plaats).length;
  return { begin: count('begin'), midden: count('midden'), eind: count('eind') };
}

/** Each level with the place of an average child of the normgroep on that day; before this school year that of a year lower. */
export function metNorm(
  niveaus: readonly Niveaupunt[],
  instelling: Pick<Oefeninstelling, 'normgroep'>,
  { jaargroep, regio }: { readonly jaargroep: number; readonly regio: Regio },
  vandaag: string,
): (Niveaupunt & { norm: number })[] {
  const begin = beginVanSchooljaar(vandaag);
  return niveaus.map((punt) => {
    const toen = punt.dag < begin ? Math.max(1, jaargroep - 1) : jaargroep;
    return { ...punt, norm: tredeVan(normgroepVan(instelling, { jaargroep: toen, regio }, punt.dag)) };
  });
}
