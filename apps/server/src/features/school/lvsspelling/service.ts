/** A list of test results becomes a proposal; a person says what columns mean and who is who; what was shown is stored once, and can be taken away and brought back. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { notFound } from '../../../platform/app-error.ts';
import { lookInto, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { enter, type LvsspellingDeps } from './toegang.ts';
import { setBegin } from './voorstellen.ts';

interface Lijst {
  readonly adminId: string;
  readonly importId: string;
}

const DAG_MS = 86_400_000;

async function change(
  { database }: LvsspellingDeps,
  actor: Actor,
  { adminId, importId }: Lijst,
  now: number,
  terug: boolean,
): Promise<void> {
  enter(actor, adminId, 'lvs.commit');
  await database.transact(async (db) => {
    await store.lockAdmin(db, adminId);
    const [lijst] = await store.listImports(db, adminId, importId);
    if (!lijst) throw notFound('lvs/niet-gevonden');
    if ((lijst.verwijderdOp === null) === terug) return;
    await store.setVerwijderd(db, adminId, importId, terug ? null : now);
    await setBegin(db, adminId, await store.leerlingenVan(db, adminId, importId), now);
    await writeAudit(db, {
      adminId,
      soort: terug ? 'gewijzigd' : 'verwijderd',
      now,
      actor,
      actie: 'lvs.commit',
      objectId: importId,
      betreft: `LVS-lijst met ${lijst.resultaten} uitslagen ${terug ? 'teruggehaald' : 'weggehaald'}`,
    });
  });
}

export async function listLvs(
  { database, instellingen }: LvsspellingDeps,
  { actor }: Caller,
  adminId: string,
): Promise<Output<Api['listLvs']>> {
  enter(actor, adminId, 'lvs.preview');
  const bewaardagen = instellingen().toetslijsten;
  const rijen = await database.transact((db) => store.listImports(db, adminId));
  const imports = rijen.map(({ verwijderdOp, op, ...rij }) => ({
    ...rij,
    op: op.toISOString(),
    wegNa: verwijderdOp === null ? null : addDays(dagVan(verwijderdOp.getTime()), bewaardagen),
  }));
  return { imports, bewaardagen };
}

/** Its results do not count any more; who answered nothing yet begins without them. Twice is once. */
export const deleteLvs = (deps: LvsspellingDeps, { actor, now }: Caller, lijst: Lijst): Promise<void> =>
  change(deps, actor, lijst, now, false);

export const restoreLvs = (deps: LvsspellingDeps, { actor, now }: Caller, lijst: Lijst): Promise<void> =>
  change(deps, actor, lijst, now, true);

export async function readLvs(
  { database }: LvsspellingDeps,
  { actor, now }: Caller,
  adres: Input<Api['readLvs']>['params'],
): Promise<Output<Api['readLvs']>> {
  const grant = demand(may(actor.rol, 'progress.readPupil'), actor.bewijs);
  const { adminId, groepId, leerlingId } = adres;
  const code = 'leerlingen/niet-gevonden';
  const look = { adminId, actie: 'progress.readPupil', objectId: leerlingId, now, code };
  return lookInto(database, actor, grant, look, async (db) => {
    const docentId = grant.scope === 'group' ? actor.id : null;
    const leerling = await store.findLeerling(db, adminId, groepId, leerlingId, docentId);
    if (!leerling) throw notFound(code);
    return { leerling, scores: (await store.listScores(db, adminId, [leerlingId])).map(store.toScore) };
  });
}

/** Erases lists that were taken away and not brought back in their term. */
export const sweepLvs = ({ database, instellingen }: LvsspellingDeps, now: number): Promise<void> =>
  database.transact((db) => store.sweepImports(db, now - instellingen().toetslijsten * DAG_MS));
