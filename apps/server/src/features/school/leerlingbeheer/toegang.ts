/** Leerlingen of a school, opened for somebody who may keep them. */
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { notFound, type AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface LeerlingbeheerDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly instellingen: LeesInstellingen;
}

export const geenLeerling = (): AppError => notFound('leerlingen/niet-gevonden');

/** The grant, when this admin is the actor's own or she may see all. */
export function enter(actor: Actor, adminId: string, actie: Actie): Allowed {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound();
  return grant;
}

export const docentVan = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

/** These leerlingen, all of them or a 404: of this admin, not thrown away, and taught by this docent. */
async function demandLeerlingen(
  db: Db,
  adminId: string,
  ids: readonly string[],
  docentId: string | null,
): Promise<readonly BeheerLeerling[]> {
  const gevonden = await store.listLeerlingen(db, adminId, { ids });
  if (gevonden.length !== new Set(ids).size) throw geenLeerling();
  if (docentId === null) return gevonden;
  for (const groepId of new Set(gevonden.map((leerling) => leerling.groepId)))
    if (!(await store.hasGroep(db, adminId, groepId, docentId))) throw geenLeerling();
  return gevonden;
}

/** Changes leerlingen of an own admin in one transaction, and writes who did it. */
export async function change(
  { database }: LeerlingbeheerDeps,
  { actor, now }: Caller,
  { adminId, actie, ids }: { readonly adminId: string; readonly actie: Actie; readonly ids: readonly string[] },
  fn: (db: Db) => Promise<void>,
): Promise<void> {
  const grant = enter(actor, adminId, actie);
  await database.transact(async (db) => {
    await demandLeerlingen(db, adminId, ids, docentVan(actor, grant));
    await fn(db);
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie, objectId: ids[0], betreft: `${ids.length} leerling(en)` });
  });
}
