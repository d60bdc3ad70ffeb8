/** Telling a colleague elsewhere about Spelrijk: a fixed text, five a day, and to one address once a month whoever sends it. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { foldAdres } from '@spelrijk/domain/mailadres';
import { rijenVoor } from '@spelrijk/domain/regel';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import { dagVan } from '../../../platform/clock.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

const PER_DAG = 5;
const DAG_MS = 86_400_000;

export interface VriendDeps {
  readonly database: Database;
  readonly adressen: Adressen;
}

function enter(actor: Actor, adminId: string) {
  demand(may(actor.rol, 'friendInvite.send'), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
  return { adminId, gebruikerId: actor.id };
}

const PER_PAGINA = 200;

export async function listVrienden(
  { database }: VriendDeps,
  { actor, now }: Caller,
  adminId: string,
  { pagina }: Input<Api['listVrienden']>['query'],
): Promise<Output<Api['listVrienden']>> {
  const van = enter(actor, adminId);
  const blad = { vanaf: rijenVoor(pagina, PER_PAGINA), aantal: PER_PAGINA };
  const [{ rijen, totaal }, vandaag] = await Promise.all([
    store.listVan(database.own, van, blad),
    store.countSinds(database.own, van, now - DAG_MS),
  ]);
  const uitnodigingen = rijen.map((rij) => ({ ...rij, op: rij.op.toISOString() }));
  return { uitnodigingen, nogVandaag: Math.max(0, PER_DAG - vandaag), totaal, perPagina: PER_PAGINA };
}

/** The same id again changes nothing. */
export async function inviteVriend(
  { adressen, database }: VriendDeps,
  { actor, now }: Caller,
  adminId: string,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const van = enter(actor, adminId);
  await database.transact(async (db) => {
    await store.lockVan(db, van);
    const afzender = await store.findAfzender(db, van);
    if (!afzender) throw notFound();
    if (await store.isVan(db, van, id)) return;
    if ((await store.countSinds(db, van, now - DAG_MS)) >= PER_DAG) throw new AppError('too-many', 'vrienden/genoeg-vandaag');
    if (!(await store.insertUitnodiging(db, van, id, email, now))) return;
    const link = linkTo(adressen, afzender.regio, `/site/aanvraagformulier?vriend=${id}`);
    const sleutel = `vriend:${foldAdres(email)}:${dagVan(now).slice(0, 7)}`;
    const gegevens = { uitnodiger: afzender.naam, link };
    await enqueueMail(db, { sjabloon: 'vriendUitnodiging', aan: email, regio: afzender.regio, gegevens, sleutel, adminId: null, now });
  });
}
