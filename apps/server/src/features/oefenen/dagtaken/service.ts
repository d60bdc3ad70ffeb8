/** The taken of a day: made once, made anew when the settings change, and shown to who only looks along. */
import { isOefendag } from '@spelrijk/domain/oefentijd';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { demandOefenen } from '../../toegang/licenties/index.ts';
import { prepareDictees } from '../dicteetaken/index.ts';
import { openLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { findOefendagen, findRustOp, readOefendagen } from '../rust/index.ts';
import { lockLeerling, type BewaardeInstelling } from '../standen/index.ts';
import { insertTaken, listDagTaken, readPlanInvoer, type PlanDeps, type Plankennis, type TaakDeps, type TaakRij } from '../taken/index.ts';
import { findOpenToets, updateToets } from '../toetsen/index.ts';
import { createDagTaken } from './plan.ts';
import { isIngesteldNa, ontplan } from './store.ts';
import { isOpen, toDag, type Dag } from './toon.ts';

export interface Proefplan {
  readonly taken: readonly TaakRij[];
  /** The days of this week are done. */
  readonly genoeg: boolean;
  /** A newcomer is being placed: a test comes first. */
  readonly plaatsing: boolean;
}

/** A taak of the plan itself, not a stage of a test. */
const isGewoon = ({ nr }: TaakRij): boolean => nr !== null && nr >= 0;

/** Today is none of the days that were chosen. */
const isVrij = ({ dag, geldend }: Plankennis): boolean => !isOefendag(geldend.instelling.oefendagen, dag);

/** As many days as the setting asks for were practised this week, or it is no day for it: today is free, and choosing for oneself stays possible. */
function isGenoeg(kennis: Plankennis): boolean {
  const { dagen, geldend } = kennis;
  return geldend.instelling.oefendagen === null ? dagen >= geldend.instelling.sessiesPerWeek : isVrij(kennis);
}

/** After enough days of practice there is only what a docent put on a day. */
const createDag = (invoer: Plankennis): TaakRij[] => createDagTaken(invoer, isGenoeg(invoer));

/** On the places of the day that are free, what a docent put on it first: also where a child began before she did. */
function naastWatBlijft(taken: readonly TaakRij[], blijft: readonly TaakRij[]): TaakRij[] {
  const bezet = new Set(blijft.map(({ nr }) => nr));
  const vrij = taken.map(({ nr }) => nr).filter((nr) => !bezet.has(nr));
  const week = taken.filter(({ weektaakId }) => weektaakId !== null);
  const rest = taken.filter(({ nr, weektaakId }) => weektaakId === null && !bezet.has(nr));
  return [...week, ...rest].slice(0, vrij.length).map((taak, i) => ({ ...taak, nr: vrij[i] ?? null }));
}

/** Were settings changed after this was planned, and is something of it not begun yet? */
async function isAnders(db: Db, leerling: LeerlingRow, taken: readonly TaakRij[]): Promise<boolean> {
  const gewoon = taken.filter(isGewoon);
  const [eerste] = gewoon;
  if (!eerste) return false;
  const gepland = Math.max(...gewoon.map(({ createdAt }) => createdAt.getTime()));
  return gewoon.some(isOpen) && isIngesteldNa(db, leerling, eerste.dag, new Date(gepland));
}

/** Changed settings hold today: what was planned before them and not begun makes room, each place for another taak. */
async function ontplanAlsAnders(db: Db, leerling: LeerlingRow, dag: string): Promise<boolean> {
  const { adminId, id } = leerling;
  const anders = async (): Promise<boolean> => isAnders(db, leerling, await listDagTaken(db, adminId, id, dag));
  // Asked again behind the lock: two tabs of one child plan once.
  if (!(await anders()) || !(await lockLeerling(db, adminId, id)) || !(await anders())) return false;
  await ontplan(db, adminId, id, dag);
  return true;
}

/** Stages of a test come first; while a newcomer is being placed there is nothing else. */
async function readOrCreateDag(deps: TaakDeps, leerling: LeerlingRow, now: number): Promise<readonly TaakRij[]> {
  const { adminId, id } = leerling;
  const dag = dagVan(now);
  return deps.database.forAdmin(adminId, async (db) => {
    const isNieuw = !(await listDagTaken(db, adminId, id, dag)).some(isGewoon);
    const readInvoer = (): Promise<Plankennis> => readPlanInvoer(deps, db, leerling, now);
    const toets = await updateToets(db, leerling, dag, readInvoer);
    if ((isNieuw || (await ontplanAlsAnders(db, leerling, dag))) && toets?.soort !== 'plaatsing') {
      const invoer = await readInvoer();
      const taken = naastWatBlijft(createDag(invoer), (await listDagTaken(db, adminId, id, dag)).filter(isGewoon));
      if (taken.length > 0) {
        // Words of own lists become audible together with the taak that asks them.
        await invoer.eigen?.register(db, now);
        await insertTaken(db, adminId, id, taken);
      }
    }
    await prepareDictees(db, leerling, dag, readInvoer);
    return listDagTaken(db, adminId, id, dag);
  });
}

/** The child's own plan when there is one, else the plan it would get. */
async function previewDag(deps: TaakDeps, actor: Actor, leerling: LeerlingRow, now: number): Promise<readonly TaakRij[]> {
  const { adminId, id } = leerling;
  return deps.database.readAdmin(adminId, async (db) => {
    const bestaand = await listDagTaken(db, adminId, id, dagVan(now));
    if (bestaand.length > 0 && !(await isAnders(db, leerling, bestaand))) return bestaand;
    const invoer = await readPlanInvoer(deps, db, leerling, now);
    const blijft = bestaand.filter((taak) => !isGewoon(taak) || !isOpen(taak));
    const nieuw = naastWatBlijft(createDag(invoer), blijft.filter(isGewoon));
    deps.proef.put(actor.sessieId, id, nieuw);
    return [...blijft, ...nieuw].sort((a, b) => (a.nr ?? 0) - (b.nr ?? 0));
  });
}

export async function planDag(deps: TaakDeps, { actor, now }: Caller, leerlingId: string): Promise<Dag> {
  const { leerling, meekijken } = await openLeerling(deps.database, actor, leerlingId, 'task.read', now);
  if (!meekijken) demandOefenen({ van: leerling.licentieVan, tot: leerling.licentieTot }, dagVan(now));
  const dag = dagVan(now);
  const plek = { adminId: leerling.adminId, leerlingId };
  const { rust, oefendagen } = await deps.database.readAdmin(leerling.adminId, async (db) => ({
    rust: await findRustOp(db, plek, dag),
    oefendagen: readOefendagen(await findOefendagen(db, plek)),
  }));
  const taken = await (meekijken ? previewDag(deps, actor, leerling, now) : readOrCreateDag(deps, leerling, now));
  return toDag(dag, taken, rust !== undefined, rust !== undefined || !isOefendag(oefendagen, dag));
}

/** What a leerling would get today with these settings, had it not begun yet. Nothing is stored. */
export async function planProef(
  deps: PlanDeps,
  db: Db,
  wie: Pick<LeerlingRow, 'adminId' | 'id'>,
  anders: BewaardeInstelling,
  now: number,
): Promise<Proefplan> {
  const invoer = await readPlanInvoer(deps, db, wie, now, anders);
  const toets = await findOpenToets(db, wie.adminId, wie.id, dagVan(now));
  const genoeg = isGenoeg(invoer);
  return { taken: createDag(invoer), genoeg, plaatsing: toets?.soort === 'plaatsing' };
}
