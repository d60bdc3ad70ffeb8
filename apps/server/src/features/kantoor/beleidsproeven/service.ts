/** Trials of two policies side by side: begun and stopped by our office, at schools that allow it, groep by groep. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { AANGEBODEN, BELEID } from '@spelrijk/oefenen/beleid';
import { drawGroepen, MIN_GROEPEN } from '@spelrijk/oefenen/side-by-side';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface Deps {
  readonly database: Database;
}

/** Fewer can never say anything. */
export const NODIG = 2 * MIN_GROEPEN;
export const gone = (): AppError => notFound('beleidsproeven/niet-gevonden');

/** The same lot for a groep in a trial, wherever and whenever it is drawn; nothing of a child is in it. */
const lotIn =
  (proefId: string) =>
  ({ groepId }: store.Kandidaat): number =>
    createRandom(seedFrom(`${proefId} ${groepId}`)).next();

async function insertProef(db: Db, caller: Caller, id: string, { beleid, weken }: Input<Api['startBeleidsproef']>['body']): Promise<void> {
  const { now } = caller;
  const groepen = await store.listKandidaten(db);
  if (groepen.length < NODIG) throw new AppError('conflict', 'beleidsproeven/te-weinig-groepen');
  const anders = drawGroepen(groepen, lotIn(id));
  // From tomorrow: what is planned for today stays as it was planned.
  const van = addDays(dagVan(now), 1);
  await store.insertProef(db, {
    id,
    beleid,
    gewoon: BELEID,
    van,
    tot: addDays(van, 7 * weken),
    groepen: groepen.map((groep) => ({ ...groep, anders: anders.get(groep.groepId) === true })),
    now,
  });
  await tellScholen(
    db,
    caller,
    id,
    groepen,
    (aantal) => `proef met twee manieren van kiezen, vanaf ${van}, ${weken} weken, aantal dat meedoet: ${aantal}`,
  );
}

/** In the log of every school that is in it: that it is, with how many groepen, and who did it. */
async function tellScholen(
  db: Db,
  { actor, now }: Caller,
  id: string,
  groepen: readonly Pick<store.GroepRij, 'adminId'>[],
  wat: (aantal: number) => string,
): Promise<void> {
  const aantallen = new Map<string, number>();
  for (const { adminId } of groepen) aantallen.set(adminId, (aantallen.get(adminId) ?? 0) + 1);
  for (const [adminId, aantal] of aantallen)
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'policyTrial.write', objectId: id, betreft: wat(aantal) });
}

/** One at a time; the same one again, from a double click or a second tab, is done already. */
export async function startBeleidsproef(
  { database }: Deps,
  caller: Caller,
  id: string,
  keuze: Input<Api['startBeleidsproef']>['body'],
): Promise<void> {
  const { actor, now } = caller;
  const actie = 'policyTrial.write';
  demand(may(actor.rol, actie), actor.bewijs);
  if (!AANGEBODEN.includes(keuze.beleid)) throw new AppError('invalid', 'beleidsproeven/niet-aangeboden');
  await database.transact(async (db) => {
    await store.lockProeven(db);
    const eerder = await store.findProef(db, id);
    if (eerder?.beleid === keuze.beleid) return;
    await store.closeVoorbij(db, dagVan(now), now);
    if (eerder || (await store.findOpen(db))) throw new AppError('conflict', 'beleidsproeven/loopt-al');
    await insertProef(db, caller, id, keuze);
    const betreft = `proef met ${keuze.beleid} naast ${BELEID}, ${keuze.weken} weken`;
    await writeAudit(db, { adminId: actor.adminId, soort: 'gewijzigd', now, actor, actie, objectId: id, betreft });
  });
}

/** Everybody goes back to what is served; what was planned for today already stays. */
export async function stopBeleidsproef({ database }: Deps, caller: Caller, id: string): Promise<void> {
  const { actor, now } = caller;
  const actie = 'policyTrial.write';
  demand(may(actor.rol, actie), actor.bewijs);
  await database.transact(async (db) => {
    await store.lockProeven(db);
    const proef = await store.findProef(db, id);
    if (!proef) throw gone();
    if (proef.gestoptOp !== null) return;
    await store.stopProef(db, id, dagVan(now), now);
    // Only who is still in it: a school that said no reads that in its log already.
    const groepen = await store.listGroepen(db, id);
    await tellScholen(db, caller, id, groepen, (aantal) => `proef met twee manieren van kiezen gestopt, aantal dat meedeed: ${aantal}`);
    const betreft = `proef met ${proef.beleid} gestopt`;
    await writeAudit(db, { adminId: actor.adminId, soort: 'gewijzigd', now, actor, actie, objectId: id, betreft });
  });
}
