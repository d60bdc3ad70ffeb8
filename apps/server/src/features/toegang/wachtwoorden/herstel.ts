/** A link to a new password, handed over without mail by who runs the server. */
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertHerstel, type Herstel } from './store.ts';

/** Gives the token of which only a hash is kept; links before it stop working. */
export async function openHerstel(db: Db, herstel: Omit<Herstel, 'id'>): Promise<string> {
  const token = createToken();
  await insertHerstel(db, { ...herstel, id: hashOf(token) }, herstel.now, Infinity);
  return token;
}
