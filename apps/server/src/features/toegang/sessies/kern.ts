/** What logging in, knowing who asks and looking after sessions have in common: made once, because it remembers tries. */
import { AppError } from '../../../platform/app-error.ts';
import type { Keys } from '../../../platform/auth/keys.ts';
import type { Kluis } from '../../../platform/auth/kluis.ts';
import type { Passwords } from '../../../platform/auth/passwords.ts';
import { createTokenCheck } from '../../../platform/auth/tokens.ts';
import type { Lifetimes } from '../../../platform/config.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { Rate } from '../../../platform/http/limiter.ts';
import type { Limits, SharedLimiter } from '../../../platform/http/shared-limiter.ts';
import type { Log } from '../../../platform/log.ts';
import { createBegin, isKind, type Begin } from './begin.ts';
import { createFactoren, type Factoren } from './factor.ts';
import { createPogingen, type Pogingen } from './poging.ts';
import { createSprayGuard, type SprayGuard } from './spray.ts';
import type * as store from './store.ts';

/**
 * What counts for the leerlingen of one groep together. A program that tries all names of a class in turn is not slowed by waits per
 * child; on devices that are not the child's own the class is one bucket. It holds far more than a class that logs in with typing errors.
 * At most 1,590 tries a day on a whole class, of 46,000 pairs of words or 116,000 rows of pictures; and never more than a minute to wait.
 */
const KLAS: Rate = { burst: 150, perSecond: 1 / 60 };

export interface SessieDeps {
  readonly database: Database;
  readonly keys: Keys;
  readonly kluis: Kluis;
  readonly passwords: Passwords;
  readonly ttl: Lifetimes;
  readonly log: Log;
  readonly limits: Limits;
  /** Gives a visitor an admin of its own to play in. */
  readonly openProef: (demo: store.AccountRow, now: number) => Promise<store.AccountRow>;
}

export interface Login {
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
export interface Kandidaat {
  readonly account: store.AccountRow | undefined;
  /** Names the account for counting tries, also when it does not exist. */
  readonly naam: string;
  readonly geheim: string;
}

/** A secret that was right. */
export interface Geraden {
  readonly account: store.AccountRow;
  /** Under which the tries are counted (hash). */
  readonly sleutel: string;
  /** Hash of the device's cookie. */
  readonly toestel: string;
  readonly band: store.Toestelband;
}

/** What somebody gives again for what asks for it. */
export type Bevestiging = { readonly wachtwoord: string } | { readonly code: string } | { readonly pin: string };

export interface Kern extends SessieDeps {
  /** Sessions belong to nobody's admin before somebody is in. */
  readonly db: Db;
  readonly pogingen: Pogingen;
  readonly spray: SprayGuard;
  /** Tries on the leerlingen of one groep together. */
  readonly klas: SharedLimiter;
  readonly begin: Begin;
  readonly factoren: Factoren;
  readonly checkToken: ReturnType<typeof createTokenCheck>;
}

export function createKern(deps: SessieDeps): Kern {
  const { database, keys, kluis, limits, ttl } = deps;
  const db = database.own;
  const pogingen = createPogingen(db);
  return {
    ...deps,
    db,
    pogingen,
    spray: createSprayGuard(),
    klas: limits('inlogklas', KLAS),
    begin: createBegin(db, keys, ttl),
    factoren: createFactoren(db, kluis, pogingen),
    checkToken: createTokenCheck(keys, 'access'),
  };
}

/** How long a session of this role may lie idle (ms). */
export const idleOf = ({ ttl }: Pick<SessieDeps, 'ttl'>, rol: Actor['rol']): number =>
  (isKind(rol) ? ttl.idle.leerling : ttl.idle.staf) * 1000;

export const over = (): AppError => new AppError('unauthenticated', 'auth/sessie-voorbij');
