/** Who may, at which customer. */
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { SharedLimiter } from '../../../platform/http/shared-limiter.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface VerhuistokenDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  /** Codes that are tried, per customer and per address. */
  readonly tries: SharedLimiter;
}

export interface Binnen {
  readonly partij: store.Partij;
  /** Narrows to the groepen that this docent teaches; null: all. */
  readonly docentId: string | null;
}

/** Another's customer is as missing as one that does not exist; for a docent so is what the school did not switch on. */
export async function enter(db: Db, actor: Actor, adminId: string, actie: Actie): Promise<Binnen> {
  const { scope } = demand(may(actor.rol, actie), actor.bewijs);
  const partij = actor.adminId === adminId ? await store.findPartij(db, adminId) : undefined;
  if (!partij || (scope === 'group' && !partij.docentMag)) throw notFound();
  return { partij, docentId: scope === 'group' ? actor.id : null };
}

interface Regel {
  readonly adminId: string;
  readonly actie: Actie;
  readonly leerlingId?: string;
  readonly betreft: string;
  /** Left out at the customer that who did it does not belong to. */
  readonly caller?: Caller;
  /** Instead of that: name of the other customer. */
  readonly klant?: string;
  readonly now: number;
}

export const note = (db: Db, { adminId, actie, leerlingId, betreft, caller, klant, now }: Regel): Promise<void> =>
  writeAudit(db, { adminId, soort: 'verhuistoken', now, actor: caller?.actor, klant, actie, objectId: leerlingId, betreft });
