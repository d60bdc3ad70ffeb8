/** Jotting down beside a child, and reading one's own back. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface PotloodDeps {
  readonly database: Database;
}

/** In a session that an adult began; in another there is nothing to write with. */
export async function writePotlood(
  { database }: PotloodDeps,
  { actor, now }: Caller,
  plek: Omit<store.PotloodPlek, 'adminId'>,
  tekst: string,
): Promise<void> {
  demand(may(actor.rol, 'besideNote.write'), actor.bewijs);
  const { adminId, begeleiderId } = actor;
  if (begeleiderId === undefined || actor.id !== plek.leerlingId) throw notFound();
  const gelukt = await database.forAdmin(adminId, (db) =>
    store.putPotlood(db, { ...plek, adminId }, { tekst, door: begeleiderId, now: new Date(now) }),
  );
  if (!gelukt) throw notFound();
}

async function metLeerling<T>({ database }: PotloodDeps, actor: Actor, plek: store.LeerlingPlek, fn: (db: Db) => Promise<T>): Promise<T> {
  const { scope } = demand(may(actor.rol, 'besideNote.read'), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw notFound('leerlingen/niet-gevonden');
  return database.forAdmin(plek.adminId, async (db) => {
    if (!(await store.hasLeerling(db, plek, scope === 'group' ? actor.id : null))) throw notFound('leerlingen/niet-gevonden');
    return fn(db);
  });
}

export const listPotlood = (deps: PotloodDeps, { actor }: Caller, plek: store.LeerlingPlek): Promise<Output<Api['listPotlood']>> =>
  metLeerling(deps, actor, plek, async (db) => ({
    notities: (await store.listPotlood(db, plek, actor.id)).map(({ op, ...rij }) => ({ ...rij, op: op.toISOString() })),
  }));

export const removePotlood = (deps: PotloodDeps, { actor }: Caller, plek: store.PotloodPlek): Promise<void> =>
  metLeerling(deps, actor, plek, async (db) => {
    if (!(await store.deletePotlood(db, plek, actor.id))) throw notFound();
  });
