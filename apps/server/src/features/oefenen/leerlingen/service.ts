/** Who may enter the pupil area of which leerling. */
import { notFound } from '../../../platform/app-error.ts';
import { auditLook } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface Toegang {
  readonly leerling: store.LeerlingRow;
  /** Somebody else than the leerling: judged, nothing stored. */
  readonly meekijken: boolean;
}

const missing = (): Error => notFound('leerlingen/niet-gevonden');

/** The leerling when this actor may do this with it; foreign and missing are the same 404. */
export async function openLeerling(database: Database, actor: Actor, leerlingId: string, actie: Actie, now: number): Promise<Toegang> {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  const { scope, preview } = grant;
  if (scope === 'own' && actor.id !== leerlingId) throw missing();
  const adminId = scope === 'all' ? await store.findAdminOf(database.own, leerlingId) : actor.adminId;
  if (adminId === undefined) throw missing();
  const find = async (db: Db): Promise<store.LeerlingRow | undefined> => {
    await auditLook(db, actor, grant, { adminId, actie, objectId: leerlingId, now });
    return store.findLeerling(db, adminId, leerlingId, scope === 'group' ? actor.id : undefined);
  };
  const leerling = await database.forAdmin(adminId, find);
  if (!leerling) throw missing();
  return { leerling, meekijken: preview === true };
}

/** True for a leerling in its own area: whether it still exists, the transaction that stores finds out. Refuses like `openLeerling`. */
export function isOwnArea(actor: Actor, leerlingId: string, actie: Actie): boolean {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (scope !== 'own') return false;
  if (actor.id !== leerlingId) throw missing();
  return true;
}
