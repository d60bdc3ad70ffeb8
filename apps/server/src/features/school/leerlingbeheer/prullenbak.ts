/** What was thrown away: it can come back for a while, and is then erased everywhere. */
import type { WeggegooideLeerling, Wisbewijs } from '@spelrijk/contract/leerlingbeheer';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import * as store from './store.ts';
import { demandPlaats } from './service.ts';
import { change, enter, geenLeerling, type LeerlingbeheerDeps } from './toegang.ts';

const DAG = 86_400_000;

async function erase(db: Db, adminId: string, ids: readonly string[], now: number): Promise<Wisbewijs> {
  const rijen = await store.eraseLeerlingen(db, adminId, ids, now);
  const bewijs = { id: createId(now), leerlingen: ids.length, rijen };
  await store.insertWisbewijs(db, adminId, bewijs, now);
  return { ...bewijs, op: new Date(now).toISOString() };
}

export const trashLeerlingen = (
  deps: LeerlingbeheerDeps,
  { actor, now }: Caller,
  adminId: string,
  leerlingIds: readonly string[],
): Promise<void> =>
  change(deps, { actor, now }, { adminId, actie: 'pupil.trash', ids: leerlingIds }, (db) =>
    store.setWeggegooid(db, adminId, leerlingIds, now, now),
  );

export async function listPrullenbak(
  { database, instellingen }: LeerlingbeheerDeps,
  { actor }: Caller,
  adminId: string,
): Promise<{ leerlingen: WeggegooideLeerling[]; bewaardagen: number }> {
  enter(actor, adminId, 'trash.list');
  const bewaardagen = instellingen().prullenbak;
  const rijen = await database.transact((db) => store.listWeggegooid(db, adminId));
  const leerlingen = rijen.map(({ op, ...rij }) => ({
    ...rij,
    weggegooidOp: op.toISOString(),
    gewistNa: addDays(dagVan(op.getTime()), bewaardagen),
  }));
  return { leerlingen, bewaardagen };
}

/** Back in the groep they were in, with everything they did. Asking again for who is back already changes nothing. */
export async function restoreLeerlingen(
  { database }: LeerlingbeheerDeps,
  { actor, now }: Caller,
  adminId: string,
  leerlingIds: readonly string[],
): Promise<void> {
  enter(actor, adminId, 'trash.restore');
  await database.transact(async (db) => {
    await store.lockLeerlingen(db, adminId, leerlingIds);
    const weg = await store.listWeggegooid(db, adminId, leerlingIds);
    const terug = await store.listLeerlingen(db, adminId, { ids: leerlingIds });
    if (weg.length + terug.length !== new Set(leerlingIds).size) throw geenLeerling();
    if (weg.length === 0) return;
    if (weg.some(({ verhuisdNaar }) => verhuisdNaar !== '')) throw new AppError('conflict', 'leerlingen/verhuisd');
    await demandPlaats(db, adminId, weg.length, now);
    const ids = weg.map(({ id }) => id);
    await store.setWeggegooid(db, adminId, ids, null, now);
    await writeAudit(db, {
      adminId,
      soort: 'gewijzigd',
      now,
      actor,
      actie: 'trash.restore',
      objectId: ids[0],
      betreft: `${ids.length} leerling(en)`,
    });
  });
}

/** Only who lies in the prullenbak: erasing is never one click away from a list of the class. */
export async function purgeLeerlingen(
  { database }: LeerlingbeheerDeps,
  { actor, now }: Caller,
  adminId: string,
  leerlingIds: readonly string[],
): Promise<Wisbewijs> {
  enter(actor, adminId, 'trash.purge');
  return database.transact(async (db) => {
    await store.lockLeerlingen(db, adminId, leerlingIds);
    const ids = (await store.listWeggegooid(db, adminId, leerlingIds)).map(({ id }) => id);
    if (ids.length !== new Set(leerlingIds).size) throw geenLeerling();
    const bewijs = await erase(db, adminId, ids, now);
    await writeAudit(db, {
      adminId,
      soort: 'verwijderd',
      now,
      actor,
      actie: 'trash.purge',
      betreft: `${ids.length} leerling(en)`,
      reden: actor.bewijs.reden,
    });
    return bewijs;
  });
}

/** Erases who lay in the prullenbak for its whole term; runs with the other sweeps. */
export async function sweepPrullenbak({ database, instellingen }: LeerlingbeheerDeps, now: number): Promise<void> {
  const dagen = instellingen().prullenbak;
  const voor = now - dagen * DAG;
  const verlopen = await database.transact((db) => store.listVerlopen(db, voor));
  for (const { adminId, ids: gevonden } of verlopen)
    await database.transact(async (db) => {
      await store.lockLeerlingen(db, adminId, gevonden);
      // Who was brought back meanwhile stays.
      const ids = (await store.listWeggegooid(db, adminId, gevonden)).flatMap(({ id, op }) => (op.getTime() < voor ? [id] : []));
      if (ids.length === 0) return;
      await erase(db, adminId, ids, now);
      await writeAudit(db, {
        adminId,
        soort: 'verwijderd',
        now,
        actie: 'trash.purge',
        betreft: `${ids.length} leerling(en), na ${dagen} dagen`,
      });
    });
}
