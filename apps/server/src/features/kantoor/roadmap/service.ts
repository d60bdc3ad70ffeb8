/** The roadmap: our office says what it makes, people of customers vote and react, and nobody learns who they are. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { KantoorReactie, Reactie, TeBewarenItem } from '@spelrijk/contract/roadmap';
import { REACTIES_PER_DAG, ReactieRol } from '@spelrijk/domain/roadmap';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand, type Allowed } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

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

const gone = (): AppError => notFound('roadmap/niet-gevonden');
const wieVan = (actor: Actor, adminId: string): store.Wie => ({ adminId, gebruikerId: actor.id });

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

const naarKantoor = ({ id, adminId, adminNaam, rol, soort, regio, tekst, op, verborgen }: store.ReactieRij): KantoorReactie => ({
  id,
  adminId,
  adminNaam,
  rol,
  soort,
  regio,
  tekst,
  op: op.toISOString(),
  verborgen,
});

/** The very save that made this version, once more. */
const isNogEens = (oud: store.ItemRij, nieuw: TeBewarenItem): boolean =>
  oud.versie === nieuw.versie + 1 &&
  (['titel', 'tekst', 'stand', 'klaarOp', 'zichtbaar'] as const).every((veld) => oud[veld] === nieuw[veld]);

export type RoadmapService = ReturnType<typeof createRoadmapService>;

export function createRoadmapService({ database }: { readonly database: Database }) {
  return {
    async list(actor: Actor, adminId: string, now: number): Promise<Output<Api['listRoadmap']>> {
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
    },

    async setStem(actor: Actor, { adminId, itemId }: AdminItem, stem: boolean, now: number): Promise<void> {
      enter(actor, adminId);
      if (!(await store.isZichtbaar(database.own, itemId))) throw gone();
      await store.setStem(database.own, wieVan(actor, adminId), itemId, stem, now);
    },

    /** The same id again is the same reaction: changed, not one more. */
    async saveReactie(actor: Actor, { adminId, itemId, reactieId }: AdminReactie, tekst: string, now: number): Promise<void> {
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
    },

    async deleteReactie(actor: Actor, { adminId, itemId, reactieId }: AdminReactie): Promise<void> {
      enter(actor, adminId);
      await database.transact(async (db) => {
        const oud = await store.findReactie(db, adminId, reactieId);
        if (!oud) return;
        if (oud.gebruiker_id !== actor.id || oud.item_id !== itemId) throw gone();
        await store.deleteReactie(db, adminId, reactieId);
      });
    },

    async listKantoor(actor: Actor): Promise<Output<Api['listKantoorRoadmap']>> {
      demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
      const items = await store.listItems(database.own, wieVan(actor, actor.adminId), false);
      const reacties = await store.listReacties(database.own);
      return {
        items: items.map(({ gestemd: _gestemd, ...item }) => ({
          ...item,
          reacties: reacties.filter(({ itemId }) => itemId === item.id).map(naarKantoor),
        })),
      };
    },

    async save(actor: Actor, id: string, nieuw: TeBewarenItem, now: number): Promise<void> {
      demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
      await database.transact(async (db) => {
        const oud = await store.lockItem(db, id);
        if (oud && isNogEens(oud, nieuw)) return;
        if ((oud?.versie ?? 0) !== nieuw.versie) throw new AppError('conflict', 'roadmap/gewijzigd');
        await store.saveItem(db, { ...nieuw, id, versie: nieuw.versie + 1 }, now);
      });
    },

    async delete(actor: Actor, id: string): Promise<void> {
      demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
      await database.transact(async (db) => {
        if (!(await store.lockItem(db, id))) return;
        if (await store.isInGebruik(db, id)) throw new AppError('conflict', 'roadmap/in-gebruik');
        await store.eraseItem(db, id);
      });
    },

    async order(actor: Actor, itemIds: readonly string[]): Promise<void> {
      demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
      await store.setVolgorde(database.own, itemIds);
    },

    /** The customer sees in its own log that our office did this, and why. */
    async hide(
      actor: Actor,
      { itemId, reactieId }: { readonly itemId: string; readonly reactieId: string },
      { verborgen, reden }: Input<Api['hideReactie']>['body'],
      now: number,
    ): Promise<void> {
      const actie = 'officeMessage.write';
      demand(may(actor.rol, actie), actor.bewijs);
      await database.transact(async (db) => {
        const reactie = await store.findVanKantoor(db, itemId, reactieId);
        if (!reactie) throw gone();
        if ((reactie.verborgen_op !== null) === verborgen) return;
        await store.setVerborgen(db, reactie.admin_id, reactieId, verborgen ? new Date(now) : null, verborgen ? reden : '');
        const betreft = verborgen ? 'reactie op de roadmap verborgen' : 'reactie op de roadmap weer zichtbaar';
        await writeAudit(db, { adminId: reactie.admin_id, soort: 'gewijzigd', now, actor, actie, objectId: reactieId, betreft, reden });
      });
    },
  };
}
