/** A session begins: one token for the day, or the pair of single sign-on that is refreshed. */
import type { Tokens } from '@spelrijk/contract/sessies';
import type { Rol } from '@spelrijk/domain/rol';
import type { AuditRegel } from '../../../platform/audit.ts';
import type { Keys } from '../../../platform/auth/keys.ts';
import { signToken } from '../../../platform/auth/tokens.ts';
import type { Lifetimes } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SessieSoort } from '../../../platform/db/schema-toegang.ts';
import { createId } from '../../../platform/ids.ts';
import * as store from './store.ts';
import { insertVerversToken, type Ververstoken } from './store-verversen.ts';
import { toestelNaam } from './toestel.ts';

/** Whose session it is, and until when (ms). */
export interface Drager {
  readonly sessieId: string;
  readonly accountId: string;
  readonly rol: Rol;
  readonly adminId: string;
  readonly end: number;
}

export interface Omstandigheden {
  readonly soort: SessieSoort;
  readonly browser: string;
  /** A second factor was given. */
  readonly tweedeFactor: boolean;
  /** Shorter than a session lasts otherwise (s). */
  readonly seconden?: number;
  /** Who sits beside. */
  readonly begeleiderId?: string;
  /** What the right password changes; undefined when none was given here. */
  readonly gelukt?: store.Gelukt;
}

export interface Begin {
  /** One token for the whole session. */
  start(account: store.AccountRow, hoe: Omstandigheden, now: number): Promise<string>;
  /** A pair; `sessieId` was chosen when the code was given out. */
  startSso(account: store.AccountRow, sessieId: string, browser: string, now: number): Promise<Tokens>;
  /** Another token for a session that runs. */
  renew(drager: Drager, now: number): Promise<string>;
  signPair(drager: Drager, paar: Ververstoken): Promise<Tokens>;
}

export const isKind = (rol: Rol): boolean => rol === 'leerling' || rol === 'demo';

export function createBegin(db: Db, keys: Keys, ttl: Lifetimes): Begin {
  const sign = (drager: Drager, soort: 'access' | 'refresh', id: string, start: number, end: number): Promise<string> => {
    const { sessieId, accountId, rol, adminId } = drager;
    return signToken(keys.ring(), { id, soort, sessieId, accountId, role: rol, adminId, start, end });
  };

  const signPair: Begin['signPair'] = async (drager, { id, accessId, createdAt }) => {
    const start = createdAt.getTime();
    const end = Math.min(drager.end, start + ttl.ssoAccess * 1000);
    return {
      access_token: await sign(drager, 'access', accessId, start, end),
      refresh_token: await sign(drager, 'refresh', id, start, drager.end),
    };
  };

  function dragerOf({ id: accountId, rol, adminId }: store.AccountRow, sessieId: string, now: number, seconds: number): Drager {
    return { sessieId, accountId, rol, adminId, end: now + seconds * 1000 };
  }

  /** The logins of the demo have a password that everybody knows: asking a second factor there would protect nothing. */
  async function insert(account: store.AccountRow, drager: Drager, hoe: Omstandigheden, now: number): Promise<void> {
    const { sessieId: id, accountId, rol, adminId, end } = drager;
    const { soort, browser, gelukt, begeleiderId } = hoe;
    const tweedeFactor = hoe.tweedeFactor || account.demologin;
    const tijden = { start: new Date(now), end: new Date(end) };
    const sessie = { id, accountId, adminId, rol, soort, toestel: toestelNaam(browser), ...tijden, tweedeFactor, begeleiderId };
    const regel: AuditRegel = { adminId, soort: 'ingelogd', now, actor: { id: accountId, rol, adminId }, betreft: soort };
    await (gelukt ? store.beginNaWachtwoord(db, sessie, regel, gelukt) : store.beginSessie(db, sessie, regel));
  }

  const secondsOf = (per: Lifetimes['sessie'], rol: Rol): number => (isKind(rol) ? per.leerling : per.staf);
  const renew: Begin['renew'] = (drager, now) => sign(drager, 'access', createId(now), now, drager.end);

  return {
    renew,
    signPair,
    /** Signing and storing are done side by side. */
    start: async (account, hoe, now) => {
      const drager = dragerOf(account, createId(now), now, hoe.seconden ?? secondsOf(ttl.sessie, account.rol));
      const [token] = await Promise.all([renew(drager, now), insert(account, drager, hoe, now)]);
      return token;
    },
    startSso: async (account, sessieId, browser, now) => {
      const drager = dragerOf(account, sessieId, now, secondsOf(ttl.ssoSessie, account.rol));
      await insert(account, drager, { soort: 'sso', browser, tweedeFactor: false }, now);
      const paar = { id: createId(now), sessieId, accessId: createId(now), createdAt: new Date(now) };
      await insertVerversToken(db, paar);
      return signPair(drager, paar);
    },
  };
}
