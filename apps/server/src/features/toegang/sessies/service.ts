/** Logging in, knowing who asks, and looking after one's own sessions. */
import type { Output } from '@spelrijk/contract/define';
import type { Api } from '@spelrijk/contract/api';
import type { Tokens } from '@spelrijk/contract/sessies';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { NIEMAND, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Keys } from '../../../platform/auth/keys.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import { createTokenCheck, expiredToken, readBearer } from '../../../platform/auth/tokens.ts';
import type { Lifetimes } from '../../../platform/config.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { Log } from '../../../platform/log.ts';
import { createBegin, isKind, type Begin, type Omstandigheden } from './begin.ts';
import { createFactoren, isVerplicht, type Factoren } from './factor.ts';
import { foldName, foldWoorden } from './fold.ts';
import { isLower, may } from './policy.ts';
import { createPogingen, type Pogingen } from './poging.ts';
import { createSprayGuard, type SprayGuard } from './spray.ts';
import * as store from './store.ts';
import { forgetFailures, sweepPogingen } from './store-poging.ts';
import { createVerversen } from './verversen.ts';

export interface SessieDeps {
  readonly database: Database;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly ttl: Lifetimes;
  readonly log: Log;
  /** Gives a visitor an admin of its own to play in. */
  readonly openProef: (demo: store.AccountRow, now: number) => Promise<store.AccountRow>;
}

interface Login {
  readonly gebruikersnaam: string;
  readonly wachtwoord: string;
  readonly code?: string | undefined;
}

/** Where somebody logs in from. */
export interface Vanaf {
  readonly toestel: string;
  readonly browser: string;
  readonly adres: string;
}

export interface LoggedIn {
  readonly token: string;
  /** A device cookie to keep, when this device had none that is known. */
  readonly toestel: string | null;
}

/** What another way of logging in has found out itself. */
interface Kandidaat {
  readonly account: store.AccountRow | undefined;
  /** Names the account for counting tries, also when it does not exist. */
  readonly naam: string;
  readonly geheim: string;
}

/** A secret that was right. */
interface Geraden {
  readonly account: store.AccountRow;
  /** Under which the tries are counted (hash). */
  readonly sleutel: string;
  /** Hash of the device's cookie. */
  readonly toestel: string;
  readonly band: store.Toestelband;
}

/** A session in use is written down at most this often (ms). */
const TOUCH_MS = 60_000;
/** Having given the password counts this long for what asks for it again (ms). */
const FRESH_MS = 300_000;

const DAG = 86_400_000;
/** A device's cookie lasts a year. */
const TOESTEL_DAGEN = 366;

/** Under which name tries are counted. */
const tryKey = (naam: string, band: store.Toestelband, toestel: string): string =>
  ({ vreemd: naam, klas: `${naam}\nklas`, eigen: `${naam}\n${toestel}` })[band];

const wrong = (): AppError => new AppError('unauthenticated', 'auth/onjuist');
const over = (): AppError => new AppError('unauthenticated', 'auth/sessie-voorbij');

export interface SessieService {
  publicKey(): string;
  login(login: Login, vanaf: Vanaf, now: number): Promise<LoggedIn>;
  /** A secret tried on an account, with every limit on guessing. Throws 'unauthenticated' or 'too-many'. */
  tryGeheim(kandidaat: Kandidaat, vanaf: Vanaf, now: number): Promise<Geraden>;
  /** A session for whoever gave the right secret. */
  enter(geraden: Geraden, hoe: Omstandigheden, now: number): Promise<LoggedIn>;
  /** After a new password: whoever was kept waiting by the tries of others may come in. */
  forgetTries(gebruikersnaam: string): Promise<void>;
  readonly begin: Begin;
  /** The same inside a transaction. */
  beginIn(db: Db): Begin;
  readonly factoren: Factoren;
  readonly pogingen: Pogingen;
  authenticate(header: string | undefined, now: number): Promise<Actor>;
  refresh(header: string | undefined, now: number): Promise<Tokens>;
  logout(actor: Actor, now: number): Promise<void>;
  end(actor: Actor, sessieId: string, now: number): Promise<void>;
  endOthers(actor: Actor, now: number): Promise<void>;
  /** Of somebody with fewer rights. */
  endOf(actor: Actor, userId: string, now: number): Promise<void>;
  /** When this session ends at the latest (ms). */
  endOfSessie(sessieId: string): Promise<number>;
  endById(sessieId: string, now: number): Promise<void>;
  /** For other features: without asking whether one may. */
  endAll(accountId: string, now: number, except?: string): Promise<void>;
  bevestig(actor: Actor, bewijs: { readonly wachtwoord: string } | { readonly code: string }, now: number): Promise<void>;
  readBeveiliging(actor: Actor, now: number): Promise<Output<Api['readBeveiliging']>>;
  readMij(actor: Actor): Promise<store.Wie>;
  sweep(now: number): Promise<void>;
}

export function createSessieService({ database, keys, passwords, ttl, log, openProef }: SessieDeps): SessieService {
  const db = database.own;
  const pogingen = createPogingen(db);
  const spray: SprayGuard = createSprayGuard();
  const begin = createBegin(db, keys, ttl);
  const factoren = createFactoren(db, pogingen);
  const checkToken = createTokenCheck(keys, 'access');
  const refresh = createVerversen({ db, keys, begin, ttl, log });
  const idleOf = (rol: Actor['rol']): number => (isKind(rol) ? ttl.idle.leerling : ttl.idle.staf) * 1000;

  /** A device without a cookie is nobody's. */
  const bandOf = (toestel: string, toestelHash: string, account: store.AccountRow | undefined): Promise<store.Toestelband> =>
    toestel === ''
      ? Promise.resolve('vreemd')
      : store.readToestelband(db, toestelHash, account?.adminId ?? NIEMAND, account?.id ?? NIEMAND);

  /**
   * On a device where somebody was in before, tries are counted apart: the child in the classroom is not slowed by others. All
   * other devices of the school count together, so that nobody gets more guesses by collecting devices.
   */
  const tryGeheim: SessieService['tryGeheim'] = async ({ account, naam, geheim }, { toestel, adres }, now) => {
    const toestelHash = hashOf(toestel);
    const band = await bandOf(toestel, toestelHash, account);
    const poging = { adres: band === 'vreemd' ? adres : null, wachtwoord: geheim };
    const wait = band === 'eigen' ? 0 : spray.wait(poging, now);
    if (wait > 0) throw new AppError('too-many', 'auth/wachten', { retryAfter: wait });
    const sleutel = await pogingen.take(tryKey(naam, band, toestelHash), now);
    const right = await passwords.matches(account?.wachtwoord, account?.wachtwoordSoort === 'woorden' ? foldWoorden(geheim) : geheim);
    if (!account || !right || !account.actief) {
      if (band !== 'eigen') spray.failed(poging, now);
      await writeAudit(db, { adminId: account?.adminId ?? NIEMAND, soort: 'inloggen-mislukt', now, objectId: account?.id });
      throw wrong();
    }
    return { account, sleutel, toestel: toestelHash, band };
  };

  /** A device gets a cookie when it has none that is known here, and is this account's from now on. */
  const enter: SessieService['enter'] = async ({ account, sleutel, toestel, band }, hoe, now) => {
    const cookie = band === 'vreemd' ? createToken() : null;
    const nieuw = {
      id: cookie === null ? toestel : hashOf(cookie),
      nieuw: cookie !== null,
      adminId: account.adminId,
      accountId: account.id,
    };
    const wie = account.rol === 'demo' ? await openProef(account, now) : account;
    const token = await begin.start(wie, { ...hoe, gelukt: { sleutel, toestel: band === 'eigen' ? null : nieuw } }, now);
    return { token, toestel: cookie };
  };

  /** The password was right, whatever comes of the code: its tries are over. */
  async function checkFactor({ account, sleutel }: Geraden, code: string | undefined, now: number): Promise<boolean> {
    if (account.totp === null) return false;
    await forgetFailures(db, sleutel);
    if (code === undefined) throw new AppError('conflict', 'auth/code-nodig');
    await factoren.check(account, code, now);
    return true;
  }

  /** The account of whoever asks; it exists as long as the session does. */
  async function ownAccount(actor: Actor): Promise<store.AccountRow> {
    const account = await store.findAccountById(db, actor.id);
    if (!account) throw over();
    return account;
  }

  /** The account that this actor may log out, else the same 404 as for one that does not exist. */
  async function findLower(actor: Actor, userId: string): Promise<store.AccountRow> {
    const { scope } = demand(may(actor.rol, 'session.revokeOthers'), actor.bewijs);
    const account = await store.findAccountById(db, userId);
    const self = userId === actor.id;
    if (!account || (!self && !isLower(account.rol, actor.rol))) throw notFound();
    if (scope === 'own' && !self) throw notFound();
    if (scope !== 'all' && account.adminId !== actor.adminId) throw notFound();
    if (scope === 'group' && !self && !(await store.isInGroepOf(database, actor.adminId, actor.id, userId))) throw notFound();
    return account;
  }

  return {
    publicKey: () => keys.ring().publicPem,
    begin,
    beginIn: (trx) => createBegin(trx, keys, ttl),
    factoren,
    pogingen,
    tryGeheim,
    enter,
    refresh,

    async login({ gebruikersnaam, wachtwoord, code }, vanaf, now) {
      const naam = foldName(gebruikersnaam);
      const geraden = await tryGeheim({ account: await store.findAccountByName(db, naam), naam, geheim: wachtwoord }, vanaf, now);
      const tweedeFactor = await checkFactor(geraden, code, now);
      return enter(geraden, { soort: 'wachtwoord', browser: vanaf.browser, tweedeFactor }, now);
    },

    async forgetTries(gebruikersnaam) {
      const naam = foldName(gebruikersnaam);
      await Promise.all((['vreemd', 'klas'] as const).map((band) => pogingen.forget(tryKey(naam, band, ''))));
    },

    /** Who sends this header, by the session and account as they are now. Throws 'unauthenticated'. */
    async authenticate(header, now) {
      const { sessieId, accountId } = await checkToken(readBearer(header), now);
      const sessie = await store.findSessie(db, sessieId);
      if (!sessie || !sessie.actief || sessie.accountId !== accountId) throw over();
      const idle = now - sessie.gebruiktOp.getTime();
      if (sessie.verlooptOp.getTime() <= now || idle > idleOf(sessie.rol)) throw expiredToken();
      if (idle > TOUCH_MS) await store.touchSessie(db, sessieId, new Date(now));
      const bevestigd = sessie.bevestigdOp !== null && now - sessie.bevestigdOp.getTime() <= FRESH_MS;
      const bewijs = { tweedeFactor: sessie.tweedeFactorOp !== null, bevestigd, reden: null };
      return { sessieId, id: sessie.accountId, adminId: sessie.adminId, rol: sessie.rol, bewijs };
    },

    async logout(actor, now) {
      demand(may(actor.rol, 'session.logout'), actor.bewijs);
      await store.endSessie(db, actor.sessieId, new Date(now));
      await writeAudit(db, { adminId: actor.adminId, soort: 'uitgelogd', now, actor });
    },

    async end(actor, sessieId, now) {
      demand(may(actor.rol, 'session.logout'), actor.bewijs);
      if (!(await store.endSessie(db, sessieId, new Date(now), actor.id))) throw notFound();
    },

    async endOthers(actor, now) {
      demand(may(actor.rol, 'session.logout'), actor.bewijs);
      await store.endSessies(db, actor.id, new Date(now), actor.sessieId);
    },

    async endOf(actor, userId, now) {
      const { id, adminId } = await findLower(actor, userId);
      await store.endSessies(db, id, new Date(now), id === actor.id ? actor.sessieId : undefined);
      await writeAudit(db, { adminId, soort: 'sessies-beeindigd', now, actor, objectId: id, reden: actor.bewijs.reden });
    },

    async endOfSessie(sessieId) {
      const sessie = await store.findSessie(db, sessieId);
      if (!sessie) throw over();
      return sessie.verlooptOp.getTime();
    },

    async endById(sessieId, now) {
      await store.endSessie(db, sessieId, new Date(now));
    },

    endAll: (accountId, now, except) => store.endSessies(db, accountId, new Date(now), except),

    /** A wrong answer is 400: 401 would log the browser out. */
    async bevestig(actor, bewijs, now) {
      demand(may(actor.rol, 'session.login'), actor.bewijs);
      const account = await ownAccount(actor);
      if ('code' in bewijs) {
        await factoren.check(account, bewijs.code, now);
        return store.noteProof(db, actor.sessieId, new Date(now), true);
      }
      const sleutel = `bevestig\n${actor.id}`;
      await pogingen.take(sleutel, now);
      if (!(await passwords.matches(account.wachtwoord, bewijs.wachtwoord))) throw new AppError('invalid', 'auth/wachtwoord-onjuist');
      await pogingen.forget(sleutel);
      return store.noteProof(db, actor.sessieId, new Date(now), false);
    },

    async readBeveiliging(actor, now) {
      demand(may(actor.rol, 'session.login'), actor.bewijs);
      const { gebruikersnaam, email, wachtwoordOp, totpSinds, herstelcodes, koppelingen } = await store.readBeveiliging(db, actor.id);
      const sessies = await store.listSessies(db, actor.id, new Date(now), new Date(now - idleOf(actor.rol)));
      return {
        gebruikersnaam,
        email,
        wachtwoordSinds: wachtwoordOp?.toISOString() ?? null,
        tweedeFactor: { sinds: totpSinds?.toISOString() ?? null, herstelcodes, verplicht: isVerplicht(actor) },
        koppelingen: koppelingen.map(({ aanbieder, created_at: sinds }) => ({ aanbieder, sinds: sinds.toISOString() })),
        sessies: sessies.map(({ id, toestel, soort, begonnen, gebruikt }) => ({
          id,
          toestel,
          soort,
          begonnen: begonnen.toISOString(),
          gebruikt: gebruikt.toISOString(),
          dezeSessie: id === actor.sessieId,
        })),
      };
    },

    async readMij(actor) {
      demand(may(actor.rol, 'session.login'), actor.bewijs);
      const wie = await store.readWie(database, actor.adminId, actor.id);
      if (!wie) throw over();
      return wie;
    },

    /** Throws away what ended more than a day ago. */
    async sweep(now) {
      const before = new Date(now - DAG);
      await store.sweep(db, before, new Date(now - TOESTEL_DAGEN * DAG));
      await sweepPogingen(db, before);
    },
  };
}
