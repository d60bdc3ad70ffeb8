/** Tests of a care plan: set ready, looked at, and typed over from paper. */
import { seedFrom } from '@spelrijk/base/random';
import type { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { schattingIn, type Planwoord } from '@spelrijk/oefenen/zorg/planwoorden';
import { createPlantoets as chooseWoorden, type Plantoetssoort } from '@spelrijk/oefenen/zorg/toetswoorden';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LeerlingRow } from '../leerlingen/index.ts';
import { sleutelVan, type BewaardeOpgave } from '../opgaven/index.ts';
import { listGeoefend, previewPlan, setApart, type Vooruitblik } from '../planwoorden/index.ts';
import type { Beginstand } from '../planmeting/index.ts';
import { findStuk, lockLeerling, somvensterNaam } from '../standen/index.ts';
import { readPlanInvoer, type PlanInvoer } from '../taken/index.ts';
import { checkKan, startdoelen, toetsdag } from './mag.ts';
import { takeInPapier } from './papier.ts';
import {
  closeIfDone,
  findToets,
  insertToets,
  isTeVragen,
  setVanaf,
  meting,
  openVoorToets,
  type ToetsDeps,
  type Toetsgang,
  type ToetsRij,
} from '../toetsen/index.ts';

const KORT: Readonly<Record<Zorgtoetssoort, Plantoetssoort>> = {
  'zorg-start': 'start',
  'zorg-tussen': 'tussen',
  'zorg-eind': 'eind',
  'zorg-na': 'na',
};

const geenToets = (): AppError => notFound('toetsen/niet-gevonden');

async function getPlan(db: Db, { adminId, leerlingId }: Toetsgang, planId: string): Promise<meting.PlanRij> {
  const plan = await meting.findPlan(db, adminId, leerlingId, planId);
  if (!plan) throw geenToets();
  return plan;
}

/** How the goals stand before the first word is asked. */
const beginVan = ({ stand, leerlijn, now }: PlanInvoer, doelen: readonly string[]): Record<string, Beginstand> =>
  Object.fromEntries(
    doelen.flatMap((doel) => {
      const schatting = schattingIn(stand, leerlijn, doel, now);
      return schatting ? [[doel, schatting]] : [];
    }),
  );

/** Practised words by the goal they are of. */
function perDoel(woorden: Iterable<string>, doelen: readonly string[], { leerlijn }: PlanInvoer): Record<string, string[]> {
  const uit: Record<string, string[]> = Object.fromEntries(doelen.map((doel) => [doel, []]));
  for (const woord of woorden) uit[leerlijn.woorden.get(woord)?.info.hoofd ?? '']?.push(woord);
  return uit;
}

/** Whose test it is. */
type Plek = Pick<Toetsgang, 'adminId' | 'leerlingId'>;

interface Vraag {
  readonly id: string;
  readonly soort: Zorgtoetssoort;
  readonly papier: boolean;
}

/** `doelen`: of a start test in a plan that runs, the goals that come in. `dag`: of a final test and a nameting, from when it is given. */
interface Aanvraag extends Vraag {
  readonly doelen?: readonly string[] | undefined;
  readonly dag?: string | undefined;
}

/** What a test is made of: words set apart, and words that were practised while the plan ran. */
interface Bron {
  readonly woorden: readonly Planwoord[];
  readonly geoefend: readonly string[];
}

export interface Klaargezet {
  readonly toets: ToetsRij;
  readonly begin: Readonly<Record<string, Beginstand>>;
}

/** A test of a plan as it is set ready, with how its goals stand; undefined when nothing can be asked. */
export function buildPlantoets(
  { id, soort, papier }: Vraag,
  { id: planId, doelen }: Pick<meting.PlanRij, 'id' | 'doelen'>,
  { woorden, geoefend }: Bron,
  invoer: PlanInvoer,
): Klaargezet | undefined {
  const bron = { woorden, geoefend: perDoel(geoefend, doelen, invoer) };
  const gekozen = chooseWoorden(KORT[soort], doelen, bron, seedFrom(id)).filter(({ woord }) => isTeVragen(woord, invoer));
  if (gekozen.length === 0) return undefined;
  const toets: ToetsRij = {
    id,
    soort,
    papier,
    doelen,
    woorden: gekozen.map((woord) => ({ ...woord, nieuw: woord.rol !== 'geoefend' })),
    status: 'open',
    createdAt: new Date(invoer.now),
    afOp: null,
    planId,
    vanaf: null,
  };
  return { toets, begin: beginVan(invoer, doelen) };
}

/** Stores a test that was set ready. */
export async function insertPlantoets(db: Db, { adminId, leerlingId }: Plek, { toets, begin }: Klaargezet): Promise<void> {
  await insertToets(db, adminId, leerlingId, toets);
  await meting.saveBewaring(db, adminId, toets.id, { begin });
}

async function insert(db: Db, gang: Toetsgang, plan: meting.PlanRij, vraag: Aanvraag, invoer: PlanInvoer): Promise<ToetsRij> {
  const { adminId, leerlingId } = gang;
  const vanaf = toetsdag(gang.now, plan, vraag.soort, vraag.dag);
  const doelen = vraag.soort === 'zorg-start' ? await startdoelen(db, adminId, plan, vraag.doelen ?? [], invoer) : plan.doelen;
  const woorden = await setApart(db, { adminId, leerlingId, planId: plan.id }, invoer, [...new Set([...plan.doelen, ...doelen])]);
  const geoefend = vraag.soort === 'zorg-eind' ? [...(await listGeoefend(db, { adminId, leerlingId }, plan.gestartOp)).keys()] : [];
  const klaar = buildPlantoets(vraag, { id: plan.id, doelen }, { woorden, geoefend }, invoer);
  if (!klaar) throw new AppError('conflict', 'toetsen/geen-woorden');
  const toets: ToetsRij = { ...klaar.toets, vanaf };
  await insertPlantoets(db, gang, { ...klaar, toets });
  return toets;
}

/** How a word of a test is read out: the word, and the sentence around it. */
function itemVan(sleutel: string, { regio }: PlanInvoer): { woord: string; zin: string | null } {
  const stuk = findStuk(regio, sleutel);
  return { woord: stuk?.woord.woord ?? sleutel, zin: stuk?.woord.zin ?? null };
}

async function loadBlad(db: Db, { adminId, leerlingId }: Toetsgang, toets: ToetsRij, invoer: PlanInvoer): Promise<Plantoetsblad> {
  const { id, soort, status, papier, createdAt, afOp, vanaf, doelen, woorden } = toets;
  const { uitslag = null } = await meting.readBewaring(db, adminId, id);
  const gegeven = new Map<string, string>();
  for (const { opgaveId, opgaven, gegeven: tekst } of await meting.listAntwoorden(db, adminId, leerlingId, id)) {
    const opgave: BewaardeOpgave | undefined = opgaven.find((een) => een.id === opgaveId);
    if (opgave && !gegeven.has(sleutelVan(opgave))) gegeven.set(sleutelVan(opgave), tekst);
  }
  const items = woorden.map(({ woord }, i) => ({ nr: i + 1, ...itemVan(woord, invoer), gegeven: gegeven.get(woord) ?? null }));
  return {
    id,
    soort: Zorgtoetssoort.parse(soort),
    // Closed with its plan, before the last word.
    status: status === 'af' && !uitslag ? 'afgebroken' : status,
    papier,
    op: createdAt.toISOString(),
    afOp: afOp?.toISOString() ?? null,
    vanaf,
    doelen: doelen.map((categorie) => ({ categorie, naam: somvensterNaam(categorie) })),
    aantal: woorden.length,
    gemaakt: gegeven.size,
    items: papier || status === 'af' ? items : [],
    uitslag,
  };
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
): Promise<Omit<Vooruitblik, 'tekort'> & { tekort: (Vooruitblik['tekort'][number] & { naam: string })[] }> =>
  openVoorToets(deps.database, gang, async (db, leerling) => {
    const invoer = await readPlanInvoer(deps, db, leerling, gang.now);
    const doelen = [...new Set(gevraagd)].filter((doel) => invoer.leerlijn.categorieen.has(doel)).slice(0, 3);
    if (doelen.length === 0) throw geenToets();
    const blik = await previewPlan(db, { adminId: gang.adminId, leerlingId: gang.leerlingId, planId }, invoer, doelen);
    return { ...blik, tekort: blik.tekort.map((rij) => ({ ...rij, naam: somvensterNaam(rij.categorie) })) };
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
