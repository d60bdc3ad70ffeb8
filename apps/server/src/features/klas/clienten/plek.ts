/** An own practice, opened for somebody of it. */
import { notFound, type AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { Adressen } from '../../../platform/regio.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import type { SpraakService } from '../../oefenen/spraak/index.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface ClientDeps {
  readonly database: Database;
  readonly adressen: Adressen;
  readonly passwords: Passwords;
  readonly instellingen: LeesInstellingen;
  readonly spraak: Pick<SpraakService, 'voorAdmin'>;
}

export type ClientPlek = store.ClientPlek;

export const geenClient = (): AppError => notFound('leerlingen/niet-gevonden');

export function enter(actor: Actor, adminId: string, actie: Actie): void {
  demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== adminId) throw geenClient();
}

/** Runs for a client of this practice; a foreign or missing one is the same 404. */
export async function metClient<T>(
  { database }: Pick<ClientDeps, 'database'>,
  { actor }: Caller,
  plek: ClientPlek,
  fn: (db: Db) => Promise<T>,
): Promise<T> {
  enter(actor, plek.adminId, 'client.write');
  return database.forAdmin(plek.adminId, async (db) => {
    if (!(await store.hasClient(db, plek))) throw geenClient();
    return fn(db);
  });
}

/** One line for the practice, never content. */
export const noteer = (db: Db, { actor, now }: Caller, { adminId, leerlingId }: ClientPlek, betreft: string): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'client.write', objectId: leerlingId, betreft });
