/** Who may read lists with results of a school. */
import { notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { SharedLimiter } from '../../../platform/http/shared-limiter.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { may, type Actie } from './policy.ts';

export interface LvsspellingDeps {
  readonly database: Database;
  /** Files per person: each is work. */
  readonly limiter: SharedLimiter;
  readonly instellingen: LeesInstellingen;
}

export function enter(actor: Actor, adminId: string, actie: Actie): void {
  demand(may(actor.rol, actie), actor.bewijs);
  if (actor.adminId !== adminId) throw notFound();
}
