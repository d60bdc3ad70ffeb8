/** The leerlingen of a groep that somebody may give passwords to. */
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { Counter } from '../../../platform/http/counter.ts';
import { type SessieService } from '../sessies/index.ts';
import { may } from './policy.ts';
import * as store from './store-groep.ts';

export interface KinderenDeps {
  readonly database: Database;
  readonly sessies: SessieService;
  readonly passwords: Passwords;
  readonly wrongCodes: Counter;
}

/** The leerlingen of a groep that this actor may give passwords to. Foreign and missing are the same 404. */
export async function enterGroep(
  { database }: KinderenDeps,
  actor: Actor,
  adminId: string,
  groepId: string,
): Promise<readonly store.Kind[]> {
  const { scope } = demand(may(actor.rol, 'pupilPassword.issue'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound('groepen/niet-gevonden');
  const docentId = scope === 'group' ? actor.id : null;
  return database.forAdmin(adminId, async (tx) => {
    if (!(await store.hasGroep(tx, adminId, groepId, docentId))) throw notFound('groepen/niet-gevonden');
    return store.listKinderen(tx, adminId, groepId);
  });
}
