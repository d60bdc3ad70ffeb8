/**
 * Single sign-on as the browser knows it: start, the provider, back, a code that works once, tokens. PKCE twice: the browser
 * proves to us that it began this, we prove it to the provider.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@spelrijk/contract/sessies';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { auditLook, writeAudit } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import type { Lifetimes } from '../../../platform/config.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import type { Log } from '../../../platform/log.ts';
import type { SsoClient, Vraag } from '../../../platform/sso/client.ts';
import { findAccountById, mayChangeOwn, type SessieService } from '../sessies/index.ts';
import { findMens, linkMens, type Weigering } from './mensen.ts';
import { may } from './policy.ts';
import * as store from './store.ts';

export interface SsoDeps {
  readonly database: Database;
  readonly sessies: SessieService;
  readonly clients: ReadonlyMap<string, SsoClient>;
  /** Exactly the addresses the browser may be sent back to. */
  readonly redirects: () => readonly string[];
  readonly ttl: Pick<Lifetimes, 'code'>;
  readonly log: Log;
}

export interface Start {
  readonly aanbieder: string;
  readonly codeChallenge: string;
  readonly state: string;
  readonly redirectUri: string;
}

export interface Doorgestuurd {
  readonly location: string;
  /** Secret that ties the way back to this browser. */
  readonly koekje: string;
}

export interface Terug {
  readonly aanbieder: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly koekje: string;
}

export interface Inwisseling {
  readonly authCode: string;
  readonly codeVerifier: string;
  readonly koekje: string;
  readonly browser: string;
}

/** Somebody types a password at the provider in the meantime (ms). */
const TRANSACTION_MS = 600_000;
const ACCOUNT_PATH = '/app/account';

/** Unknown, expired, used, somebody else's: the answer is the same. */
const badCode = (): AppError => new AppError('invalid', 'auth/code-ongeldig');

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
const equal = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Another way into an account is worth a line. */
const noteKoppeling = (db: Db, wie: Pick<Actor, 'id' | 'rol' | 'adminId'>, aanbieder: string, wat: string, now: number): Promise<void> =>
  writeAudit(db, {
    adminId: wie.adminId,
    soort: 'gewijzigd',
    now,
    actor: wie,
    objectId: wie.id,
    betreft: `schoolaccount ${wat}: ${aanbieder}`,
  });

export type SsoService = ReturnType<typeof createSsoService>;

export function createSsoService({ database, sessies, clients, redirects, ttl, log }: SsoDeps) {
  const db = database.own;

  function clientOf(id: string): SsoClient {
    const client = clients.get(id);
    if (!client) throw notFound('auth/aanbieder-onbekend');
    return client;
  }

  /** On the host where somebody began, so that the cookie comes along. */
  const callbackOf = (aanbieder: string, redirectUri: string): string => new URL(`/api/auth/sso/callback/${aanbieder}`, redirectUri).href;

  async function begin(client: SsoClient, start: Start, accountId: string | null, now: number): Promise<Doorgestuurd> {
    const { id: aanbieder } = client.aanbieder;
    const [state, koekje, nonce, verifier] = [createToken(), createToken(), createToken(), createToken()];
    const { codeChallenge: challenge, state: spaState, redirectUri } = start;
    const location = await client.authorizationUrl({ callback: callbackOf(aanbieder, redirectUri), state, nonce, verifier });
    const tijd = new Date(now);
    const rest = { challenge, spaState, redirectUri, koekje: hashOf(koekje), nonce, verifier, accountId, createdAt: tijd };
    await store.insertTransactie(db, hashOf(state), { aanbieder, ...rest });
    return { location, koekje };
  }

  /** Who came back. A provider that refuses, fails, hangs or lies gives a page, never an error of ours. */
  async function askProvider(client: SsoClient, vraag: Vraag, query: Terug['query']): ReturnType<SsoClient['exchange']> {
    try {
      return await client.exchange(vraag, query);
    } catch (error) {
      const reden = error instanceof Error ? error.message : 'onbekend';
      log.warn({ aanbieder: client.aanbieder.id, reden }, 'aanbieder gaf geen bruikbaar antwoord');
      return null;
    }
  }

  async function takeTransactie(client: SsoClient, { query, koekje }: Terug, now: number): Promise<[store.Transactie, string] | undefined> {
    const state = typeof query['state'] === 'string' ? query['state'] : '';
    const transactie = await store.useTransactie(db, hashOf(state), client.aanbieder.id, hashOf(koekje), new Date(now));
    if (!transactie || now - transactie.createdAt.getTime() > TRANSACTION_MS) return undefined;
    return [transactie, state];
  }

  async function giveCode(transactie: store.Transactie, accountId: string, now: number): Promise<string> {
    const code = createToken();
    const { challenge, koekje, redirectUri, spaState } = transactie;
    await store.insertCode(db, hashOf(code), { accountId, challenge, koekje, sessieId: createId(now), createdAt: new Date(now) });
    return withQuery(redirectUri, { auth_code: code, state: spaState });
  }

  async function finish(
    client: SsoClient,
    transactie: store.Transactie,
    state: string,
    query: Terug['query'],
    now: number,
  ): Promise<string> {
    const { aanbieder, redirectUri, nonce, verifier, accountId } = transactie;
    const back = accountId === null ? redirectUri : new URL(ACCOUNT_PATH, redirectUri).href;
    const refuse = (fout: Weigering): string => withQuery(back, { fout });
    if (query['error'] === 'access_denied') return refuse('geweigerd');
    const profiel = await askProvider(client, { callback: callbackOf(aanbieder, redirectUri), state, nonce, verifier }, query);
    if (!profiel) return refuse('mislukt');
    if (accountId !== null) {
      const weigering = await linkMens(db, aanbieder, profiel, accountId, new Date(now));
      if (weigering !== null) return refuse(weigering);
      const account = await findAccountById(db, accountId);
      if (account) await noteKoppeling(db, account, aanbieder, 'gekoppeld', now);
      return withQuery(back, { gekoppeld: aanbieder });
    }
    const gevonden = await findMens(db, aanbieder, profiel, new Date(now));
    if ('account' in gevonden) return giveCode(transactie, gevonden.account.id, now);
    log.info({ aanbieder, weigering: gevonden.weigering }, 'via aanbieder niet binnengelaten');
    return refuse(gevonden.weigering);
  }

  return {
    list: () => [...clients.values()].map(({ aanbieder: { id, naam } }) => ({ id, naam })),

    /** A provider that is away gives a page too: somebody's browser is on its way here. */
    async start(start: Start, now: number): Promise<Doorgestuurd> {
      if (!redirects().includes(start.redirectUri)) throw new AppError('invalid', 'auth/adres-niet-toegestaan');
      const client = clientOf(start.aanbieder);
      try {
        return await begin(client, start, null, now);
      } catch (error) {
        log.warn({ aanbieder: client.aanbieder.id, reden: String(error) }, 'aanbieder niet te bereiken');
        return { location: withQuery(start.redirectUri, { fout: 'aanbieder-weg' }), koekje: '' };
      }
    },

    /** Where the browser goes next, whatever happened. Nothing in the query can choose the address. */
    async callback(terug: Terug, now: number): Promise<string> {
      const client = clientOf(terug.aanbieder);
      const taken = await takeTransactie(client, terug, now);
      if (!taken) return withQuery(redirects()[0] ?? '/', { fout: 'verlopen' });
      return finish(client, taken[0], taken[1], terug.query, now);
    },

    /** Tokens for a code. A code that comes twice has leaked: what the first gave is taken back. */
    async exchange({ authCode, codeVerifier, koekje, browser }: Inwisseling, now: number): Promise<Tokens> {
      const id = hashOf(authCode);
      const tokens = await database.own.transaction().execute(async (trx): Promise<Tokens | null> => {
        const code = await store.useCode(trx, id, new Date(now));
        if (!code) return null;
        const fresh = now - code.createdAt.getTime() <= ttl.code * 1000;
        const ours = equal(challengeOf(codeVerifier), code.challenge) && equal(hashOf(koekje), code.koekje);
        const account = await findAccountById(trx, code.accountId);
        if (!fresh || !ours || !account?.actief) return null;
        return sessies.beginIn(trx).startSso(account, code.sessieId, browser, now);
      });
      if (tokens) return tokens;
      const sessieId = await store.findSessieOfCode(db, id);
      if (sessieId !== undefined) await sessies.endById(sessieId, now);
      throw badCode();
    },

    /** Begins linking the own account; the browser goes to the address it gets. */
    async startKoppeling(actor: Actor, aanbieder: string, redirectUri: string, now: number): Promise<Doorgestuurd> {
      demand(mayChangeOwn(actor.rol), actor.bewijs);
      if (!redirects().includes(redirectUri)) throw new AppError('invalid', 'auth/adres-niet-toegestaan');
      const start = { aanbieder, codeChallenge: challengeOf(createToken()), state: createToken(), redirectUri };
      return begin(clientOf(aanbieder), start, actor.id, now);
    },

    async deleteKoppeling(actor: Actor, aanbieder: string, now: number): Promise<void> {
      demand(mayChangeOwn(actor.rol), actor.bewijs);
      if (!(await store.deleteKoppelingen(db, aanbieder, actor.id))) throw notFound();
      await noteKoppeling(db, actor, aanbieder, 'ontkoppeld', now);
    },

    async listOrganisaties(actor: Actor, adminId: string, now: number) {
      const grant = demand(may(actor.rol, 'sso.configure'), actor.bewijs);
      if (!(await store.adminExists(db, adminId))) throw notFound();
      await auditLook(db, actor, grant, { adminId, actie: 'account.update', now });
      const rijen = await store.listOrganisaties(db, adminId);
      return [...clients.values()].map(({ aanbieder: { id, naam, organisatieLabel } }) => ({
        id,
        naam,
        organisatieLabel,
        organisaties: rijen.filter((rij) => rij.aanbieder === id).map((rij) => rij.organisatie),
      }));
    },

    async saveOrganisaties(actor: Actor, adminId: string, aanbieder: string, organisaties: readonly string[], now: number): Promise<void> {
      demand(may(actor.rol, 'sso.configure'), actor.bewijs);
      if (!(await store.adminExists(db, adminId))) throw notFound();
      clientOf(aanbieder);
      const saved = await store.saveOrganisaties(db, adminId, aanbieder, [...new Set(organisaties)], new Date(now));
      if (!saved) throw new AppError('conflict', 'auth/organisatie-bezet');
      const betreft = `schoolaccount ${aanbieder}: ${organisaties.join(', ') || 'uit'}`;
      await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'account.update', betreft, reden: actor.bewijs.reden });
    },

    /** The account behind an SSO session, in the four fields the browser keeps. */
    async readUser(actor: Actor): Promise<{ _id: string; role: Actor['rol']; adminId: string; exp: number }> {
      demand(may(actor.rol, 'session.ssoExchange'), actor.bewijs);
      const end = await sessies.endOfSessie(actor.sessieId);
      return { _id: actor.id, role: actor.rol, adminId: actor.adminId, exp: Math.floor(end / 1000) };
    },
  };
}
