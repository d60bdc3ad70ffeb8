/** Free from practice, and back to it. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Rust } from '@spelrijk/contract/rust';
import { MAX_RUSTDAGEN } from '@spelrijk/domain/thuis';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan, daysBetween } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface RustDeps {
  readonly database: Database;
}

/** Runs for a leerling whom this actor looks after. */
export async function metLeerling<T>(
  { database }: RustDeps,
  actor: Actor,
  plek: store.LeerlingPlek,
  fn: (db: Db) => Promise<T>,
): Promise<T> {
  const { scope } = demand(may(actor.rol, 'pupilRest.set'), actor.bewijs);
  if (actor.adminId !== plek.adminId) throw notFound('leerlingen/niet-gevonden');
  return database.forAdmin(plek.adminId, async (db) => {
    if (!(await store.hasLeerling(db, plek, scope === 'group' ? actor.id : null))) throw notFound('leerlingen/niet-gevonden');
    return fn(db);
  });
}

const log = (db: Db, actor: Actor, { adminId, leerlingId }: store.LeerlingPlek, betreft: string, now: number): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'pupilRest.set', objectId: leerlingId, betreft });

/** From today on. The same id again changes nothing. */
export const setRust = (
  deps: RustDeps,
  { actor, now }: Caller,
  plek: store.RustPlek,
  { soort, tot }: Input<Api['setRust']>['body'],
): Promise<Rust> =>
  metLeerling(deps, actor, plek, async (db) => {
    const van = dagVan(now);
    const dagen = daysBetween(van, tot);
    if (dagen < 0 || dagen > MAX_RUSTDAGEN || (soort === 'vandaag' && dagen > 0))
      throw new AppError('invalid', 'rust/dag-past-niet', { details: ['tot'] });
    const rust = await store.putRust(db, { ...plek, soort, van, tot, door: actor.id, now });
    if (!rust) throw notFound('rust/niet-gevonden');
    await log(db, actor, plek, `vrij tot en met ${rust.tot} (${rust.soort})`, now);
    return rust;
  });

export const endRust = (deps: RustDeps, { actor, now }: Caller, plek: store.RustPlek): Promise<void> =>
  metLeerling(deps, actor, plek, async (db) => {
    if (!(await store.endRust(db, plek, dagVan(now)))) throw notFound('rust/niet-gevonden');
    await log(db, actor, plek, 'niet meer vrij', now);
  });
