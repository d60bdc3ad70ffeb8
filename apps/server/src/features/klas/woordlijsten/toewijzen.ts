/** Putting a list on, throwing it away, bringing it back, and erasing what lay there too long. */
import type { Toewijzing } from '@spelrijk/contract/woordlijsten';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import * as store from './store.ts';
import { change, geenLijst, writeLog, type WoordlijstDeps } from './groep.ts';

const DAG_MS = 86_400_000;

/** A list that this actor keeps. One of another groep can be seen and copied, not changed. */
async function lockEigen(db: Db, plek: store.Plek, docentId: string | null): Promise<store.Bewaard> {
  const bewaard = await store.lockLijst(db, { adminId: plek.adminId, docentId, id: plek.woordlijstId });
  if (!bewaard) throw geenLijst();
  if (!bewaard.eigen) throw new AppError('conflict', 'woordlijsten/van-een-ander');
  return bewaard;
}

/** Any list of the admin, for an own groep. */
export const assignWoordlijst = (
  deps: WoordlijstDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  toewijzing: Toewijzing | null,
): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    const bewaard = await store.lockLijst(db, { adminId: plek.adminId, docentId: null, id: plek.woordlijstId });
    if (!bewaard || bewaard.weg) throw geenLijst();
    const inGroep = new Set((await store.listNamen(db, plek.adminId, plek.groepId)).map(({ id }) => id));
    const gevraagd = toewijzing?.voor === 'leerlingen' ? toewijzing.leerlingIds : [];
    if (gevraagd.some((id) => !inGroep.has(id))) throw notFound('leerlingen/niet-gevonden');
    const ids = Array.from({ length: Math.max(1, gevraagd.length) }, () => createId(now));
    await store.replaceToewijzing(db, plek, toewijzing, ids, new Date(now));
    await writeLog(db, actor, plek, `woordlijst ${bewaard.naam} ${toewijzing ? 'klaargezet' : 'weggehaald'}`, now);
  });

export const deleteWoordlijst = (deps: WoordlijstDeps, { actor, now }: Caller, plek: store.Plek): Promise<void> =>
  change(deps, actor, plek, async (db, docentId) => {
    const bewaard = await lockEigen(db, plek, docentId);
    if (bewaard.weg) return;
    await store.setWeggegooid(db, plek, new Date(now));
    await writeLog(db, actor, plek, `woordlijst ${bewaard.naam} weggegooid`, now);
  });

export const restoreWoordlijst = (deps: WoordlijstDeps, { actor, now }: Caller, plek: store.Plek): Promise<void> =>
  change(deps, actor, plek, async (db, docentId) => {
    const bewaard = await lockEigen(db, plek, docentId);
    if (!bewaard.weg) return;
    await store.setWeggegooid(db, plek, null);
    await writeLog(db, actor, plek, `woordlijst ${bewaard.naam} teruggehaald`, now);
  });

/** Runs with the other sweeps. */
export const sweepWoordlijsten = ({ database, instellingen }: WoordlijstDeps, now: number): Promise<void> =>
  store.sweepLijsten(database.own, new Date(now - instellingen().woordlijsten * DAG_MS));
