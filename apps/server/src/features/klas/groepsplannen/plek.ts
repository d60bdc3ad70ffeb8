/** A groep, opened for somebody who keeps care plans of its leerlingen; and one of its groepsplannen with who takes part. */
import type { Regio } from '@spelrijk/domain/admin';
import { notFound, type AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Grant } from '../../../platform/auth/grant.ts';
import { isDuplicate, type Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { botst, listKoppen, type PlanDeps, type PlanPlek } from '../handelingsplannen/index.ts';
import { listPlannen, type PlanRij } from '../zorgstanden/index.ts';
import * as store from './store.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export interface GroepsplanPlek extends GroepPlek {
  readonly groepsplanId: string;
}

export interface Groep {
  readonly naam: string;
  readonly regio: Regio;
  /** The docent whose leerlingen it must be; null: all of the school. */
  readonly docentId: string | null;
}

const geenGroepsplan = (): AppError => notFound('groepsplannen/niet-gevonden');

/** Runs `fn` with the groep, when this role may do this and the groep is in its scope. */
export async function openGroep<T>(
  { database }: Pick<PlanDeps, 'database'>,
  { actor }: Caller,
  grant: Grant,
  { adminId, groepId }: GroepPlek,
  fn: (db: Db, groep: Groep) => Promise<T>,
): Promise<T> {
  const { scope } = demand(grant, actor.bewijs);
  if (scope !== 'all' && actor.adminId !== adminId) throw notFound('groepen/niet-gevonden');
  const docentId = scope === 'group' ? actor.id : null;
  try {
    return await database.forAdmin(adminId, async (db) => {
      const groep = await store.findGroep(db, adminId, groepId, docentId);
      if (!groep) throw notFound('groepen/niet-gevonden');
      return fn(db, { ...groep, docentId });
    });
  } catch (error) {
    throw isDuplicate(error) ? botst('al-een-plan') : error;
  }
}

/** One line for the school about the groep as a whole; what is about one leerling stands at that leerling. */
export const noteerInzage = (
  db: Db,
  { actor, now }: Caller,
  { adminId, groepId }: GroepPlek,
  actie: string,
  betreft: string,
): Promise<void> => writeAudit(db, { adminId, soort: 'inzage', now, actor, actie, objectId: groepId, betreft, reden: actor.bewijs.reden });

type Kop = Awaited<ReturnType<typeof listKoppen>>[number];

export interface Deelnemer {
  readonly kop: Kop;
  readonly rij: PlanRij;
  readonly plek: PlanPlek;
}

export interface Gevonden {
  readonly plan: store.GroepsplanRij;
  /** Whom this person may see, by name. */
  readonly deelnemers: readonly Deelnemer[];
  /** Who moved to a groep of somebody else. */
  readonly elders: number;
}

export async function findGroepsplan(db: Db, { adminId, groepId, groepsplanId }: GroepsplanPlek, { docentId }: Groep): Promise<Gevonden> {
  const plan = (await store.listGroepsplannen(db, adminId, groepId)).find(({ id }) => id === groepsplanId);
  if (!plan) throw geenGroepsplan();
  const wie = plan.plannen.map(({ leerlingId }) => leerlingId);
  const koppen = await listKoppen(db, adminId, wie, docentId);
  const ids = new Set(plan.plannen.map(({ planId }) => planId));
  const rijen = (await listPlannen(db, adminId, wie)).filter(({ id }) => ids.has(id));
  const deelnemers = koppen.flatMap((kop): Deelnemer[] => {
    const rij = rijen.find(({ leerlingId }) => leerlingId === kop.id);
    return rij ? [{ kop, rij, plek: { adminId, leerlingId: kop.id, planId: rij.id } }] : [];
  });
  return { plan, deelnemers, elders: rijen.length - deelnemers.length };
}

/** Held until the transaction ends: one writer at a time. */
export async function holdGroepsplan(db: Db, plek: GroepsplanPlek, groep: Groep): Promise<Gevonden> {
  if (!(await store.lockGroepsplan(db, plek.adminId, plek.groepsplanId))) throw geenGroepsplan();
  return findGroepsplan(db, plek, groep);
}
