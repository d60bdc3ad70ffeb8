/** Messages as people of customers read them: their list, what is unread, and whether they want mail. */
import type { Berichtmail } from '@spelrijk/contract/berichten';
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { rijenVoor } from '@spelrijk/domain/regel';
import { inRegio } from '@spelrijk/teksten/termen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import { createToken } from '../../../platform/auth/secret.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as inbox from './store-inbox.ts';
import * as store from './store.ts';
import type { BerichtDeps } from './versturen.ts';

function enter(actor: Actor, adminId: string): Allowed {
  const grant = demand(may(actor.rol, 'message.read'), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound();
  return grant;
}

const lezerVan = ({ id, rol }: Actor, adminId: string): inbox.Lezer => ({ adminId, gebruikerId: id, rol });

export async function listBerichten(
  { database }: BerichtDeps,
  { actor, now }: Caller,
  adminId: string,
  { pagina }: Input<Api['listBerichten']>['query'] = {},
): Promise<Output<Api['listBerichten']>> {
  const { scope } = enter(actor, adminId);
  const lezer = lezerVan(actor, adminId);
  if (scope === 'all' && !(await store.isKlant(database.own, adminId))) throw notFound('admins/niet-gevonden');
  const { rijen, totaal } = await inbox.listInbox(database.own, lezer, now, rijenVoor(pagina, inbox.BERICHTEN_PER_PAGINA));
  const berichten = rijen.map(({ id, titel, tekst, op, gelezen, regio }) => ({
    id,
    titel: inRegio(titel, regio),
    tekst: inRegio(tekst, regio),
    op: op.toISOString(),
    gelezen,
  }));
  const mail = scope === 'all' ? null : await inbox.findMail(database.own, lezer);
  return { berichten, mail, totaal, perPagina: inbox.BERICHTEN_PER_PAGINA };
}

/** For the menu; our office has no inbox of its own. */
export async function countOngelezen({ database }: BerichtDeps, { actor, now }: Caller): Promise<number> {
  const grant = may(actor.rol, 'message.read');
  if (!grant.allow || grant.scope === 'all') return 0;
  return inbox.countOngelezen(database.own, lezerVan(actor, actor.adminId), now);
}

export async function setGelezen(
  { database }: BerichtDeps,
  { actor, now }: Caller,
  { adminId, berichtId }: { readonly adminId: string; readonly berichtId: string },
  gelezen: boolean,
): Promise<void> {
  enter(actor, adminId);
  const lezer = lezerVan(actor, adminId);
  if (!(await inbox.hasBericht(database.own, lezer, berichtId, now))) throw notFound('berichten/niet-gevonden');
  await inbox.setGelezen(database.own, lezer, berichtId, gelezen, now);
}

export async function setBerichtmail(
  { database }: BerichtDeps,
  { actor, now }: Caller,
  adminId: string,
  aan: boolean,
): Promise<Berichtmail> {
  enter(actor, adminId);
  const lezer = lezerVan(actor, adminId);
  return database.transact(async (db) => {
    const { adres } = await inbox.findMail(db, lezer);
    if (aan && adres === null) throw new AppError('conflict', 'berichten/geen-adres');
    await inbox.setMail(db, lezer, aan, createToken(), now);
    return { aan, adres };
  });
}

/** The link holds the account and its secret. */
export async function endBerichtmail({ database }: BerichtDeps, geheim: string): Promise<void> {
  const [, gebruikerId, token] = /^([0-9a-f-]{36})\.([\w-]{20,60})$/.exec(geheim) ?? [];
  if (gebruikerId === undefined || token === undefined || !(await inbox.endMail(database.own, gebruikerId, token)))
    throw notFound('berichten/link-ongeldig');
}
