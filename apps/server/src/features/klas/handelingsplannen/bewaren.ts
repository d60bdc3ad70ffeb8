/** Making a plan and changing it: a concept freely, a plan that runs with a version of every change. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { ALLEEN_AANWIJZEN } from '@spelrijk/domain/categorie';
import { leesdoelTreden, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { TEGENHANGERS } from '@spelrijk/taal/tegenhangers';
import { AppError } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { setApart } from '../../oefenen/planwoorden/index.ts';
import { categorieenOpVolgorde, leestredenVan, lockLeerling, toCel } from '../../oefenen/standen/index.ts';
import { readPlanInvoer } from '../../oefenen/taken/index.ts';
import { listDoelen, listPlantoetsen, openDoelen } from '../zorgstanden/index.ts';
import { inhoudVan, isGelijk, keuzeVan } from './inhoud.ts';
import { demandVersie, findPlan, holdPlan, type Vast } from './plan.ts';
import { botst, noteer, noteerWijziging, openZorg, type PlanDeps, type PlanPlek } from './plek.ts';
import * as store from './store.ts';

type Vraag = Input<Api['saveHandelingsplan']>['body'];

/** Categorieën of spelling among the goals, and steps of reading among those of reading. */
function demandCategorieen(kop: store.Kop, { doelen, tekst }: PlanKeuze): void {
  const onbekend = (veld: string): AppError => new AppError('invalid', 'handelingsplannen/categorie-onbekend', { details: [veld] });
  const bekend = new Set(categorieenOpVolgorde(kop.regio).map(({ id }) => id));
  if (doelen.some(({ categorie }) => !bekend.has(categorie))) throw onbekend('keuze.doelen');
  const treden = new Set(leestredenVan(kop.regio));
  if (leesdoelTreden(tekst.lezen).some((trede) => !treden.has(trede))) throw onbekend('keuze.tekst.lezen');
}

/** The categorie whose words look like those of the goal and are written by another rule; null where there is none, or where it is a goal itself. */
function tegenhangerVan(doel: string, doelen: PlanKeuze['doelen']): string | null {
  const tegen = TEGENHANGERS[doel];
  return tegen === undefined || doelen.some(({ categorie }) => categorie === tegen) ? null : tegen;
}

/** Each goal with how it stands now. */
export function metBegin(kop: store.Kop, doelen: PlanKeuze['doelen'], now: number): store.NieuwDoel[] {
  const cellen = new Map(kop.cellen.map((cel) => [cel.categorie, toCel(cel, dagVan(now))]));
  return doelen.map(({ categorie, streef }) => {
    const { laag, hoog, zeker } = cellen.get(categorie) ?? { laag: 0, hoog: 100, zeker: false };
    return { categorie, streef, begin: { laag, hoog, zeker }, contrast: tegenhangerVan(categorie, doelen) };
  });
}

/** Puts down how the plan is now, as the next version. */
export async function noteVersie(db: Db, { actor, now }: Caller, plek: PlanPlek, wat: string): Promise<number> {
  const rij = await findPlan(db, plek);
  const doelen = await listDoelen(db, plek.adminId, [plek.planId]);
  const { versie } = rij;
  await store.insertVersie(db, plek, inhoudVan(rij, doelen), { versie, door: actor.id, wat, now: new Date(now) });
  return versie;
}

/** From the moment that goals are ticked the child meets no more words of their tests. */
export async function keepApart(deps: PlanDeps, db: Db, plek: PlanPlek, doelen: PlanKeuze['doelen'], now: number): Promise<void> {
  const { adminId, leerlingId } = plek;
  if (!(await lockLeerling(db, adminId, leerlingId))) return;
  const invoer = await readPlanInvoer(deps, db, { adminId, id: leerlingId }, now);
  await setApart(
    db,
    plek,
    invoer,
    doelen.map(({ categorie }) => categorie),
  );
}

/** With what a plan of one leerling is worked on, by itself or with those of its groepje. */
export interface Werk {
  readonly deps: PlanDeps;
  readonly db: Db;
  readonly caller: Caller;
  readonly kop: store.Kop;
}

async function insert({ db, caller, kop }: Werk, plek: PlanPlek, keuze: PlanKeuze, groepsplanId: string | null): Promise<number> {
  const { actor, now } = caller;
  await store.insertPlan(db, plek, keuze, { door: actor.id, volgtOp: null, groepsplanId, now: new Date(now) });
  await store.putDoelen(db, plek, metBegin(kop, keuze.doelen, now));
  await noteer(db, caller, plek, { soort: 'aangemaakt', actie: 'carePlan.create', betreft: 'plan' });
  return 1;
}

/**
 * A goal that comes in while the plan runs needs a start test of its own, where a test can measure it; one that goes out needs a reason; with an open final
 * test neither.
 */
async function changeDoelen(
  db: Db,
  { now }: Caller,
  plek: PlanPlek,
  { doelen }: Vast,
  { keuze, wegReden }: Vraag,
): Promise<readonly string[]> {
  const had = new Set(openDoelen(doelen).map(({ categorie }) => categorie));
  const heeft = new Set(keuze.doelen.map(({ categorie }) => categorie));
  const erbij = [...heeft].filter((categorie) => !had.has(categorie));
  const eraf = [...had].filter((categorie) => !heeft.has(categorie));
  if (heeft.size === 0 && (keuze.tekst.lezen ?? []).length === 0) throw botst('zonder-doelen');
  if (erbij.length + eraf.length === 0) return [];
  const toetsen = await listPlantoetsen(db, plek.adminId, [plek.planId]);
  if (toetsen.some(({ soort, status }) => soort === 'zorg-eind' && status === 'open')) throw botst('eindtoets-open');
  const getoetst = new Set(
    toetsen.filter(({ soort, status }) => soort === 'zorg-start' && status === 'af').flatMap((toets) => toets.doelen),
  );
  if (erbij.some((categorie) => !getoetst.has(categorie) && !ALLEEN_AANWIJZEN.has(categorie))) throw botst('doel-zonder-starttoets');
  if (eraf.length > 0 && wegReden === '') throw new AppError('invalid', 'handelingsplannen/reden-nodig', { details: ['wegReden'] });
  await store.closeDoelen(db, plek, eraf, { reden: wegReden, now: new Date(now) });
  return erbij;
}

/** Steps of reading steer practice as the goals of spelling do; they need no start test, and leave without a reason as they came without one. */
async function changeLeesdoelen(db: Db, { now }: Caller, plek: PlanPlek, { rij, doelen }: Vast, { keuze }: Vraag): Promise<void> {
  const had = leesdoelTreden(keuzeVan(rij, doelen).tekst.lezen);
  const heeft = leesdoelTreden(keuze.tekst.lezen);
  await store.closeZorgdoelen(
    db,
    plek,
    had.filter((trede) => !heeft.includes(trede)),
  );
  await store.openZorgdoelen(
    db,
    plek,
    heeft.filter((trede) => !had.includes(trede)),
    new Date(now),
  );
}

async function change({ db, caller, kop }: Werk, plek: PlanPlek, vraag: Vraag): Promise<number> {
  const vast = await holdPlan(db, plek);
  const { rij, doelen } = vast;
  if (isGelijk(keuzeVan(rij, doelen), vraag.keuze)) return rij.versie;
  demandVersie(rij, vraag.versie);
  if (rij.status !== 'concept' && rij.status !== 'actief') throw botst('niet-te-wijzigen');
  const { now } = caller;
  if (rij.status === 'concept') {
    const namen = vraag.keuze.doelen.map(({ categorie }) => categorie);
    await store.deleteDoelen(db, plek, namen);
  } else {
    const erbij = await changeDoelen(db, caller, plek, vast, vraag);
    await store.openZorgdoelen(db, plek, erbij, new Date(now));
    await changeLeesdoelen(db, caller, plek, vast, vraag);
  }
  await store.putDoelen(db, plek, metBegin(kop, vraag.keuze.doelen, now));
  await store.updatePlan(db, plek, vraag.keuze, rij.versie + 1);
  if (rij.status === 'actief') await noteVersie(db, caller, plek, 'gewijzigd');
  await noteerWijziging(db, caller, plek, rij.status === 'concept' ? 'concept van een plan' : 'plan gewijzigd');
  return rij.versie + 1;
}

/** A new plan, or a new version of the one that was read. The same content again changes nothing. */
export async function savePlan(werk: Werk, plek: PlanPlek, vraag: Vraag, groepsplanId: string | null = null): Promise<number> {
  const { deps, db, caller, kop } = werk;
  demandCategorieen(kop, vraag.keuze);
  const slot = await store.lockPlan(db, plek.adminId, plek.leerlingId, plek.planId);
  if (!slot && vraag.versie !== 0) throw botst('gewijzigd');
  const versie = slot ? await change(werk, plek, vraag) : await insert(werk, plek, vraag.keuze, groepsplanId);
  // Of a plan that runs the words stay: a test of it may have asked them.
  if (slot === undefined || slot.status === 'concept') await keepApart(deps, db, plek, vraag.keuze.doelen, caller.now);
  return versie;
}

export const saveHandelingsplan = (deps: PlanDeps, caller: Caller, plek: PlanPlek, vraag: Vraag): Promise<{ versie: number }> =>
  openZorg(deps, caller, 'carePlan.create', plek, async (db, kop) => ({ versie: await savePlan({ deps, db, caller, kop }, plek, vraag) }));
