/** Webinars: our office plans them, anybody signs up, a full one has a waiting list, everybody hears in time. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { isVoorbij, mailAllen, promoteWachtenden, toKort, type AanmeldDeps } from './plaatsen.ts';

export async function listWebinars({ database }: AanmeldDeps, { actor }: Caller): Promise<Output<Api['listWebinars']>> {
  demand(may(actor.rol, 'officeWebinar.list'), actor.bewijs);
  const rijen = await store.listWebinars(database.own, 0);
  return {
    webinars: rijen
      .map((rij) => ({
        ...toKort(rij),
        plaatsen: rij.plaatsen,
        deelname: rij.deelname,
        geplaatst: rij.geplaatst,
        wachtlijst: rij.wachtlijst,
        vervallen: rij.vervallen_op !== null,
      }))
      .toReversed(),
  };
}

export async function saveWebinar(
  { adressen, database }: AanmeldDeps,
  { actor, now }: Caller,
  id: string,
  { begin, ...velden }: Input<Api['saveWebinar']>['body'],
): Promise<void> {
  demand(may(actor.rol, 'officeWebinar.write'), actor.bewijs);
  await database.transact(async (db) => {
    const oud = await store.lockWebinar(db, id);
    if (oud?.vervallen_op) throw new AppError('conflict', 'webinars/vervallen');
    await store.saveWebinar(db, { id, ...velden, begin_op: new Date(begin) }, now);
    const webinar = await store.lockWebinar(db, id);
    if (oud && webinar && !isVoorbij(webinar, now)) await promoteWachtenden(db, adressen, webinar, now);
  });
}

export async function cancelWebinar({ adressen, database }: AanmeldDeps, { actor, now }: Caller, id: string): Promise<void> {
  demand(may(actor.rol, 'officeWebinar.write'), actor.bewijs);
  await database.transact(async (db) => {
    const webinar = await store.lockWebinar(db, id);
    if (!webinar) throw notFound();
    if (webinar.vervallen_op !== null) return;
    if (!isVoorbij(webinar, now)) await mailAllen(db, adressen, webinar, 'webinarVervallen', now);
    await store.setMoment(db, id, 'vervallen_op', now);
  });
}
