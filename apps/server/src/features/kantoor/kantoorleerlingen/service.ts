/** Our office finds a child to help somebody on the telephone: narrowly, with a reason, and the customer sees it in its own log. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { MEESTE_TREFFERS, type LeerlingZoekvraag } from '@spelrijk/contract/kantoorleerlingen';
import { notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import type { SharedLimiter } from '../../../platform/http/shared-limiter.ts';
import { foldName } from '../../toegang/sessies/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface KantoorleerlingDeps {
  readonly database: Database;
  /** Searches and opened children per person of our office. */
  readonly limiter: SharedLimiter;
}

type Treffers = Output<Api['searchLeerlingen']>;

/** Where and how was looked. What was typed is not kept: it may be a name. */
const OMSCHRIJVING: Readonly<Record<LeerlingZoekvraag['op'], string>> = {
  inlognaam: 'leerling gezocht op gebruikersnaam',
  naam: 'leerlingen gezocht op naam',
};

/** The whole login name finds one child; letters of a name only find within one customer. */
async function find(db: Db, vraag: LeerlingZoekvraag): Promise<readonly store.TrefferRij[]> {
  if (vraag.op === 'inlognaam') return store.findByGebruikersnaam(db, foldName(vraag.tekst));
  if (!(await store.isKlant(db, vraag.adminId))) throw notFound('admins/niet-gevonden');
  return store.searchInAdmin(db, vraag.adminId, vraag.tekst, MEESTE_TREFFERS + 1);
}

async function enter({ limiter }: KantoorleerlingDeps, actor: Actor, now: number): Promise<void> {
  demand(may(actor.rol, 'officePupil.search'), actor.bewijs);
  await limiter.take(actor.id, now);
}

/** A line in the log of the customer, and one in our own: an owner of our office sees who looks up children, also in vain. */
async function note({ actor, now }: Caller, db: Db, adminId: string | undefined, betreft: string, objectId?: string): Promise<void> {
  const regel = { soort: 'inzage' as const, now, actor, actie: 'officePupil.search', betreft, reden: actor.bewijs.reden, objectId };
  await writeAudit(db, { ...regel, adminId: actor.adminId });
  if (adminId !== undefined && adminId !== actor.adminId) await writeAudit(db, { ...regel, adminId });
}

export async function searchLeerlingen(deps: KantoorleerlingDeps, { actor, now }: Caller, vraag: LeerlingZoekvraag): Promise<Treffers> {
  await enter(deps, actor, now);
  return deps.database.transact(async (db) => {
    const rijen = await find(db, vraag);
    const leerlingen = rijen.slice(0, MEESTE_TREFFERS);
    const betreft = `${OMSCHRIJVING[vraag.op]}: ${leerlingen.length} gevonden`;
    const [eerste] = leerlingen;
    if (vraag.op === 'naam') await note({ actor, now }, db, vraag.adminId, betreft);
    else await note({ actor, now }, db, eerste?.adminId, betreft, eerste?.id);
    return { leerlingen, meer: rijen.length > MEESTE_TREFFERS };
  });
}

export async function openLeerling(deps: KantoorleerlingDeps, { actor, now }: Caller, id: string): Promise<Output<Api['openLeerling']>> {
  await enter(deps, actor, now);
  return deps.database.transact(async (db) => {
    const rij = await store.readLeerling(db, id);
    if (!rij) throw notFound('leerlingen/niet-gevonden');
    await note({ actor, now }, db, rij.adminId, 'account van 1 leerling geopend', id);
    const { laatstIngelogd, weggegooidOp } = rij;
    return { ...rij, laatstIngelogd: laatstIngelogd?.toISOString() ?? null, weggegooidOp: weggegooidOp?.toISOString() ?? null };
  });
}
