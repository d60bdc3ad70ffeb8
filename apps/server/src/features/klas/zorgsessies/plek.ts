/** A plan of a leerling, opened for who works with it. */
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { findKop, type Kop, type LeerlingPlek, type PlanDeps } from '../handelingsplannen/index.ts';
import { may, type Actie } from './policy.ts';

export async function openLeerling<T>(
  { database }: PlanDeps,
  { actor }: Caller,
  actie: Actie,
  { adminId, leerlingId }: LeerlingPlek,
  fn: (db: Db, kop: Kop) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound('leerlingen/niet-gevonden');
  return database.forAdmin(adminId, async (db) => {
    const kop = await findKop(db, adminId, leerlingId, scope === 'group' ? actor.id : null);
    if (!kop) throw notFound('leerlingen/niet-gevonden');
    return fn(db, kop);
  });
}
