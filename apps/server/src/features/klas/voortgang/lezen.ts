/** Everything that the progress of a leerling is shown from, read and put in the words of the contract. */
import type { CategorieVoortgang, Misspelling } from '@spelrijk/contract/voortgang';
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import type { Regio } from '@spelrijk/domain/admin';
import { openedCeiling } from '@spelrijk/oefenen/ceiling';
import { tredeVan } from '@spelrijk/oefenen/leerlijn';
import { aandeelOpNorm } from '@spelrijk/oefenen/niveau';
import { notFound } from '../../../platform/app-error.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { aandachtNu, named } from '../groepen/index.ts';
import { listGevlagd } from '../zorgleerlingen/index.ts';
import { loadVerzwegen } from '../../oefenen/planwoorden/index.ts';
import { alsWoord, gameTitel, metUitleg } from '../../oefenen/opgaven/index.ts';
import {
  categorieenOpVolgorde,
  geldendeInstelling,
  leerlijnVan,
  normgroepVan,
  readStand,
  toCel,
  type Cel,
} from '../../oefenen/standen/index.ts';
import { listToetsen } from '../../oefenen/toetsen/index.ts';
import { listLvsScores } from '../../school/lvsspelling/index.ts';
import { labelNaam } from '../../oefenen/antwoorden/index.ts';
import { metNorm, toLezen, toLvs, toPlaats, toWoordenschat } from './leerling.ts';
import { eerste } from './misgegaan.ts';
import { SCHRIJFVORMEN } from './schrijfvormen.ts';
import * as store from './store.ts';
import { toVerloop } from './verloop.ts';
import { beginVanSchooljaar } from './weken.ts';
import { BEZONKEN, listTypfouten } from './store-groep.ts';
import * as leerling from './store-leerling.ts';

export type Voortgang = Output<Api['readVoortgang']>;

export interface Adres {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
}

const MINUUT_MS = 60_000;

const FOUTEN = 60;

const WEKEN_4 = 28;

const WEKEN_8 = 56;

/** Latest errors whose place in the word is counted. */
const PLAATSEN = 200;

const TOETSEN = 12;

const NOOIT: Omit<Cel, 'categorie'> = {
  beeld: 'leeg',
  status: 'op-slot',
  laag: 0,
  hoog: 100,
  zeker: false,
  antwoorden: 0,
  goed: 0,
  laatste: { antwoorden: 0, goed: 0 },
};

interface Bekend {
  readonly cel: Cel;
  readonly rij: store.CategorieRij;
}

function toCategorieen(bekend: readonly Bekend[], regio: Regio, normgroep: string): CategorieVoortgang[] {
  const leerlijn = leerlijnVan(regio);
  const opId = new Map(bekend.map((ander) => [ander.cel.categorie, ander]));
  return categorieenOpVolgorde(regio).map(({ id, naam, blok, regel }) => {
    const opNorm = aandeelOpNorm(leerlijn, id, normgroep);
    const { cel, rij } = opId.get(id) ?? {};
    const { beeld, status, laag, hoog, zeker, antwoorden, goed, laatste } = cel ?? NOOIT;
    return {
      id,
      naam,
      blok,
      beeld,
      status,
      sinds: rij?.sinds?.toISOString() ?? null,
      bereik: { laag, hoog, zeker },
      antwoorden,
      goed,
      laatste,
      laatst: rij?.laatste?.toISOString() ?? null,
      verloop: toVerloop(rij?.verloop ?? []),
      opNorm: opNorm === undefined ? null : Math.round(opNorm * 100),
      regel,
    };
  });
}

/** The first deviation is the one to repair first; without any (unreadable), the whole word is shown. */
function toMisspelling({ woord, gegeven, op, game, diagnose, opgave }: store.FoutRij, regio: Regio): Misspelling {
  const eerste = diagnose.afwijkingen[0];
  const label = eerste?.label ?? 'woord-onherkenbaar';
  const geschreven = alsWoord(opgave, gegeven);
  return {
    woord,
    gegeven: geschreven,
    op: op.toISOString(),
    game,
    label,
    labelNaam: labelNaam(label),
    doel: eerste?.doel ?? { start: 0, end: woord.length },
    getypt: eerste?.getypt ?? { start: 0, end: geschreven.length },
    uitleg: metUitleg(opgave, gegeven, diagnose, regio).uitleg,
  };
}

export const code = 'leerlingen/niet-gevonden';

/** Words, reading, levels and effort. */
async function loadRest(db: Db, { adminId, leerlingId }: Adres, kop: store.Kop, bekend: readonly Bekend[], now: number) {
  const { regio, jaargroep } = kop;
  const vandaag = dagVan(now);
  const stand = await readStand(db, adminId, leerlingId, new Date(now));
  if (!stand) throw notFound(code);
  const { instelling, stuur } = geldendeInstelling(stand.instellingen, stand, vandaag);
  const tijden = await leerling.listLeestijden(db, adminId, leerlingId, { vanaf: addDays(vandaag, -WEKEN_8) });
  const flitsen = await leerling.listFlitsen(db, adminId, leerlingId);
  const typfouten = await listTypfouten(db, adminId, [leerlingId], SCHRIJFVORMEN, { sinds: new Date(0), perLeerling: PLAATSEN });
  const normgroep = normgroepVan(instelling, { jaargroep, regio }, vandaag);
  const niveaus = await leerling.listNiveaus(db, adminId, leerlingId);
  const schooljaar = beginVanSchooljaar(vandaag);
  return {
    normgroep,
    norm: tredeVan(normgroep),
    plafond: openedCeiling(stand, leerlijnVan(regio), stuur, now),
    begin: niveaus.find(({ dag, laag, hoog }) => dag >= schooljaar && Math.round(100 * (hoog - laag)) <= 100 * BEZONKEN) ?? null,
    niveaus: metNorm(niveaus, instelling, { jaargroep, regio }, vandaag),
    lvs: toLvs(await listLvsScores(db, adminId, [leerlingId])),
    lezen: toLezen({ regio, cellen: bekend.map(({ cel }) => cel), tijden, flitsen }),
    woorden: toWoordenschat(await leerling.listWoorden(db, adminId, leerlingId), regio),
    plaats: toPlaats(typfouten.flatMap((rij) => eerste(rij) ?? [])),
    verbeterd: await leerling.readVerbeterd(db, adminId, leerlingId, { vanaf: addDays(vandaag, 1 - WEKEN_4) }),
    toetsen: await listToetsen(db, { id: leerlingId, adminId }, TOETSEN),
    zorg: (await listGevlagd(db, adminId, now)).has(leerlingId),
    vandaag,
  };
}

/** Misspellings of words apart that may lie between the latest ones: a test asks about as many. */
const MEEST_APART = 60;

/** The latest misspellings, as who sees them tells them on: without what a test of a care plan asks again. */
async function listVertelbaar(db: Db, { adminId, leerlingId }: Adres, regio: Regio, now: number): Promise<readonly store.FoutRij[]> {
  const { isApart, sleutels } = await loadVerzwegen(db, regio, { adminId, leerlingIds: [leerlingId] }, now);
  const rijen = await store.listFouten(db, adminId, leerlingId, FOUTEN + Math.min(sleutels.size, MEEST_APART));
  return rijen.filter(({ woord }) => !isApart(woord)).slice(0, FOUTEN);
}

/** Everything about one leerling; `docentId` narrows to the groepen that docent teaches. */
export async function loadLeerling(db: Db, adres: Adres, docentId: string | null, now: number): Promise<Voortgang> {
  const { adminId, groepId, leerlingId } = adres;
  const kop = await store.findKop(db, adminId, groepId, leerlingId, docentId);
  if (!kop) throw notFound(code);
  const { id, roepnaam, achternaam, jaargroep, figuur, munten, groepNaam, regio } = kop;
  const vandaag = dagVan(now);
  const dagen = await store.listDagen(db, adminId, leerlingId);
  const rijen = await store.listCategorieen(db, adminId, leerlingId);
  const bekend = rijen.map((rij) => ({ rij, cel: toCel(rij.cel, vandaag) }));
  const verder = await loadRest(db, adres, kop, bekend, now);
  const categorieen = toCategorieen(bekend, regio, verder.normgroep);
  const sinds = addDays(vandaag, 1 - WEKEN_4);
  return {
    leerling: { id, roepnaam, achternaam, jaargroep, figuur, munten },
    groep: { id: groepId, naam: groepNaam },
    aandacht: named(
      aandachtNu(
        kop,
        bekend.map(({ cel }) => cel),
        now,
      ),
      regio,
    ),
    categorieen,
    beheerst: categorieen.filter(({ beeld }) => beeld === 'beheerst').length,
    fouten: (await listVertelbaar(db, adres, regio, now)).map((rij) => toMisspelling(rij, regio)),
    samengevatTot: kop.samengevatTot,
    regels: (await store.listRegels(db, adminId, leerlingId)).map(({ label, keer }) => ({ label, naam: labelNaam(label), keer })),
    dagen: dagen.map(({ ms, ...dag }) => ({ ...dag, minuten: ms / MINUUT_MS })),
    games: (await store.listGames(db, adminId, leerlingId)).map(({ game, taken, ms }) => ({
      slug: game,
      titel: gameTitel(game),
      taken,
      minuten: ms / MINUUT_MS,
    })),
    gokjes: dagen.filter(({ dag }) => dag >= sinds).reduce((som, dag) => som + dag.gokjes, 0),
    ...verder,
  };
}
