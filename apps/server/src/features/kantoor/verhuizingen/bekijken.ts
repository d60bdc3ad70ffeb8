/** What a move would be, counted before anything happens, and what was moved before. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { type Verhuisproef } from '@spelrijk/contract/verhuizingen';
import type { Caller } from '../../../platform/http/context.ts';
import { readTabellen } from './store-schema.ts';
import * as store from './store.ts';
import { inspectWeg, enter, findPartij, note, toVerhuizing, verhuisbaar, type VerhuizingDeps } from './partijen.ts';

export async function listVerhuizingen(
  { database }: VerhuizingDeps,
  { actor }: Caller,
  adminId: string,
): Promise<Output<Api['listVerhuizingen']>> {
  enter(actor, 'officeAdmin.read');
  await findPartij(database.own, adminId);
  return { verhuizingen: (await store.listVerhuizingen(database.own, adminId)).map(toVerhuizing) };
}

export function tryVerhuizing({ database }: VerhuizingDeps, { actor, now }: Caller, vanId: string, naarId: string): Promise<Verhuisproef> {
  enter(actor, 'officeAdmin.move');
  return database.transact(async (db) => {
    const proef = await inspectWeg(db, verhuisbaar(await readTabellen(db)), { van: vanId, naar: naarId }, now);
    const { van, naar } = proef;
    await note({ actor, now }, db, 'inzage', [
      [van.id, `aantallen geteld voor een verhuizing naar ${naar.naam}`],
      [naar.id, `aantallen geteld voor een verhuizing van ${van.naam}`],
    ]);
    return proef;
  });
}
