/** What people tell about Spelrijk, placed by our office with their consent. */
import type { Ervaring } from '@spelrijk/contract/ervaringen';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export async function listErvaringen({ database }: { readonly database: Database }): Promise<{ ervaringen: Ervaring[] }> {
  const alle = await store.listErvaringen(database.own);
  return { ervaringen: alle.filter(({ zichtbaar }) => zichtbaar).map(({ zichtbaar: _zichtbaar, ...rij }) => rij) };
}

export async function listAlleErvaringen(
  { database }: { readonly database: Database },
  { actor }: Caller,
): Promise<{ ervaringen: store.ErvaringRij[] }> {
  demand(may(actor.rol, 'officeMessage.list'), actor.bewijs);
  return { ervaringen: await store.listErvaringen(database.own) };
}

export async function saveErvaring(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  ervaring: store.ErvaringRij,
): Promise<void> {
  demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
  await store.saveErvaring(database.own, ervaring, now);
}

export async function deleteErvaring({ database }: { readonly database: Database }, { actor }: Caller, id: string): Promise<void> {
  demand(may(actor.rol, 'officeMessage.write'), actor.bewijs);
  await store.deleteErvaring(database.own, id);
}
