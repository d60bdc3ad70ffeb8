/** Sessions, for every feature that lets somebody in or out. One object, because it remembers tries; what it does stands beside it. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Tokens } from '@spelrijk/contract/sessies';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { createBegin, type Begin, type Omstandigheden } from './begin.ts';
import { authenticate, confirmSessie, endOf, endOthers, endSessie, logout, readBeveiliging, readMij } from './eigen.ts';
import type { Factoren } from './factor.ts';
import { enter, forgetTries, login, tryGeheim } from './inloggen.ts';
import {
  createKern,
  over,
  type Bevestiging,
  type Geraden,
  type Kandidaat,
  type LoggedIn,
  type Login,
  type SessieDeps,
  type Vanaf,
} from './kern.ts';
import type { Pogingen } from './poging.ts';
import * as store from './store.ts';
import type { Wie } from './store-wie.ts';
import { sweepPogingen } from './store-poging.ts';
import { createVerversen } from './verversen.ts';

const DAG = 86_400_000;
/** A device's cookie lasts a year. */
const TOESTEL_DAGEN = 366;

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
  logout(caller: Caller): Promise<void>;
  end(caller: Caller, sessieId: string): Promise<void>;
  endOthers(caller: Caller): Promise<void>;
  /** Of somebody with fewer rights. */
  endOf(caller: Caller, userId: string): Promise<void>;
  /** When this session ends at the latest (ms). */
  endOfSessie(sessieId: string): Promise<number>;
  endById(sessieId: string, now: number): Promise<void>;
  /** For other features: without asking whether one may. */
  endAll(accountId: string, now: number, except?: string): Promise<void>;
  confirm(caller: Caller, bewijs: Bevestiging): Promise<void>;
  readBeveiliging(caller: Caller): Promise<Output<Api['readBeveiliging']>>;
  readMij(actor: Actor): Promise<Wie>;
  sweep(now: number): Promise<void>;
}

async function readEnd(db: Db, sessieId: string): Promise<number> {
  const sessie = await store.findSessie(db, sessieId);
  if (!sessie) throw over();
  return sessie.verlooptOp.getTime();
}

/** Throws away what ended more than a day ago. */
async function sweep(db: Db, now: number): Promise<void> {
  const before = new Date(now - DAG);
  await store.sweep(db, before, new Date(now - TOESTEL_DAGEN * DAG));
  await sweepPogingen(db, before);
}

export function createSessieService(deps: SessieDeps): SessieService {
  const kern = createKern(deps);
  const { db, keys, ttl, begin, factoren, pogingen } = kern;
  return {
    publicKey: () => keys.ring().publicPem,
    begin,
    beginIn: (trx) => createBegin(trx, keys, ttl),
    factoren,
    pogingen,
    refresh: createVerversen(kern),
    login: (gegevens, vanaf, now) => login(kern, gegevens, vanaf, now),
    tryGeheim: (kandidaat, vanaf, now) => tryGeheim(kern, kandidaat, vanaf, now),
    enter: (geraden, hoe, now) => enter(kern, geraden, hoe, now),
    forgetTries: (gebruikersnaam) => forgetTries(kern, gebruikersnaam),
    authenticate: (header, now) => authenticate(kern, header, now),
    logout: (caller) => logout(kern, caller),
    end: (caller, sessieId) => endSessie(kern, caller, sessieId),
    endOthers: (caller) => endOthers(kern, caller),
    endOf: (caller, userId) => endOf(kern, caller, userId),
    endOfSessie: (sessieId) => readEnd(db, sessieId),
    endById: async (sessieId, now) => void (await store.endSessie(db, sessieId, new Date(now))),
    endAll: (accountId, now, except) => store.endSessies(db, accountId, new Date(now), except),
    confirm: (caller, bewijs) => confirmSessie(kern, caller, bewijs),
    readBeveiliging: (caller) => readBeveiliging(kern, caller),
    readMij: (actor) => readMij(kern, actor),
    sweep: (now) => sweep(db, now),
  };
}
