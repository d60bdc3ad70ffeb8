/** Who comes in at a groep, and to do what. */
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

/** Foreign and missing are the same 404. */
export async function inGroep<T>(
  { database }: { readonly database: Database },
  { actor }: Caller,
  plek: store.GroepPlek,
  actie: Actie,
  fn: (db: Db, groep: store.GroepRij) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw notFound('groepen/niet-gevonden');
  return database.forAdmin(plek.adminId, async (db) => {
    const groep = await store.findGroep(db, plek, scope === 'group' ? actor.id : null);
    if (!groep || (scope === 'own' && !(await store.isInGroep(db, plek, actor.id)))) throw notFound('groepen/niet-gevonden');
    return fn(db, groep);
  });
}
