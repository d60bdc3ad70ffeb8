/** A client of an own practice, opened for its begeleiding. */
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { isDuplicate, type Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { findKop, type Kop, type PlanDeps } from '../handelingsplannen/index.ts';
import { may, type Actie } from './policy.ts';
import type { LeerlingPlek } from './store.ts';

export type BegeleidingDeps = PlanDeps;

/** Foreign and missing are the same 404. Two that run at once are refused in a sentence. */
export async function openBegeleiding<T>(
  { database }: Pick<BegeleidingDeps, 'database'>,
  { actor }: Caller,
  actie: Actie,
  { adminId, leerlingId }: LeerlingPlek,
  fn: (db: Db, kop: Kop) => Promise<T>,
): Promise<T> {
  demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound('leerlingen/niet-gevonden');
  try {
    return await database.forAdmin(adminId, async (db) => {
      const kop = await findKop(db, adminId, leerlingId, null);
      if (!kop) throw notFound('leerlingen/niet-gevonden');
      return fn(db, kop);
    });
  } catch (error) {
    throw isDuplicate(error) ? new AppError('conflict', 'begeleidingen/al-een') : error;
  }
}

/** One line for the practice, never content. */
export const noteer = (db: Db, { actor, now }: Caller, { adminId, leerlingId }: LeerlingPlek, betreft: string): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'guidance.update', objectId: leerlingId, betreft });
