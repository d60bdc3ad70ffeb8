/** Who comes in, and with what: everything of a recording begins here. */
import { type AppError, notFound } from '../../../platform/app-error.ts';
import type { Kluis } from '../../../platform/auth/kluis.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Opus } from '../../../platform/geluid/opus.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may, type Actie } from './policy.ts';
import { lockKind, type Kind } from './store-toestemming.ts';
import { hasGroep, type GroepPlek } from './store.ts';

export interface OpnameDeps {
  readonly database: Database;
  readonly kluis: Kluis;
  readonly opus: Opus;
}

export const geenOpname = (): AppError => notFound('voorleesopnamen/niet-gevonden');

/** In its own admin, as the leerling itself. */
export async function alsKind<T>(
  { database }: Pick<OpnameDeps, 'database'>,
  { actor }: Caller,
  leerlingId: string,
  fn: (db: Db, kind: Kind, adminId: string) => Promise<T>,
): Promise<T> {
  demand(may(actor.rol, 'voice.record'), actor.bewijs);
  if (actor.id !== leerlingId) throw notFound('leerlingen/niet-gevonden');
  return database.forAdmin(actor.adminId, async (db) => {
    const kind = await lockKind(db, actor.adminId, leerlingId);
    if (!kind) throw notFound('leerlingen/niet-gevonden');
    return fn(db, kind, actor.adminId);
  });
}

/** In a groep that this person follows; foreign and missing are the same 404. */
export async function inGroep<T>(
  { database }: Pick<OpnameDeps, 'database'>,
  { actor }: Caller,
  plek: GroepPlek,
  actie: Extract<Actie, 'voice.listen' | 'voice.consent'>,
  fn: (db: Db) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw notFound('groepen/niet-gevonden');
  return database.forAdmin(plek.adminId, async (db) => {
    if (!(await hasGroep(db, plek, scope === 'group' ? actor.id : null))) throw notFound('groepen/niet-gevonden');
    return fn(db);
  });
}
