/** Coming back from a provider: who it is, and a code for the browser. Whatever happens, the browser gets a page. */
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import { createId } from '../../../platform/ids.ts';
import type { SsoClient, Vraag } from '../../../platform/sso/client.ts';
import { findAccountById } from '../sessies/index.ts';
import { findMens, linkMens, type Weigering } from './mensen.ts';
import * as store from './store.ts';
import { callbackOf, clientOf, noteKoppeling, withQuery, type SsoDeps } from './heen.ts';

export interface Terug {
  readonly aanbieder: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly koekje: string;
}

/** Somebody types a password at the provider in the meantime (ms). */
const TRANSACTION_MS = 600_000;

const ACCOUNT_PATH = '/app/account';

/** Who came back. A provider that refuses, fails, hangs or lies gives a page, never an error of ours. */
async function askProvider({ log }: SsoDeps, client: SsoClient, vraag: Vraag, query: Terug['query']): ReturnType<SsoClient['exchange']> {
  try {
    return await client.exchange(vraag, query);
  } catch (error) {
    const reden = error instanceof Error ? error.message : 'onbekend';
    log.warn({ aanbieder: client.aanbieder.id, reden }, 'aanbieder gaf geen bruikbaar antwoord');
    return null;
  }
}

async function takeTransactie(
  { database }: SsoDeps,
  client: SsoClient,
  { query, koekje }: Terug,
  now: number,
): Promise<[store.Transactie, string] | undefined> {
  const state = typeof query['state'] === 'string' ? query['state'] : '';
  const transactie = await store.useTransactie(database.own, hashOf(state), client.aanbieder.id, hashOf(koekje), new Date(now));
  if (!transactie || now - transactie.createdAt.getTime() > TRANSACTION_MS) return undefined;
  return [transactie, state];
}

async function giveCode({ database }: SsoDeps, transactie: store.Transactie, accountId: string, now: number): Promise<string> {
  const code = createToken();
  const { challenge, koekje, redirectUri, spaState } = transactie;
  await store.insertCode(database.own, hashOf(code), { accountId, challenge, koekje, sessieId: createId(now), createdAt: new Date(now) });
  return withQuery(redirectUri, { auth_code: code, state: spaState });
}

interface Afloop {
  readonly client: SsoClient;
  readonly transactie: store.Transactie;
  readonly state: string;
  readonly query: Terug['query'];
}

async function finishSso(deps: SsoDeps, { client, transactie, state, query }: Afloop, now: number): Promise<string> {
  const { aanbieder, redirectUri, nonce, verifier, accountId } = transactie;
  const back = accountId === null ? redirectUri : new URL(ACCOUNT_PATH, redirectUri).href;
  const refuse = (fout: Weigering): string => withQuery(back, { fout });
  if (query['error'] === 'access_denied') return refuse('geweigerd');
  const profiel = await askProvider(deps, client, { callback: callbackOf(aanbieder, redirectUri), state, nonce, verifier }, query);
  if (!profiel) return refuse('mislukt');
  if (accountId !== null) {
    const weigering = await linkMens(deps.database.own, aanbieder, profiel, accountId, new Date(now));
    if (weigering !== null) return refuse(weigering);
    const account = await findAccountById(deps.database.own, accountId);
    if (account) await noteKoppeling(deps.database.own, account, aanbieder, 'gekoppeld', now);
    return withQuery(back, { gekoppeld: aanbieder });
  }
  const gevonden = await findMens(deps.database.own, aanbieder, profiel, new Date(now));
  if ('account' in gevonden) return giveCode(deps, transactie, gevonden.account.id, now);
  deps.log.info({ aanbieder, weigering: gevonden.weigering }, 'via aanbieder niet binnengelaten');
  return refuse(gevonden.weigering);
}

/** Where the browser goes next, whatever happened. Nothing in the query can choose the address. */
export async function ssoCallback(deps: SsoDeps, terug: Terug, now: number): Promise<string> {
  const client = clientOf(deps, terug.aanbieder);
  const taken = await takeTransactie(deps, client, terug, now);
  if (!taken) return withQuery(deps.redirects()[0] ?? '/', { fout: 'verlopen' });
  return finishSso(deps, { client, transactie: taken[0], state: taken[1], query: terug.query }, now);
}
