/** An own groep, opened for somebody who sets its practice. */
import { notFound, type AppError } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { SpraakService } from '../../oefenen/spraak/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface OpdrachtDeps {
  readonly database: Database;
  readonly spraak: Pick<SpraakService, 'voorAdmin'>;
}

export type GroepPlek = store.GroepPlek;

export const geenGroep = (): AppError => notFound('groepen/niet-gevonden');

/** Runs inside an own groep whose practice this actor may set. */
export async function change<T>(
  { database }: Pick<OpdrachtDeps, 'database'>,
  actor: Actor,
  { adminId, groepId }: GroepPlek,
  fn: (db: Db, groep: store.GroepRij) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
  if (actor.adminId !== adminId) throw geenGroep();
  return database.forAdmin(adminId, async (db) => {
    const groep = await store.findGroep(db, { adminId, groepId }, scope === 'group' ? actor.id : null);
    if (!groep) throw geenGroep();
    return fn(db, groep);
  });
}

/** These leerlingen, when all of them sit in the groep. */
export function demandIn(groep: store.GroepRij, leerlingIds: readonly string[]): readonly string[] {
  const hier = new Set(groep.leerlingen);
  if (leerlingIds.some((id) => !hier.has(id))) throw notFound('leerlingen/niet-gevonden');
  return [...new Set(leerlingIds)];
}
