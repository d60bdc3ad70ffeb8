/** An own groep with its methodetoets, for what is done with it: locked, and with a line of who did it. */
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { ZittingDeps } from '../../oefenen/zittingen/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

const geenGroep = (): AppError => notFound('groepen/niet-gevonden');

export const geenToets = (): AppError => notFound('methodetoetsen/niet-gevonden');

/** Runs inside an own groep. */
export async function change<T>(
  { database }: Pick<ZittingDeps, 'database'>,
  actor: Actor,
  plek: store.GroepPlek,
  fn: (db: Db, groep: NonNullable<Awaited<ReturnType<typeof store.findGroep>>>) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, 'methodTest.manage'), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw geenGroep();
  return database.forAdmin(plek.adminId, async (db) => {
    const groep = await store.findGroep(db, plek, scope === 'group' ? actor.id : null);
    if (!groep) throw geenGroep();
    return fn(db, groep);
  });
}

export const log = (db: Db, actor: Actor, { adminId, toetsId }: store.Plek, betreft: string, now: number): Promise<void> =>
  writeAudit(db, {
    adminId,
    soort: 'gewijzigd',
    now,
    actor,
    actie: 'methodTest.manage',
    objectId: toetsId,
    betreft: `methodetoets ${betreft}`,
  });

/** One that was thrown away is not there. */
export async function find(db: Db, plek: store.Plek): Promise<store.ToetsRij> {
  const [rij] = await store.listToetsen(db, plek, plek.toetsId);
  if (!rij || rij.weg) throw geenToets();
  return rij;
}

export async function lock(db: Db, plek: store.Plek): Promise<store.ToetsRij> {
  if (!(await store.lockToets(db, plek))) throw geenToets();
  return find(db, plek);
}

/** Somebody else changed it meanwhile: what was read is not what is there. */
export function demandVersie(rij: store.ToetsRij, versie: number): void {
  if (rij.versie !== versie) throw new AppError('conflict', 'methodetoetsen/gewijzigd');
}
