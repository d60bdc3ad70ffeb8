/**
 * Single sign-on as the browser knows it: start, the provider, back, a code that works once, tokens. PKCE twice: the browser
 * proves to us that it began this, we prove it to the provider.
 */
import { timingSafeEqual } from 'node:crypto';
import type { Tokens } from '@spelrijk/contract/sessies';
import { AppError } from '../../../platform/app-error.ts';
import { hashOf } from '../../../platform/auth/secret.ts';
import { findAccountById } from '../sessies/index.ts';
import * as store from './store.ts';
import { beginSso, challengeOf, clientOf, withQuery, type Doorgestuurd, type SsoDeps, type Start } from './heen.ts';

export interface Inwisseling {
  readonly authCode: string;
  readonly codeVerifier: string;
  readonly koekje: string;
  readonly browser: string;
}

/** Unknown, expired, used, somebody else's: the answer is the same. */
const badCode = (): AppError => new AppError('invalid', 'auth/code-ongeldig');

const equal = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export const listAanbieders = ({ clients }: SsoDeps) => [...clients.values()].map(({ aanbieder: { id, naam } }) => ({ id, naam }));

/** A provider that is away gives a page too: somebody's browser is on its way here. */
export async function startSso(deps: SsoDeps, start: Start, now: number): Promise<Doorgestuurd> {
  if (!deps.redirects().includes(start.redirectUri)) throw new AppError('invalid', 'auth/adres-niet-toegestaan');
  const client = clientOf(deps, start.aanbieder);
  try {
    return await beginSso(deps, client, start, null, now);
  } catch (error) {
    deps.log.warn({ aanbieder: client.aanbieder.id, reden: String(error) }, 'aanbieder niet te bereiken');
    return { location: withQuery(start.redirectUri, { fout: 'aanbieder-weg' }), koekje: '' };
  }
}

/** Tokens for a code. A code that comes twice has leaked: what the first gave is taken back. */
export async function exchangeCode(
  { database, sessies, ttl }: SsoDeps,
  { authCode, codeVerifier, koekje, browser }: Inwisseling,
  now: number,
): Promise<Tokens> {
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
  const sessieId = await store.findSessieOfCode(database.own, id);
  if (sessieId !== undefined) await sessies.endById(sessieId, now);
  throw badCode();
}
