/** One stored plan of a leerling, to read or to hold. */
import type { Db } from '../../../platform/db/database.ts';
import { listDoelen, listPlannen, type DoelRij, type PlanRij } from '../zorgstanden/index.ts';
import { botst, geenPlan, type PlanPlek } from './plek.ts';
import * as store from './store.ts';

/** Of this leerling; one of another is as missing as one that does not exist. */
export async function findPlan(db: Db, { adminId, leerlingId, planId }: PlanPlek): Promise<PlanRij> {
  const rij = (await listPlannen(db, adminId, [leerlingId])).find(({ id }) => id === planId);
  if (!rij) throw geenPlan();
  return rij;
}

export interface Vast {
  readonly rij: PlanRij;
  readonly doelen: readonly DoelRij[];
}

/** The plan, held for a change; not one in the prullenbak. */
export async function holdPlan(db: Db, plek: PlanPlek): Promise<Vast> {
  const slot = await store.lockPlan(db, plek.adminId, plek.leerlingId, plek.planId);
  if (!slot || slot.weg) throw geenPlan();
  return { rij: await findPlan(db, plek), doelen: await listDoelen(db, plek.adminId, [plek.planId]) };
}

/** Somebody else saved in between: what both wrote is shown. */
export function demandVersie({ versie }: PlanRij, gezien: number): void {
  if (versie !== gezien) throw botst('gewijzigd');
}
