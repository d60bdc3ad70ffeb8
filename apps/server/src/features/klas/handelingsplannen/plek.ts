/** A leerling, opened for somebody who keeps its care plans; and what the log says of it: that it was done, never what is in it. */
import type { LogSoort } from '@spelrijk/contract/logboek';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { isDuplicate, type Database, type Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { PlanDeps as Plandienst } from '../../oefenen/taken/index.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface PlanDeps extends Plandienst {
  readonly database: Database;
}

export interface LeerlingPlek {
  readonly adminId: string;
  readonly leerlingId: string;
}

export interface PlanPlek extends LeerlingPlek {
  readonly planId: string;
}

export const geenPlan = (): AppError => notFound('handelingsplannen/niet-gevonden');
const geenLeerling = (): AppError => notFound('leerlingen/niet-gevonden');
export const botst = (wat: string): AppError => new AppError('conflict', `handelingsplannen/${wat}`);

/** Runs `fn` with the leerling, when this role may do this and the leerling is in its scope. A refusal of a unique plan becomes a sentence. */
export async function openZorg<T>(
  { database }: Pick<PlanDeps, 'database'>,
  { actor }: Caller,
  actie: Actie,
  { adminId, leerlingId }: LeerlingPlek,
  fn: (db: Db, kop: store.Kop, grant: Allowed) => Promise<T>,
): Promise<T> {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw geenLeerling();
  try {
    return await database.forAdmin(adminId, async (db) => {
      const kop = await store.findKop(db, adminId, leerlingId, grant.scope === 'group' ? actor.id : null);
      if (!kop) throw geenLeerling();
      return fn(db, kop, grant);
    });
  } catch (error) {
    throw isDuplicate(error) ? botst('al-een-plan') : error;
  }
}

/** One line for the school: who, which leerling, what was done; and why, when our office did it. */
export const noteer = (
  db: Db,
  { actor, now }: Caller,
  { adminId, leerlingId }: LeerlingPlek,
  { soort, actie, betreft }: { readonly soort: LogSoort; readonly actie: string; readonly betreft: string },
): Promise<void> => writeAudit(db, { adminId, soort, now, actor, actie, objectId: leerlingId, betreft, reden: actor.bewijs.reden });

/** The same line for every change of a plan. */
export const noteerWijziging = (db: Db, caller: Caller, plek: LeerlingPlek, betreft: string): Promise<void> =>
  noteer(db, caller, plek, { soort: 'gewijzigd', actie: 'carePlan.update', betreft });
