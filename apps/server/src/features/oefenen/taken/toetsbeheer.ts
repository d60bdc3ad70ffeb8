/** Tests that a teacher sets for one leerling: who may set and read them. */
import type { Toets } from '@spelrijk/contract/toetsen';
import { notFound } from '../../../platform/app-error.ts';
import { auditLook } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { findLeerling, type LeerlingRow } from '../leerlingen/index.ts';
import type { Dagplan } from './dagplan.ts';
import { may, type Actie } from './policy.ts';
import { findToets } from './store-toetsen.ts';
import { isZorgtoets, leesToets, zetToets, type Toetsvraag } from './toets-service.ts';

export interface Adres {
  readonly adminId: string;
  readonly leerlingId: string;
}

export function createToetsbeheer(database: Database, readPlanInvoer: Dagplan['readPlanInvoer']) {
  /** A leerling for whom this actor may do this. A look of our office leaves its line, once there is something to see. */
  async function openVoorToets<T>(
    actor: Actor,
    actie: Actie,
    { adminId, leerlingId }: Adres,
    now: number,
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

  const setToets = (actor: Actor, actie: Actie, adres: Adres, vraag: Toetsvraag, now: number): Promise<Toets> =>
    openVoorToets(actor, actie, adres, now, async (db, leerling) =>
      leesToets(db, leerling, await zetToets(db, leerling, vraag, await readPlanInvoer(db, leerling, now))),
    );

  /** A test of the other kind is as missing as one that does not exist. */
  const getToets = (actor: Actor, actie: Actie, adres: Adres, toetsId: string, now: number): Promise<Toets> =>
    openVoorToets(actor, actie, adres, now, async (db, leerling) => {
      const toets = await findToets(db, adres.adminId, adres.leerlingId, toetsId);
      if (!toets || isZorgtoets(toets) !== (actie === 'carePlan.read')) throw notFound('toetsen/niet-gevonden');
      return leesToets(db, leerling, toets);
    });

  return {
    createToets: (actor: Actor, adres: Adres, vraag: Omit<Toetsvraag, 'doelen'>, now: number): Promise<Toets> =>
      setToets(actor, 'exerciseSettings.update', adres, { ...vraag, doelen: [] }, now),
    readToets: (actor: Actor, adres: Adres, toetsId: string, now: number): Promise<Toets> =>
      getToets(actor, 'exerciseSettings.update', adres, toetsId, now),

    createZorgtoets: (actor: Actor, adres: Adres, vraag: Toetsvraag, now: number): Promise<Toets> =>
      setToets(actor, 'carePlan.addFinalTest', adres, vraag, now),
    readZorgtoets: (actor: Actor, adres: Adres, toetsId: string, now: number): Promise<Toets> =>
      getToets(actor, 'carePlan.read', adres, toetsId, now),
  };
}
