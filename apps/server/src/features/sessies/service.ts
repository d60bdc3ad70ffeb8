/** Logging in, knowing who asks, logging out. */
import { createHash, randomBytes } from 'node:crypto';
import type { Rol } from '@spelrijk/domain/rol';
import { AppError } from '../../platform/app-error.ts';
import type { KeyRing } from '../../platform/auth/keys.ts';
import type { Passwords } from '../../platform/auth/passwords.ts';
import { createTokenCheck, expiredToken, readBearer, signToken } from '../../platform/auth/tokens.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { createId } from '../../platform/ids.ts';
import { foldName } from './fold.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface SessieDeps {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly passwords: Passwords;
  readonly config: Pick<Config, 'accessTtl' | 'idleTtl'>;
}

export interface Login {
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
}

export interface LoggedIn {
  readonly token: string;
  /** A device cookie to keep, when this device had none that is known. */
  readonly toestel: string | null;
}

/** A session in use is written down at most this often (ms). */
const TOUCH_MS = 60_000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const isLeerling = (rol: Rol): boolean => rol === 'leerling' || rol === 'demo';

export type SessieService = ReturnType<typeof createSessieService>;

export function createSessieService({ database, keys, passwords, config }: SessieDeps) {
  const db = database.own;
  const checkToken = createTokenCheck(keys);

  /** Refuses while this key must wait; the answer is the same for a name that does not exist. */
  async function takeTurn(sleutel: string, now: number): Promise<void> {
    if (await store.takeTurn(db, sleutel, new Date(now))) return;
    const until = (await store.readWait(db, sleutel))?.getTime() ?? now;
    throw new AppError('too-many', 'auth/wachten', { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) });
  }

  async function startSessie(account: store.AccountRow, now: number): Promise<string> {
    const id = createId(now);
    const ttl = isLeerling(account.rol) ? config.accessTtl.leerling : config.accessTtl.staf;
    const end = now + ttl * 1000;
    await store.insertSessie(db, { id, accountId: account.id, start: new Date(now), end: new Date(end) });
    return signToken(keys, { id, accountId: account.id, role: account.rol, adminId: account.adminId, start: now, end });
  }

  async function trustDevice(adminId: string, now: number): Promise<string> {
    const cookie = randomBytes(24).toString('base64url');
    await store.insertToestel(db, hashOf(cookie), adminId, new Date(now));
    return cookie;
  }

  return {
    publicKey: keys.publicPem,

    /**
     * Tries are counted per login name, and apart per known device: somebody who guesses from elsewhere slows only
     * himself, never the child in the classroom, and nobody's address is ever shut out.
     */
    async login({ gebruikersnaam, wachtwoord }: Login, toestel: string, now: number): Promise<LoggedIn> {
      const gevouwen = foldName(gebruikersnaam);
      const toestelHash = hashOf(toestel);
      const account = await store.findAccount(db, gevouwen, toestelHash);
      const bekend = account?.toestelBekend ?? false;
      const sleutel = hashOf(bekend ? `${gevouwen}\n${toestelHash}` : gevouwen);
      await takeTurn(sleutel, now);
      const right = await passwords.matches(account?.wachtwoord, wachtwoord);
      if (!account || !right || !account.actief) throw new AppError('unauthenticated', 'auth/onjuist');
      await store.forgetFailures(db, sleutel);
      const token = await startSessie(account, now);
      return { token, toestel: bekend ? null : await trustDevice(account.adminId, now) };
    },

    /** Who sends this header, by the session and account as they are now. Throws 'unauthenticated'. */
    async authenticate(header: string | undefined, now: number): Promise<Actor> {
      const { sessionId, accountId } = await checkToken(readBearer(header), now);
      const sessie = await store.findSessie(db, sessionId);
      if (!sessie || !sessie.actief || sessie.accountId !== accountId) throw new AppError('unauthenticated', 'auth/sessie-voorbij');
      const idle = now - sessie.gebruiktOp.getTime();
      if (sessie.verlooptOp.getTime() <= now || idle > config.idleTtl * 1000) throw expiredToken();
      if (idle > TOUCH_MS) await store.touchSessie(db, sessionId, new Date(now));
      return { sessieId: sessionId, id: sessie.accountId, adminId: sessie.adminId, rol: sessie.rol };
    },

    async logout(actor: Actor, now: number): Promise<void> {
      if (!may(actor.rol, 'session.logout')) throw new AppError('forbidden', 'algemeen/verboden');
      await store.endSessie(db, actor.sessieId, new Date(now));
    },

    async readMij(actor: Actor): Promise<store.Wie> {
      if (!may(actor.rol, 'session.login')) throw new AppError('forbidden', 'algemeen/verboden');
      const wie = await store.readWie(database, actor.adminId, actor.id);
      if (!wie) throw new AppError('unauthenticated', 'auth/sessie-voorbij');
      return wie;
    },

    /** Throws away what ended more than a day ago. */
    sweep: (now: number): Promise<void> => store.sweep(db, new Date(now - 86_400_000)),
  };
}
