/** Tests: set by a teacher, given to the child in stages among the taken of the day, finished when enough is known. */
import type { Toets } from '@spelrijk/contract/toetsen';
import { besluit, lockLeerling, pasBesluitToe, somvensterNaam } from '../standen/index.ts';
import { seedFrom } from '@spelrijk/base/random';
import { AppError } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { toCategorie } from '../antwoorden/index.ts';
import { insertTaken, listDagTaken, readPlanInvoer, type PlanDeps, type PlanInvoer } from '../taken/index.ts';
import * as store from './store.ts';
import { sleutelVan } from '../opgaven/index.ts';
import { freezeUitslag } from './plantoets.ts';
import { isKlaar, isZorgtoets, naBesluit, toetswoorden, volgendeStap } from './toets.ts';

type Wie = Pick<LeerlingRow, 'id' | 'adminId'>;

export interface Toetsvraag {
  readonly id: string;
  readonly soort: 'plaatsing' | 'voortgang';
}

/** Sets a test; the same id again gives the test that is there. One at a time: run behind the lock of the leerling. */
export async function planToets(
  db: Db,
  { id: leerlingId, adminId }: Wie,
  vraag: Toetsvraag,
  invoer: PlanInvoer,
): Promise<{ readonly toets: store.ToetsRij; readonly nieuw: boolean }> {
  const bestaand = await store.findToets(db, adminId, leerlingId, vraag.id);
  if (bestaand && bestaand.soort !== vraag.soort) throw new AppError('conflict', 'toetsen/bestaat-al');
  if (bestaand) return { toets: bestaand, nieuw: false };
  if (await store.hasOpenToets(db, adminId, leerlingId)) throw new AppError('conflict', 'toetsen/staat-klaar');
  const woorden = toetswoorden(vraag.soort, invoer, seedFrom(vraag.id));
  if (vraag.soort !== 'plaatsing' && woorden.length === 0) throw new AppError('conflict', 'toetsen/geen-woorden');
  const toets: store.ToetsRij = {
    ...vraag,
    doelen: [],
    woorden,
    status: 'open',
    createdAt: new Date(invoer.now),
    afOp: null,
    planId: null,
    papier: false,
    vanaf: null,
  };
  await store.insertToets(db, adminId, leerlingId, toets);
  return { toets, nieuw: true };
}

/** Closes a test with what it decides. Run behind the lock of the leerling. */
export async function closeToets(db: Db, { id: leerlingId, adminId }: Wie, toets: store.ToetsRij, invoer: PlanInvoer): Promise<void> {
  const uitkomst = besluit(toets.soort, invoer);
  const gewijzigd = pasBesluitToe(uitkomst, invoer);
  const { stand, leerlijn, now } = naBesluit(invoer, gewijzigd);
  await store.finishToets(db, {
    adminId,
    leerlingId,
    toetsId: toets.id,
    vermoed: uitkomst.vermoed,
    hoofd: gewijzigd.hoofd,
    categorieen: Object.keys(gewijzigd.categorieen).map((categorie) => toCategorie(stand, leerlijn, categorie, now)),
    now: new Date(now),
  });
  if (isZorgtoets(toets)) await freezeUitslag(db, { id: leerlingId, adminId }, toets, invoer);
}

/**
 * Makes the next stage of the open test, or finishes it. What is still open afterwards, if anything. `readInvoer` reads what planning needs, after the
 * lock: one writer per leerling.
 */
export async function updateToets(
  db: Db,
  leerling: Wie,
  dag: string,
  readInvoer: () => Promise<PlanInvoer>,
): Promise<store.ToetsRij | undefined> {
  const { adminId, id } = leerling;
  if (!(await store.findOpenToets(db, adminId, id, dag)) || !(await lockLeerling(db, adminId, id))) return undefined;
  const invoer = await readInvoer();
  const toets = await store.findOpenToets(db, adminId, id, invoer.dag);
  if (!toets) return undefined;
  const stappen = await store.listStappen(db, adminId, toets.id);
  if (isKlaar(toets, stappen, invoer)) {
    await closeToets(db, leerling, toets, invoer);
    return undefined;
  }
  const vandaag = (await listDagTaken(db, adminId, id, invoer.dag)).filter(({ nr }) => nr !== null && nr < 0).length;
  const stap = volgendeStap(toets, stappen, vandaag, invoer);
  if (stap) await insertTaken(db, adminId, id, [stap]);
  return toets;
}

/** Closes a test on screen of which every word was made. */
export async function closeIfDone(db: Db, leerling: Wie, toets: store.ToetsRij, invoer: PlanInvoer): Promise<void> {
  if (toets.status === 'af' || toets.papier) return;
  const stappen = await store.listStappen(db, leerling.adminId, toets.id);
  if (stappen.length > 0 && isKlaar(toets, stappen, invoer)) await closeToets(db, leerling, toets, invoer);
}

/**
 * Closes the test of a plan that a child made to its last word and left at that: nothing asks the server for more. Whoever looks at the plan reads that it is
 * done, and can go on.
 */
export async function closeMade(deps: PlanDeps, db: Db, leerling: Wie, now: number): Promise<void> {
  const { adminId, id } = leerling;
  const dag = dagVan(now);
  const isOpen = async (): Promise<boolean> => {
    const toets = await store.findOpenToets(db, adminId, id, dag);
    return toets !== undefined && isZorgtoets(toets);
  };
  if (!(await isOpen()) || !(await lockLeerling(db, adminId, id))) return;
  const toets = await store.findOpenToets(db, adminId, id, dag);
  if (toets && isZorgtoets(toets)) await closeIfDone(db, leerling, toets, await readPlanInvoer(deps, db, leerling, now));
}

type Telling = Toets['resultaat'][number];

const erbij = ({ aantal, goed }: Telling['alles'], telt: boolean, isGoed: boolean): Telling['alles'] =>
  telt ? { aantal: aantal + 1, goed: goed + (isGoed ? 1 : 0) } : { aantal, goed };

/** A test with what came of it so far. */
export async function loadToets(db: Db, { id: leerlingId, adminId }: Wie, toets: store.ToetsRij): Promise<Toets> {
  const stappen = await store.listStappen(db, adminId, toets.id);
  const goed = new Map((await store.listToetsAntwoorden(db, adminId, leerlingId, toets.id)).map((rij) => [rij.opgaveId, rij.goed]));
  const geoefend = new Set(toets.woorden.filter(({ nieuw }) => !nieuw).map(({ woord }) => woord));
  const per = new Map<string, Telling>();
  for (const opgave of stappen.flatMap(({ opgaven }) => opgaven)) {
    const isGoed = goed.get(opgave.id);
    if (isGoed === undefined) continue;
    const { categorie } = opgave;
    const oud = per.get(categorie) ?? {
      categorie,
      naam: somvensterNaam(categorie),
      alles: { aantal: 0, goed: 0 },
      nieuw: { aantal: 0, goed: 0 },
    };
    const nieuw = erbij(oud.nieuw, !geoefend.has(sleutelVan(opgave)), isGoed);
    per.set(categorie, { ...oud, alles: erbij(oud.alles, true, isGoed), nieuw });
  }
  const { id, soort, status, doelen, createdAt } = toets;
  return { id, soort, status, doelen: [...doelen], op: createdAt.toISOString(), gevraagd: goed.size, resultaat: [...per.values()] };
}

/** The latest tests of a leerling with what came of them, newest first. */
export async function listToetsen(db: Db, leerling: Wie, aantal: number): Promise<Toets[]> {
  const toetsen: Toets[] = [];
  for (const toets of await store.listToetsRijen(db, leerling.adminId, leerling.id, aantal))
    toetsen.push(await loadToets(db, leerling, toets));
  return toetsen;
}
