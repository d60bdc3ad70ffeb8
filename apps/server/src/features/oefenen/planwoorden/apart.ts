/** Setting words apart when the goals of a plan are chosen, and what its tests will be able to show. */
import { seedFrom } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { blauwdrukVan, STAP, stapVan } from '@spelrijk/oefenen/zorg/blauwdruk';
import {
  choosePlanwoorden,
  maatVan,
  schattingIn,
  type Plankeuze,
  type Planvraag,
  type Planwoord,
} from '@spelrijk/oefenen/zorg/planwoorden';
import { continuePlanwoorden } from '@spelrijk/oefenen/zorg/vervolgwoorden';
import { zeggingskracht } from '@spelrijk/oefenen/zorg/zeggingskracht';
import { TEGENHANGERS } from '@spelrijk/taal/tegenhangers';
import type { Db } from '../../../platform/db/database.ts';
import { uitlegwoordenVan } from '../landkaart/index.ts';
import { findStuk, isOpZicht } from '../standen/index.ts';
import type { PlanInvoer } from '../taken/index.ts';
import * as store from './store.ts';

type Plek = store.Planplek;

/** Is there speech for this? A word that cannot be heard cannot be dictated; what is read needs none. */
function isTeStellen(sleutel: string, { regio, audio }: PlanInvoer): boolean {
  const stuk = findStuk(regio, sleutel);
  if (!stuk) return false;
  if (isOpZicht(stuk)) return true;
  const { woord } = stuk.woord;
  return stuk.soort === 'zin' ? audio.vanTekst(woord, regio) !== undefined : audio.isHoorbaar(woord, regio);
}

/** Words for the tests of these goals. `gezien`: keys that this leerling met, or is about to meet. */
export function chooseApart(
  invoer: PlanInvoer,
  doelen: readonly string[],
  { gezien, seed }: { readonly gezien: readonly string[]; readonly seed: number },
): Plankeuze {
  const { regio, leerlijn, stand, now } = invoer;
  const spelling = (sleutel: string): string => (findStuk(regio, sleutel)?.woord.woord ?? sleutel).toLowerCase();
  const bezet = new Set(gezien.map(spelling));
  // The card of a goal shows its examples to everybody.
  for (const id of leerlijn.categorieen.keys()) for (const woord of uitlegwoordenVan(id)) bezet.add(woord.toLowerCase());
  const vraag: Planvraag = {
    stand,
    leerlijn,
    doelen,
    tegenhangers: TEGENHANGERS,
    isBezet: (sleutel) => bezet.has(spelling(sleutel)) || !isTeStellen(sleutel, invoer),
    spelling,
    now,
    seed,
  };
  return choosePlanwoorden(vraag);
}

/** Of a plan that follows on one whose final test is fresh: words of that test come back, so that growth can be told from it. */
async function choose(db: Db, plek: Plek, invoer: PlanInvoer, doelen: readonly string[]): Promise<Plankeuze> {
  const nieuw = chooseApart(invoer, doelen, { gezien: await store.listBezet(db, plek), seed: seedFrom(plek.planId) });
  return continuePlanwoorden(nieuw, await store.listGevraagd(db, plek, invoer.now), doelen);
}

const doelenIn = (woorden: readonly Planwoord[]): Set<string> => new Set(woorden.map(({ categorie }) => categorie));

/**
 * Keeps words of these goals apart from now on. Run after `lockLeerling`. The same goals again change nothing; other goals before the first test get
 * other words, after it words are added for what is new.
 */
export async function setApart(db: Db, plek: Plek, invoer: PlanInvoer, doelen: readonly string[]): Promise<readonly Planwoord[]> {
  const er = await store.listPlanwoorden(db, plek);
  const heeft = doelenIn(er);
  const nieuw = doelen.filter((doel) => !heeft.has(doel));
  const weg = [...heeft].some((doel) => !doelen.includes(doel));
  if (nieuw.length === 0 && !weg) return er;
  const isGevraagd = await store.hasToets(db, plek);
  if (!isGevraagd) await store.deletePlanwoorden(db, plek);
  const kies = isGevraagd ? nieuw : doelen;
  if (kies.length === 0) return store.listPlanwoorden(db, plek);
  const { woorden } = await choose(db, plek, invoer, kies);
  await store.insertPlanwoorden(db, plek, woorden);
  return store.listPlanwoorden(db, plek);
}

/** What the tests of a plan with these goals will ask, and how often they will show a large step. */
export interface Vooruitblik {
  readonly start: number;
  readonly eind: number;
  readonly nooitGeoefend: number;
  /** Children of ten in whom a large step shows. */
  readonly vanTien: number;
  /** Goals with too few words. */
  readonly tekort: Plankeuze['tekort'][number][];
}

/** Days on which a test of these is made. */
function dagenVoor(regio: Regio, woorden: readonly string[]): number {
  let stappen = 0;
  for (let over = woorden; over.length > 0; stappen++)
    over = over.slice(stapVan(over, (woord) => findStuk(regio, woord)?.soort === 'zin').length);
  return Math.max(1, Math.ceil(stappen / STAP.perDag));
}

/** `teVragen`: of words those that one test can ask together. */
export async function previewPlan(
  db: Db,
  plek: Plek,
  invoer: PlanInvoer,
  doelen: readonly string[],
  teVragen: (woorden: readonly Planwoord[]) => readonly Planwoord[],
): Promise<Vooruitblik> {
  const { woorden, tekort, maat } = await choose(db, plek, invoer, doelen);
  const { leerlijn, stand, now, regio } = invoer;
  const start = teVragen(woorden.filter(({ rol }) => rol !== 'vers')).map(({ woord }) => woord);
  const eind = teVragen(woorden);
  const geoefend = doelen.reduce((som, doel) => som + (maat[doel] ?? blauwdrukVan(doelen.length)).geoefend, 0);
  const plannen = doelen.flatMap((doel) => {
    const maten = (rollen: readonly string[]) =>
      woorden
        .filter(({ categorie, rol }) => categorie === doel && rollen.includes(rol))
        .flatMap(({ woord }) => {
          const regel = leerlijn.woorden.get(woord);
          return (regel && maatVan(regel, doel, leerlijn)) ?? [];
        });
    const vaardigheid = schattingIn(stand, leerlijn, doel, now)?.m;
    const ankers = maten(['anker']);
    const zonder = tekort.some(({ categorie, zonderGroei }) => categorie === doel && zonderGroei);
    return vaardigheid === undefined || zonder ? [] : [{ vaardigheid, start: ankers, eind: maten(['anker', 'vers']) }];
  });
  const dagen = {
    start: dagenVoor(regio, start),
    eind: dagenVoor(
      regio,
      eind.map(({ woord }) => woord),
    ),
  };
  return {
    start: start.length,
    eind: eind.length + geoefend,
    nooitGeoefend: eind.filter(({ rol }) => rol === 'anker' || rol === 'vers').length,
    vanTien: Math.round(10 * zeggingskracht(plannen, dagen)),
    tekort: [...tekort],
  };
}
