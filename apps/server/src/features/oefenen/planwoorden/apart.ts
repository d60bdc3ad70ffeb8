/** Setting words apart when the goals of a plan are chosen, and what its tests will be able to show. */
import { seedFrom } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { MINSTE_ANKERS, STAP, stapVan } from '@spelrijk/oefenen/zorg/blauwdruk';
import {
  choosePlanwoorden,
  isInZinnen,
  maatIn,
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

/**
 * Goals of which enough is set apart. A plan made before a goal was asked in sentences has two sentences of it and nothing that a final test can measure it
 * with.
 */
const doelenIn = (woorden: readonly Planwoord[], { leerlijn }: Pick<PlanInvoer, 'leerlijn'>): Set<string> =>
  new Set(
    woorden
      .map(({ categorie }) => categorie)
      .filter((doel) => {
        const categorie = leerlijn.categorieen.get(doel);
        const nieuw = woorden.filter((woord) => woord.categorie === doel && (woord.rol === 'anker' || woord.rol === 'vers'));
        return categorie === undefined || !isInZinnen(categorie) || nieuw.length >= MINSTE_ANKERS;
      }),
  );

interface Beraad {
  /** What stands apart. */
  readonly er: readonly Planwoord[];
  /** A test asked it: it stays. */
  readonly isGevraagd: boolean;
  /** Goals of which too little stands apart. */
  readonly nieuw: readonly string[];
  readonly tekort: Plankeuze['tekort'];
  readonly erbij: readonly Planwoord[];
}

/**
 * What comes beside what stands apart. Of a goal that was asked too little at the start the final test asks as many new ones as another asks anchors: how it
 * stands at the end, and a beginning for the plan that follows.
 */
async function consider(db: Db, plek: Plek, invoer: PlanInvoer, doelen: readonly string[]): Promise<Beraad> {
  const er = await store.listPlanwoorden(db, plek);
  const heeft = doelenIn(er, invoer);
  const nieuw = doelen.filter((doel) => !heeft.has(doel));
  const isGevraagd = er.length > 0 && (await store.hasToets(db, plek));
  const kies = isGevraagd ? nieuw : doelen;
  if (kies.length === 0) return { er, isGevraagd, nieuw, tekort: [], erbij: [] };
  const { woorden, tekort } = await choose(db, plek, invoer, kies);
  const had = isGevraagd ? new Set(er.map(({ categorie }) => categorie)) : new Set<string>();
  const erbij = woorden.flatMap((woord): Planwoord[] => {
    if (!had.has(woord.categorie)) return [woord];
    return woord.rol === 'anker' && !er.some((ander) => ander.woord === woord.woord) ? [{ ...woord, rol: 'vers' }] : [];
  });
  return { er, isGevraagd, nieuw, tekort, erbij };
}

/**
 * Keeps words of these goals apart from now on. Run after `lockLeerling`. The same goals again change nothing; other goals before the first test get
 * other words, after it words are added for what is new.
 */
export async function setApart(db: Db, plek: Plek, invoer: PlanInvoer, doelen: readonly string[]): Promise<readonly Planwoord[]> {
  const { er, isGevraagd, nieuw, erbij } = await consider(db, plek, invoer, doelen);
  if (nieuw.length === 0 && er.every(({ categorie }) => doelen.includes(categorie))) return er;
  if (!isGevraagd) await store.deletePlanwoorden(db, plek);
  await store.insertPlanwoorden(db, plek, erbij);
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
  /** What stands apart, or would. */
  readonly woorden: readonly Planwoord[];
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
  const { er, isGevraagd, tekort, erbij } = await consider(db, plek, invoer, doelen);
  const woorden = [...(isGevraagd ? er.filter(({ categorie }) => doelen.includes(categorie)) : []), ...erbij];
  const { leerlijn, stand, now, regio } = invoer;
  const start = teVragen(woorden.filter(({ rol }) => rol !== 'vers')).map(({ woord }) => woord);
  const eind = teVragen(woorden);
  const geoefend = doelen.reduce((som, doel) => som + maatIn(leerlijn.categorieen.get(doel), doelen.length).geoefend, 0);
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
    woorden,
  };
}
