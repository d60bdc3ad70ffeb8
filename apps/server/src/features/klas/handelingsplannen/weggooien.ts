/** A concept goes at once; a plan that ended goes to the prullenbak, from where it can come back for a while. */
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { closeToetsen } from '../../oefenen/toetsen/index.ts';
import { PRULLENBAK_DAGEN } from '../zorgstanden/index.ts';
import { findPlan, holdPlan } from './plan.ts';
import { botst, geenPlan, noteer, noteerWijziging, openZorg, type PlanDeps, type PlanPlek } from './plek.ts';
import * as store from './store.ts';

const DAG_MS = 86_400_000;

export async function discardPlan(db: Db, caller: Caller, plek: PlanPlek): Promise<void> {
  const { rij } = await holdPlan(db, plek);
  if (rij.status !== 'concept') throw botst('geen-concept');
  await closeToetsen(db, plek.adminId, [plek.planId], caller.now);
  await store.deletePlan(db, plek);
  await noteerWijziging(db, caller, plek, 'concept van een plan weggegooid');
}

export const discardConcept = (deps: PlanDeps, caller: Caller, plek: PlanPlek): Promise<void> =>
  openZorg(deps, caller, 'carePlan.update', plek, (db) => discardPlan(db, caller, plek));

export const trashHandelingsplan = (deps: PlanDeps, caller: Caller, plek: PlanPlek): Promise<void> =>
  openZorg(deps, caller, 'carePlan.delete', plek, async (db) => {
    const rij = await findPlan(db, plek);
    if (rij.wegOp !== null) return;
    if (rij.status === 'actief') throw botst('loopt-nog');
    await closeToetsen(db, plek.adminId, [plek.planId], caller.now);
    await store.setWeg(db, plek, new Date(caller.now));
    await noteer(db, caller, plek, { soort: 'verwijderd', actie: 'carePlan.delete', betreft: 'plan' });
  });

export const restoreHandelingsplan = (deps: PlanDeps, caller: Caller, plek: PlanPlek): Promise<void> =>
  openZorg(deps, caller, 'carePlan.delete', plek, async (db) => {
    const rij = await findPlan(db, plek);
    if (rij.wegOp === null) return;
    if (rij.wegOp.getTime() < caller.now - PRULLENBAK_DAGEN * DAG_MS) throw geenPlan();
    await store.setWeg(db, plek, null);
    await noteerWijziging(db, caller, plek, 'plan teruggehaald');
  });

export const sweepPlannen = ({ database }: Pick<PlanDeps, 'database'>, now: number): Promise<void> =>
  database.transact((db) => store.erasePlannen(db, new Date(now - PRULLENBAK_DAGEN * DAG_MS)));
