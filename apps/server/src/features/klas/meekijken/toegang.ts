/** The two sides of looking along: who may, and what each reads in its log. */
import type { Meekijk } from '@spelrijk/contract/meekijken';
import { splitAchternaam } from '@spelrijk/domain/naam';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Actor, ActorContext, Caller } from '../../../platform/http/context.ts';
import type { SharedLimiter } from '../../../platform/http/shared-limiter.ts';
import { may, type Actie } from './policy.ts';
import * as store from './store.ts';

export interface MeekijkDeps {
  readonly database: Database;
  /** Codes that are tried, per customer and per address. */
  readonly tries: SharedLimiter;
}

export type Lezer = Pick<ActorContext, 'actor' | 'now' | 'adres'>;

/** Who looks along with others. */
export const isGast = ({ soort }: store.Klant): boolean => soort === 'rt' || soort === 'thuis';

export async function enter(db: Db, actor: Actor, adminId: string, actie: Actie): Promise<store.Klant> {
  demand(may(actor.rol, actie), actor.bewijs);
  const klant = actor.adminId === adminId ? await store.findKlant(db, adminId) : undefined;
  if (!klant || (actie === 'lookAlong.read' && !isGast(klant))) throw notFound();
  return klant;
}

/** First name and first letter: as much as a guest has to see to know who it is. */
export function kortVan({ roepnaam, achternaam }: store.LinkRij): string {
  const letter = [...splitAchternaam(achternaam).achternaam][0];
  return letter === undefined ? roepnaam : `${roepnaam} ${letter}.`;
}

/** As this customer reads it; what has had its time has stopped, also before it is swept. */
export function toMeekijk(rij: store.LinkRij, klantId: string, now: number): Meekijk {
  const { id, bereik, toestemmingOp, tot, status, codeTot, begonnenOp, eindeOp, eindeDoor } = rij;
  const eigen = rij.adminId === klantId;
  const over = status !== 'gestopt' && tot < dagVan(now);
  return {
    id,
    kant: eigen ? 'eigenaar' : 'gast',
    naam: eigen ? rij.naam : kortVan(rij),
    ander: eigen ? rij.gast : rij.eigenaar,
    bereik,
    toestemmingOp,
    tot,
    status: over ? 'gestopt' : status === 'open' && codeTot.getTime() <= now ? 'verlopen' : status,
    codeTot: codeTot.toISOString(),
    begonnenOp: begonnenOp?.toISOString() ?? null,
    eindeOp: eindeOp?.toISOString() ?? null,
    eindeDoor: over ? 'tijd' : eindeDoor,
  };
}

/** One line at each: the owner reads which customer it was, the guest which person. */
export async function noteBoth(
  db: Db,
  caller: Caller,
  { adminId, leerlingId, eigenaar }: store.LinkRij,
  gast: store.Klant,
  wat: string,
): Promise<void> {
  const { actor, now } = caller;
  const regel = { soort: 'meekijken', actie: 'lookAlong.read', now } as const;
  await writeAudit(db, { ...regel, adminId, objectId: leerlingId, betreft: `${wat} door ${gast.naam}`, klant: gast.naam });
  await writeAudit(db, { ...regel, adminId: gast.id, actor, betreft: `${wat}, bij ${eigenaar}` });
}
