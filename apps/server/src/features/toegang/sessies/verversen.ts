/**
 * Refreshing: every refresh token works once. Two tabs that refresh at the same moment get the same pair; somebody who comes
 * with a used one later has a copy of it, so the whole session ends (RFC 9700, section 4.14.2).
 */
import type { Tokens } from '@spelrijk/contract/sessies';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { createTokenCheck, expiredToken, readBearer } from '../../../platform/auth/tokens.ts';
import type { Keys } from '../../../platform/auth/keys.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import { isKind, type Begin, type Drager } from './begin.ts';
import type { Lifetimes } from '../../../platform/config.ts';
import * as store from './store.ts';
import { touchSessie } from './store-wacht.ts';
import { findGebruikt, useVerversToken } from './store-verversen.ts';

/** Two tabs, or an answer that got lost on the way (ms). */
const GRACE = 10_000;

const over = (): AppError => new AppError('unauthenticated', 'auth/sessie-voorbij');

interface VerversDeps {
  readonly db: Db;
  readonly keys: Keys;
  readonly begin: Begin;
  readonly ttl: Lifetimes;
  readonly log: Log;
}

/** The next pair for the refresh token in this header. Throws 'unauthenticated'. */
export function createVerversen({ db, keys, begin, ttl, log }: VerversDeps): (header: string | undefined, now: number) => Promise<Tokens> {
  const check = createTokenCheck(keys, 'refresh');

  async function findDrager(sessieId: string, accountId: string, now: number): Promise<Drager> {
    const sessie = await store.findSessie(db, sessieId);
    if (!sessie || !sessie.actief || sessie.accountId !== accountId) throw over();
    const idle = isKind(sessie.rol) ? ttl.idle.leerling : ttl.idle.staf;
    if (sessie.verlooptOp.getTime() <= now || now - sessie.gebruiktOp.getTime() > idle * 1000) throw expiredToken();
    const { rol, adminId } = sessie;
    return { sessieId, accountId, rol, adminId, end: sessie.verlooptOp.getTime() };
  }

  async function repeat(drager: Drager, id: string, now: number): Promise<Tokens> {
    const gebruikt = await findGebruikt(db, id);
    if (gebruikt && now - gebruikt.gebruiktOp.getTime() <= GRACE) return begin.signPair(drager, gebruikt.opvolger);
    await store.endSessie(db, drager.sessieId, new Date(now));
    const { adminId, rol, accountId } = drager;
    const actor = { id: accountId, rol, adminId };
    await writeAudit(db, {
      adminId,
      soort: 'sessies-beeindigd',
      now,
      actor,
      objectId: accountId,
      betreft: 'verversingstoken opnieuw gebruikt',
    });
    log.warn({ sessie: drager.sessieId, account: drager.accountId }, 'verversingstoken opnieuw gebruikt: sessie beëindigd');
    throw over();
  }

  return async (header, now) => {
    const token = await check(readBearer(header), now);
    const drager = await findDrager(token.sessieId, token.accountId, now);
    const opvolger = { id: createId(now), sessieId: token.sessieId, accessId: createId(now), createdAt: new Date(now) };
    if (!(await useVerversToken(db, token.id, opvolger))) return repeat(drager, token.id, now);
    await touchSessie(db, token.sessieId, new Date(now));
    return begin.signPair(drager, opvolger);
  };
}
