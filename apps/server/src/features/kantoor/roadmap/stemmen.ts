/** The roadmap as customers see it: what we build, their vote, and what they write. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Reactie } from '@spelrijk/contract/roadmap';
import { REACTIES_PER_DAG, ReactieRol } from '@spelrijk/domain/roadmap';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { gone, wieVan } from './wie.ts';

interface AdminItem {
  readonly adminId: string;
  readonly itemId: string;
}

interface AdminReactie extends AdminItem {
  readonly reactieId: string;
}

function enter(actor: Actor, adminId: string): Allowed {
  const grant = demand(may(actor.rol, 'roadmap.read'), actor.bewijs);
  if (grant.scope !== 'all' && actor.adminId !== adminId) throw notFound();
  return grant;
}

/** As another customer may see it: no name, no admin. */
const naarReactie = (
  { id, rol, soort, regio, tekst, op, gewijzigd, verborgen, gebruikerId }: store.ReactieRij,
  wie: store.Wie,
): Reactie => ({
  id,
  rol,
  soort,
  regio,
  tekst,
  op: op.toISOString(),
  gewijzigd,
  eigen: gebruikerId === wie.gebruikerId,
  verborgen,
});

export async function listRoadmap(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  adminId: string,
): Promise<Output<Api['listRoadmap']>> {
  const { scope } = enter(actor, adminId);
  const wie = wieVan(actor, adminId);
  const afzender = await store.findAfzender(database.own, adminId);
  if (!afzender) throw notFound('admins/niet-gevonden');
  const [items, reacties, vandaag] = await Promise.all([
    store.listItems(database.own, wie, true),
    store.listReacties(database.own),
    store.countSinds(database.own, wie, now - DAG_MS),
  ]);
  const leesbaar = reacties.filter((rij) => rij.verborgen === null || rij.gebruikerId === wie.gebruikerId);
  const rol = ReactieRol.safeParse(actor.rol);
  return {
    items: items.map(({ versie: _versie, zichtbaar: _zichtbaar, ...item }) => ({
      ...item,
      reacties: leesbaar.filter(({ itemId }) => itemId === item.id).map((rij) => naarReactie(rij, wie)),
    })),
    als: scope === 'all' || !rol.success ? null : { rol: rol.data, soort: afzender.soort, regio: afzender.regio },
    nogVandaag: Math.max(0, REACTIES_PER_DAG - vandaag),
  };
}

export async function setStem(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  { adminId, itemId }: AdminItem,
  stem: boolean,
): Promise<void> {
  enter(actor, adminId);
  if (!(await store.isZichtbaar(database.own, itemId))) throw gone();
  await store.setStem(database.own, wieVan(actor, adminId), itemId, stem, now);
}

/** The same id again is the same reaction: changed, not one more. */
export async function saveReactie(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  { adminId, itemId, reactieId }: AdminReactie,
  tekst: string,
): Promise<void> {
  enter(actor, adminId);
  const wie = wieVan(actor, adminId);
  const rol = ReactieRol.parse(actor.rol);
  await database.transact(async (db) => {
    await store.lockWie(db, wie);
    if (!(await store.isZichtbaar(db, itemId))) throw gone();
    const oud = await store.findReactie(db, adminId, reactieId);
    if (oud && (oud.gebruiker_id !== wie.gebruikerId || oud.item_id !== itemId)) throw gone();
    if (oud?.tekst === tekst) return;
    if (oud?.verborgen_op) throw new AppError('conflict', 'roadmap/verborgen');
    if (oud) return store.updateReactie(db, adminId, reactieId, tekst, now);
    if ((await store.countSinds(db, wie, now - DAG_MS)) >= REACTIES_PER_DAG) throw new AppError('too-many', 'roadmap/genoeg-vandaag');
    await store.insertReactie(db, { ...wie, id: reactieId, itemId, rol, tekst, now });
  });
}

export async function deleteReactie(
  { database }: { readonly database: Database },
  { actor }: Caller,
  { adminId, itemId, reactieId }: AdminReactie,
): Promise<void> {
  enter(actor, adminId);
  await database.transact(async (db) => {
    const oud = await store.findReactie(db, adminId, reactieId);
    if (!oud) return;
    if (oud.gebruiker_id !== actor.id || oud.item_id !== itemId) throw gone();
    await store.deleteReactie(db, adminId, reactieId);
  });
}
