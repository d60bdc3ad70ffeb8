/** Keeping groepen: making, naming and taking away. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { hasGroep } from '../../school/leerlingbeheer/index.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store-beheer.ts';

interface GroepDeps {
  readonly database: Database;
}

interface Plek {
  readonly adminId: string;
  readonly groepId: string;
}

/** The grant, when this admin is the actor's own. */
function enter(actor: Actor, adminId: string, actie: Actie): Allowed {
  const grant = demand(may(actor.rol, actie), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound();
  return grant;
}

async function demandGroep(db: Db, { adminId, groepId }: Plek, docentId: string | null): Promise<void> {
  if (!(await hasGroep(db, adminId, groepId, docentId))) throw notFound('groepen/niet-gevonden');
}

/** A second send with the same id changes nothing. */
export async function createGroep(
  { database }: GroepDeps,
  { actor, now }: Caller,
  adminId: string,
  { id, ...velden }: Input<Api['createGroep']>['body'],
): Promise<void> {
  enter(actor, adminId, 'group.create');
  await database.transact(async (db) => {
    if (await store.hasGroepNaam(db, adminId, velden.naam, id)) throw new AppError('conflict', 'groepen/naam-bestaat-al');
    if (!(await store.insertGroep(db, adminId, id, velden, now))) return;
    await writeAudit(db, {
      adminId,
      soort: 'aangemaakt',
      now,
      actor,
      actie: 'group.create',
      objectId: id,
      betreft: velden.naam,
    });
  });
}

export async function updateGroep(
  { database }: GroepDeps,
  { actor, now }: Caller,
  { adminId, groepId }: Plek,
  velden: Partial<store.GroepVelden>,
): Promise<void> {
  const grant = enter(actor, adminId, 'group.update');
  await database.transact(async (db) => {
    await demandGroep(db, { adminId, groepId }, grant.scope === 'group' ? actor.id : null);
    if (velden.naam !== undefined && (await store.hasGroepNaam(db, adminId, velden.naam, groepId)))
      throw new AppError('conflict', 'groepen/naam-bestaat-al');
    const betreft = await store.updateGroep(db, adminId, groepId, velden);
    await writeAudit(db, {
      adminId,
      soort: 'gewijzigd',
      now,
      actor,
      actie: 'group.update',
      objectId: groepId,
      betreft,
    });
  });
}

/** Only an empty one: nobody may disappear with it, not even somebody in the prullenbak. */
export async function deleteGroep({ database }: GroepDeps, { actor, now }: Caller, { adminId, groepId }: Plek): Promise<void> {
  enter(actor, adminId, 'group.delete');
  await database.transact(async (db) => {
    await demandGroep(db, { adminId, groepId }, null);
    if ((await store.countInGroep(db, adminId, groepId)) > 0) throw new AppError('conflict', 'groepen/niet-leeg');
    await store.deleteGroep(db, adminId, groepId);
    await writeAudit(db, { adminId, soort: 'verwijderd', now, actor, actie: 'group.delete', objectId: groepId, betreft: '' });
  });
}
