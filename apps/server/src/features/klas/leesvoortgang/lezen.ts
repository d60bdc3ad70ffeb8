/** What one leerling read, from its turns: every figure is a sum of `countGelezen`, so that screens, file and child agree. */
import type { LeesLeerling } from '@spelrijk/contract/leesvoortgang';
import type { Regio } from '@spelrijk/domain/admin';
import type { Leesvraagsoort } from '@spelrijk/domain/leesopgave';
import { leesniveauNaam, leesniveauVan } from '@spelrijk/domain/leesvormen';
import { findTekst, type Leestekst } from '@spelrijk/taal/lezen';
import { addDays } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { laatsteHardop, listVoorlezingen, type VoorlezingRij } from '../../oefenen/voorlezen/index.ts';
import * as store from './store.ts';
import { createTempo } from './tempo.ts';

const WEKEN = 4;
const DAGEN = 7;
/** What a docent looks back on: twelve weeks. */
const TERUG_DAGEN = 84;
/** A leesmoment is held two or three times a year: a year back. */
const GEHOORD_DAGEN = 366;
const MEESTE_GETIKT = 20;

const som = <T>(rijen: readonly T[], waarde: (rij: T) => number): number => rijen.reduce((totaal, rij) => totaal + waarde(rij), 0);

function perWeek(beurten: readonly store.BeurtRij[], vandaag: string): LeesLeerling['weken'] {
  return Array.from({ length: WEKEN }, (_, i) => {
    const vanaf = addDays(vandaag, 1 - (WEKEN - i) * DAGEN);
    const tot = addDays(vanaf, DAGEN);
    const eigen = beurten.filter(({ dag }) => dag >= vanaf && dag < tot);
    return {
      vanaf,
      woorden: som(eigen, ({ woorden }) => woorden),
      ms: som(eigen, ({ ms }) => ms),
      teksten: new Set(eigen.filter(({ uit }) => uit).map(({ tekst }) => tekst)).size,
    };
  });
}

type Teksten = ReadonlyMap<string, Leestekst>;

function perTekst(beurten: readonly store.BeurtRij[], teksten: Teksten, regio: Regio): LeesLeerling['teksten'] {
  return [...new Set(beurten.map(({ tekst }) => tekst))].map((id) => {
    const eigen = beurten.filter(({ tekst }) => tekst === id);
    const tekst = teksten.get(id);
    return {
      id,
      titel: tekst?.titel ?? id,
      niveau: tekst ? somvensterNaam(`teksten-${tekst.niveau}`, regio) : '',
      begonnen: eigen.length,
      uit: eigen.filter(({ uit }) => uit).length,
      woorden: som(eigen, ({ woorden }) => woorden),
      ms: som(eigen, ({ ms }) => ms),
      stem: eigen.some(({ stem }) => stem),
      laatst: eigen[0]?.dag ?? '',
    };
  });
}

function countGetikt(beurten: readonly store.BeurtRij[]): LeesLeerling['getikt'] {
  const keer = new Map<string, number>();
  for (const woord of beurten.flatMap(({ getikt }) => getikt)) keer.set(woord, (keer.get(woord) ?? 0) + 1);
  return [...keer]
    .map(([woord, aantal]) => ({ woord, keer: aantal }))
    .sort((a, b) => b.keer - a.keer || (a.woord < b.woord ? -1 : 1))
    .slice(0, MEESTE_GETIKT);
}

function perSoort(vragen: readonly store.VraagRij[]): LeesLeerling['vragen'] {
  const soorten = new Map<Leesvraagsoort, { antwoorden: number; goed: number }>();
  for (const { soort, antwoorden, goed } of vragen) {
    const tot = soorten.get(soort) ?? { antwoorden: 0, goed: 0 };
    soorten.set(soort, { antwoorden: tot.antwoorden + antwoorden, goed: tot.goed + goed });
  }
  return [...soorten].map(([soort, tot]) => ({ soort, ...tot }));
}

interface Woordvraag {
  readonly tekst: string;
  readonly goed: boolean;
}

interface Eigenvragen {
  readonly vragen: readonly store.VraagRij[];
  /** New words that were asked after reading, each once. */
  readonly woorden: readonly Woordvraag[];
  /** The same words, asked a week later. */
  readonly later: readonly Woordvraag[];
}

/** What the third reading asks, among the kinds of questions that a docent knows. */
function soortVanStap({ stap }: Leestekst, id: string): Leesvraagsoort | undefined {
  if (stap?.id !== id) return undefined;
  return stap.soort === 'samenvatting' ? 'hoofdgedachte' : stap.soort === 'verbindingswoord' ? 'verbinden' : 'structuur';
}

const countGoed = (woorden: readonly Woordvraag[]): LeesLeerling['nieuweWoorden'] => ({
  antwoorden: woorden.length,
  goed: woorden.filter(({ goed }) => goed).length,
});

/** Words asked before reading (`k1a`) are practice; after it (`w1`, `k1b`) and a week later (`k1c`) they say something. */
const WOORD_NA = /-(?:w\d+|k\d+b)$/;
const WOORD_LATER = /-k\d+c$/;

/** First answers ever on the leesplank, as far back as is looked; a question whose text also came in taken is counted there and not here. */
function plankvragenOf(beurten: readonly store.BeurtRij[], teksten: Teksten, gevraagd: readonly store.VraagRij[]): Eigenvragen {
  const eerste = new Map<string, store.VraagRij>();
  const woorden = new Map<string, Woordvraag>();
  const later = new Map<string, Woordvraag>();
  for (const { leerlingId, tekst, vragen } of beurten.toReversed()) {
    for (const [id, { goed }] of Object.entries(vragen)) {
      if (goed === undefined) continue;
      const van = teksten.get(tekst);
      const soort = van && (van.vragen.find((vraag) => vraag.id === id)?.soort ?? soortVanStap(van, id));
      if (WOORD_NA.test(id)) woorden.set(id, woorden.get(id) ?? { tekst, goed });
      else if (WOORD_LATER.test(id)) later.set(id, later.get(id) ?? { tekst, goed });
      else if (soort !== undefined && !eerste.has(id)) eerste.set(id, { leerlingId, tekst, soort, antwoorden: 1, goed: goed ? 1 : 0 });
    }
  }
  const inTaken = new Set(gevraagd.map(({ tekst }) => tekst));
  return {
    vragen: [...eerste.values()].filter(({ tekst }) => !inTaken.has(tekst)),
    woorden: [...woorden.values()],
    later: [...later.values()],
  };
}

/** Of each paragraph. */
const countLetters = ({ alineas }: Leestekst): number[] => alineas.map((zinnen) => zinnen.join('').replace(/[^\p{L}\d]/gu, '').length);

async function loadAlle(ids: readonly string[]): Promise<Teksten> {
  const gevonden = await Promise.all([...new Set(ids)].map(findTekst));
  return new Map(gevonden.flatMap((tekst) => (tekst ? [[tekst.id, tekst]] : [])));
}

function niveauVan(tekst: string): string {
  const niveau = leesniveauVan(tekst);
  return niveau === undefined ? '' : leesniveauNaam(niveau);
}

function gehoordVan(rijen: readonly VoorlezingRij[]): Pick<LeesLeerling, 'hardop' | 'gehoord'> {
  const { hardop, dag } = laatsteHardop(rijen);
  if (!hardop) return { hardop: null, gehoord: dag };
  const { tekst, ...rest } = hardop;
  return { hardop: { ...rest, niveau: niveauVan(tekst) }, gehoord: dag };
}

/** What is known of the reading of one leerling. */
export interface Leesbron extends store.Lezer {
  readonly beurten: readonly store.BeurtRij[];
  /** First answers per text and kind. */
  readonly vragen: readonly store.VraagRij[];
  readonly woorden: readonly Woordvraag[];
  /** The same, a week later. */
  readonly later: readonly Woordvraag[];
  readonly hardop: LeesLeerling['hardop'];
  readonly gehoord: LeesLeerling['gehoord'];
}

interface Bronnen {
  readonly lezers: readonly Leesbron[];
  readonly teksten: Teksten;
}

/** Of a groep, or of one leerling in it; undefined when it is not there for this docent. */
export async function loadLeesbronnen(db: Db, adres: Omit<store.Vraag, 'vanaf'>, vandaag: string): Promise<Bronnen | undefined> {
  const vraag = { ...adres, vanaf: addDays(vandaag, 1 - TERUG_DAGEN) };
  const lezers = await store.listLezers(db, vraag);
  if (!lezers) return undefined;
  const beurten = await store.listBeurten(db, vraag);
  const vragen = await store.listVragen(db, vraag);
  const ids = lezers.map(({ id }) => id);
  const voorlezingen = await listVoorlezingen(db, adres.adminId, ids, addDays(vandaag, -GEHOORD_DAGEN));
  const teksten = await loadAlle(beurten.map(({ tekst }) => tekst));
  return {
    teksten,
    lezers: lezers.map((lezer) => {
      const eigen = beurten.filter(({ leerlingId }) => leerlingId === lezer.id);
      const inTaken = vragen.filter(({ leerlingId }) => leerlingId === lezer.id);
      const plank = plankvragenOf(eigen, teksten, inTaken);
      return {
        ...lezer,
        beurten: eigen,
        vragen: [...inTaken, ...plank.vragen],
        woorden: plank.woorden,
        later: plank.later,
        ...gehoordVan(voorlezingen.filter(({ leerlingId }) => leerlingId === lezer.id)),
      };
    }),
  };
}

/** The same, as it is shown. */
export async function loadLezen(db: Db, adres: Omit<store.Vraag, 'vanaf'>, vandaag: string): Promise<readonly LeesLeerling[] | undefined> {
  const bronnen = await loadLeesbronnen(db, adres, vandaag);
  if (!bronnen) return undefined;
  const regio = await store.readRegio(db, adres.adminId);
  const { lezers, teksten } = bronnen;
  const lettersVan = (id: string): readonly number[] | undefined => {
    const tekst = teksten.get(id);
    return tekst && countLetters(tekst);
  };
  return lezers.map(({ beurten, vragen, woorden, later, ...lezer }) => ({
    ...lezer,
    weken: perWeek(beurten, vandaag),
    teksten: perTekst(beurten, teksten, regio),
    getikt: countGetikt(beurten),
    vragen: perSoort(vragen),
    nieuweWoorden: countGoed(woorden),
    woordenLater: countGoed(later),
    tempo: createTempo(beurten, vragen, lettersVan),
  }));
}
