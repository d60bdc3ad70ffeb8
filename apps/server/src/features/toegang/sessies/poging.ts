/**
 * Tries are counted per key, never per network address: somebody who guesses from elsewhere slows only himself, and a whole
 * school behind one address is never shut out.
 */
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { hashOf } from '../../../platform/auth/secret.ts';
import * as store from './store-poging.ts';

export interface Pogingen {
  /** Counts a try; throws 'too-many' while this key has to wait. The answer is the same for what does not exist. Gives the hash of the key. */
  take(sleutel: string, now: number): Promise<string>;
  /** After a right answer. */
  forget(sleutel: string): Promise<void>;
}

export const createPogingen = (db: Db): Pogingen => ({
  take: async (sleutel, now) => {
    const id = hashOf(sleutel);
    if (await store.takeTurn(db, id, new Date(now))) return id;
    const until = (await store.readWait(db, id))?.getTime() ?? now;
    throw new AppError('too-many', 'auth/wachten', { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) });
  },
  forget: (sleutel) => store.forgetFailures(db, hashOf(sleutel)),
});
