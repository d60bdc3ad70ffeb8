/** Tests of a care plan: set ready, looked at, and typed over from paper. */
import type { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { listGeoefend, previewPlan, setApart, type Vooruitblik } from '../planwoorden/index.ts';
import { lockLeerling, somvensterNaam } from '../standen/index.ts';
import { readPlanInvoer, type PlanInvoer } from '../taken/index.ts';
import { loadBlad } from './blad.ts';
import { buildPlantoets, countEind, insertPlantoets, type Vraag } from './klaarzetten.ts';
import { checkKan, startdoelen, toetsdag } from './mag.ts';
import { takeInPapier } from './papier.ts';
import {
  closeIfDone,
  findToets,
  setVanaf,
  meting,
  openVoorToets,
  teVragen,
  type ToetsDeps,
  type Toetsgang,
  type ToetsRij,
} from '../toetsen/index.ts';

const geenToets = (): AppError => notFound('toetsen/niet-gevonden');

async function getPlan(db: Db, { adminId, leerlingId }: Toetsgang, planId: string): Promise<meting.PlanRij> {
  const plan = await meting.findPlan(db, adminId, leerlingId, planId);
  if (!plan) throw geenToets();
  return plan;
}

/** `doelen`: of a start test in a plan that runs, the goals that come in. `dag`: of a final test and a nameting, from when it is given. */
interface Aanvraag extends Vraag {
  readonly doelen?: readonly string[] | undefined;
  readonly dag?: string | undefined;
}

async function insert(db: Db, gang: Toetsgang, plan: meting.PlanRij, vraag: Aanvraag, invoer: PlanInvoer): Promise<ToetsRij> {
  const { adminId, leerlingId } = gang;
  const vanaf = toetsdag(gang.now, plan, vraag.soort, vraag.dag);
  const doelen = vraag.soort === 'zorg-start' ? await startdoelen(db, adminId, plan, vraag.doelen ?? [], invoer) : plan.doelen;
  const woorden = await setApart(db, { adminId, leerlingId, planId: plan.id }, invoer, [...new Set([...plan.doelen, ...doelen])]);
  const geoefend = vraag.soort === 'zorg-eind' ? await listGeoefend(db, { adminId, leerlingId }, doelen, plan.gestartOp) : [];
  const klaar = buildPlantoets(vraag, { id: plan.id, doelen }, { woorden, geoefend }, invoer);
  if (!klaar) throw new AppError('conflict', 'toetsen/geen-woorden');
  const toets: ToetsRij = { ...klaar.toets, vanaf };
  await insertPlantoets(db, gang, { ...klaar, toets });
  return toets;
}

async function getToets(db: Db, { adminId, leerlingId }: Toetsgang, planId: string, toetsId: string): Promise<ToetsRij> {
  const toets = await findToets(db, adminId, leerlingId, toetsId);
  if (toets?.planId !== planId) throw geenToets();
  return toets;
}

async function lockAndRead(deps: ToetsDeps, db: Db, leerling: LeerlingRow, now: number): Promise<PlanInvoer> {
  if (!(await lockLeerling(db, leerling.adminId, leerling.id))) throw notFound('leerlingen/niet-gevonden');
  return readPlanInvoer(deps, db, leerling, now);
}

export const previewPlantoets = (
  deps: ToetsDeps,
  gang: Toetsgang,
  planId: string,
  gevraagd: readonly string[],
): Promise<Omit<Vooruitblik, 'tekort' | 'woorden'> & { tekort: (Vooruitblik['tekort'][number] & { naam: string })[] }> =>
  openVoorToets(deps.database, gang, async (db, leerling) => {
    const invoer = await readPlanInvoer(deps, db, leerling, gang.now);
    const doelen = [...new Set(gevraagd)].filter((doel) => invoer.leerlijn.categorieen.has(doel)).slice(0, 3);
    if (doelen.length === 0) throw geenToets();
    const plek = { adminId: gang.adminId, leerlingId: gang.leerlingId, planId };
    const { woorden, ...blik } = await previewPlan(db, plek, invoer, doelen, (vraag) => teVragen(vraag, invoer));
    const eind = await countEind(db, plek, { doelen, woorden }, invoer);
    return { ...blik, eind: eind ?? blik.eind, tekort: blik.tekort.map((rij) => ({ ...rij, naam: somvensterNaam(rij.categorie) })) };
  });

/** One line for the school; of our office with its reason. */
const noteer = (
  db: Db,
  { adminId, actor, now, leerlingId: objectId, actie }: Toetsgang,
  soort: 'inzage' | 'gewijzigd',
  betreft: string,
): Promise<void> => writeAudit(db, { adminId, soort, now, actor, actie, objectId, betreft, reden: actor.bewijs.reden });

const noteerToets = (db: Db, gang: Toetsgang, betreft: string): Promise<void> => noteer(db, gang, 'gewijzigd', betreft);

/** The same test for another day, as long as it has not had its day. */
async function moveDay(db: Db, gang: Toetsgang, plan: meting.PlanRij, toets: ToetsRij, { soort, dag }: Aanvraag): Promise<ToetsRij> {
  const { vanaf, status } = toets;
  if (dag === undefined || vanaf === null || dag === vanaf || status === 'af' || vanaf <= dagVan(gang.now)) return toets;
  const nieuw = toetsdag(gang.now, plan, soort, dag);
  if (nieuw === null) return toets;
  await setVanaf(db, gang.adminId, toets.id, nieuw);
  await noteerToets(db, gang, 'dag van een toets veranderd');
  return { ...toets, vanaf: nieuw };
}

/** Once: the same id again gives the test that is there. */
export const createPlantoets = (deps: ToetsDeps, gang: Toetsgang, planId: string, vraag: Aanvraag): Promise<Plantoetsblad> =>
  openVoorToets(deps.database, gang, async (db, leerling) => {
    const invoer = await lockAndRead(deps, db, leerling, gang.now);
    const plan = await getPlan(db, gang, planId);
    const bestaand = await findToets(db, gang.adminId, gang.leerlingId, vraag.id);
    if (bestaand && (bestaand.planId !== planId || bestaand.soort !== vraag.soort)) throw new AppError('conflict', 'toetsen/bestaat-al');
    if (bestaand) return loadBlad(db, gang, await moveDay(db, gang, plan, bestaand, vraag), invoer);
    await checkKan(db, gang, plan, vraag.soort);
    const toets = await insert(db, gang, plan, vraag, invoer);
    await noteerToets(db, gang, 'toets klaargezet');
    return loadBlad(db, gang, toets, invoer);
  });

interface Toetsplek {
  readonly planId: string;
  readonly toetsId: string;
}

/** A test of which every word was made closes when somebody looks. */
export const readPlantoets = (deps: ToetsDeps, gang: Toetsgang, { planId, toetsId }: Toetsplek): Promise<Plantoetsblad> =>
  openVoorToets(deps.database, gang, async (db, leerling) => {
    await getPlan(db, gang, planId);
    const invoer = await lockAndRead(deps, db, leerling, gang.now);
    await closeIfDone(db, leerling, await getToets(db, gang, planId, toetsId), invoer);
    // Our office has its line already.
    if (gang.actor.adminId === gang.adminId) await noteer(db, gang, 'inzage', 'toets van een plan');
    return loadBlad(db, gang, await getToets(db, gang, planId, toetsId), invoer);
  });

export const savePapier = (
  deps: ToetsDeps,
  gang: Toetsgang,
  { planId, toetsId }: Toetsplek,
  { antwoorden, vervang }: { readonly antwoorden: readonly string[]; readonly vervang: boolean },
): Promise<Plantoetsblad> =>
  openVoorToets(deps.database, gang, async (db, leerling) => {
    await getPlan(db, gang, planId);
    const invoer = await lockAndRead(deps, db, leerling, gang.now);
    const toets = await getToets(db, gang, planId, toetsId);
    if (await takeInPapier(db, leerling, toets, invoer, { antwoorden, vervang })) await noteerToets(db, gang, 'toets van papier ingetypt');
    return loadBlad(db, gang, await getToets(db, gang, planId, toetsId), invoer);
  });
