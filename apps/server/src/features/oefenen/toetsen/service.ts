/** Tests that a teacher sets for one leerling: who may set and read them. */
import type { Toets } from '@spelrijk/contract/toetsen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { auditLook, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { findLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import { lockLeerling } from '../standen/index.ts';
import { readPlanInvoer, type PlanDeps } from '../taken/index.ts';
import { may, type Actie } from './policy.ts';
import { loadToets, planToets, type Toetsvraag } from './stappen.ts';
import { deleteToets, findToets, isBegonnen } from './store.ts';
import { isZorgtoets } from './toets.ts';

export interface ToetsDeps extends PlanDeps {
  readonly database: Database;
}

/** What is done, by whom, for which leerling. */
export interface Toetsgang {
  readonly actor: Actor;
  readonly actie: Actie;
  readonly adminId: string;
  readonly leerlingId: string;
  readonly now: number;
}

/** A leerling for whom this actor may do this. A look of our office leaves its line, once there is something to see. */
export async function openVoorToets<T>(
  database: Database,
  { actor, actie, adminId, leerlingId, now }: Toetsgang,
  fn: (db: Db, leerling: LeerlingRow) => Promise<T>,
): Promise<T> {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound('leerlingen/niet-gevonden');
  return database.forAdmin(adminId, async (db) => {
    const leerling = await findLeerling(db, adminId, leerlingId, grant.scope === 'group' ? actor.id : undefined);
    if (!leerling) throw notFound('leerlingen/niet-gevonden');
    await auditLook(db, actor, grant, { adminId, actie, objectId: leerlingId, now });
    return fn(db, leerling);
  });
}

const GEZET: Readonly<Record<Toetsvraag['soort'], string>> = {
  plaatsing: 'startmeting klaargezet',
  voortgang: 'voortgangstoets klaargezet',
};

/** The same id again gives the test that is there. */
export const setToets = (deps: ToetsDeps, gang: Toetsgang, vraag: Toetsvraag): Promise<Toets> =>
  openVoorToets(deps.database, gang, async (db, leerling) => {
    const { actor, actie, adminId, leerlingId, now } = gang;
    if (!(await lockLeerling(db, adminId, leerlingId))) throw notFound('leerlingen/niet-gevonden');
    const { toets, nieuw } = await planToets(db, leerling, vraag, await readPlanInvoer(deps, db, leerling, now));
    if (nieuw) await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie, objectId: leerlingId, betreft: GEZET[vraag.soort] });
    return loadToets(db, leerling, toets);
  });

/** A test of the other kind is as missing as one that does not exist. */
export const readToets = ({ database }: Pick<ToetsDeps, 'database'>, gang: Toetsgang, toetsId: string): Promise<Toets> =>
  openVoorToets(database, gang, async (db, leerling) => {
    const toets = await findToets(db, gang.adminId, gang.leerlingId, toetsId);
    if (!toets || isZorgtoets(toets)) throw notFound('toetsen/niet-gevonden');
    return loadToets(db, leerling, toets);
  });

/**
 * Takes a test back that was set by mistake, with its stages that nobody answered to.
 * @throws conflict once the child wrote a word of it: that counts, and what was asked stays to be seen
 */
export const removeToets = ({ database }: Pick<ToetsDeps, 'database'>, gang: Toetsgang, toetsId: string): Promise<void> =>
  openVoorToets(database, gang, async (db) => {
    const { actor, actie, adminId, leerlingId, now } = gang;
    // Behind the lock of the leerling: an answer that comes in at this moment is seen, or finds its stage gone.
    await lockLeerling(db, adminId, leerlingId);
    const toets = await findToets(db, adminId, leerlingId, toetsId);
    if (!toets || isZorgtoets(toets)) throw notFound('toetsen/niet-gevonden');
    if (toets.status === 'af' || (await isBegonnen(db, adminId, toetsId))) throw new AppError('conflict', 'toetsen/begonnen');
    await deleteToets(db, adminId, toetsId);
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie, objectId: leerlingId, betreft: 'toets teruggenomen' });
  });
