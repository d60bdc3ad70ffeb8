/** What people tell about Spelrijk, placed by our office with their consent. */
import type { Ervaring } from '@spelrijk/contract/ervaringen';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export type ErvaringService = ReturnType<typeof createErvaringService>;

export function createErvaringService({ database }: { readonly database: Database }) {
  return {
    async listZichtbaar(): Promise<{ ervaringen: Ervaring[] }> {
      const alle = await store.listErvaringen(database.own);
      return { ervaringen: alle.filter(({ zichtbaar }) => zichtbaar).map(({ zichtbaar: _zichtbaar, ...rij }) => rij) };
    },

    async list(actor: Actor): Promise<{ ervaringen: store.ErvaringRij[] }> {
      demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
      return { ervaringen: await store.listErvaringen(database.own) };
    },

    async save(actor: Actor, ervaring: store.ErvaringRij, now: number): Promise<void> {
      demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
      await store.saveErvaring(database.own, ervaring, now);
    },

    async delete(actor: Actor, id: string): Promise<void> {
      demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
      await store.deleteErvaring(database.own, id);
    },
  };
}
