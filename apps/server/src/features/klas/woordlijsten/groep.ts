/** The lists of an own groep, opened for somebody who may look at them or change them. */
import { notFound, type AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export const geenGroep = (): AppError => notFound('groepen/niet-gevonden');

export const geenLijst = (): AppError => notFound('woordlijsten/niet-gevonden');

export const docentVan = (actor: Actor, { scope }: Allowed): string | null => (scope === 'group' ? actor.id : null);

export interface WoordlijstDeps {
  readonly database: Database;
  readonly instellingen: LeesInstellingen;
}

/** Runs inside an own groep whose practice this actor may set. */
export async function change<T>(
  { database }: WoordlijstDeps,
  actor: Actor,
  plek: GroepPlek,
  fn: (db: Db, docentId: string | null) => Promise<T>,
): Promise<T> {
  const grant = demand(may(actor.rol, 'exerciseSettings.update'), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw geenGroep();
  const docentId = docentVan(actor, grant);
  return database.forAdmin(plek.adminId, async (db) => {
    if (!(await store.hasGroep(db, { ...plek, docentId }))) throw geenGroep();
    return fn(db, docentId);
  });
}

export const writeLog = (db: Db, actor: Actor, { adminId, woordlijstId }: store.Plek, betreft: string, now: number): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'exerciseSettings.update', objectId: woordlijstId, betreft });
