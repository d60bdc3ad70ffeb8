import { fillPath, queryText } from '@spelrijk/contract/client';
import { corePaths } from '@spelrijk/contract/paths';
import { call } from '../api/call.ts';
import { verifyTokens } from './refresh.ts';
import { LOGIN_SSO_PATH } from './routes.ts';
import { clearSession, storeSsoTokens, storeSsoUser } from './session.ts';
import { sessionStore } from './storage.ts';
import { toUser, type User } from './user.ts';
import { TokenFout } from './verify-token.ts';

/** What this tab must remember while the browser is away at the provider. */
const KEY = 'sso';

interface Onderweg {
  readonly state: string;
  readonly verifier: string;
}

const BYTES = 32;

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** 256 bits: 43 characters that RFC 7636 allows. */
const random = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)));

async function challengeOf(verifier: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}

export const redirectUri = (): string => window.location.origin + LOGIN_SSO_PATH;

/** Leaves for the provider. */
export async function goToProvider(aanbieder: string): Promise<void> {
  const onderweg: Onderweg = { state: random(), verifier: random() };
  sessionStore.set(KEY, JSON.stringify(onderweg));
  const query = {
    aanbieder,
    code_challenge: await challengeOf(onderweg.verifier),
    code_challenge_method: 'S256',
    state: onderweg.state,
    redirect_uri: redirectUri(),
  };
  window.location.assign(fillPath(corePaths.startSso[1], {}) + queryText(query));
}

/** Once: a page that is opened again has nothing to come back to. */
function takeOnderweg(): Onderweg | null {
  const text = sessionStore.get(KEY);
  sessionStore.remove(KEY);
  try {
    const value: Partial<Onderweg> | null = JSON.parse(text ?? 'null');
    const { state, verifier } = value ?? {};
    return typeof state === 'string' && typeof verifier === 'string' ? { state, verifier } : null;
  } catch {
    return null;
  }
}

/**
 * Back from the provider: the state must be the one this tab sent, then the code becomes tokens and the tokens a user. Whoever was
 * logged in here before is replaced in one go: another tab of the same person notices nothing. Throws an ApiFout or a TokenFout, and
 * then nobody is logged in.
 */
export async function finishSso(authCode: string, state: string): Promise<User> {
  const onderweg = takeOnderweg();
  if (!onderweg || onderweg.state !== state) throw new TokenFout('failed to verify token');
  try {
    return await exchangeCode(authCode, onderweg.verifier);
  } catch (error) {
    clearSession();
    // The words of the specification, with which check it was.
    // oxlint-disable-next-line no-console
    if (error instanceof TokenFout) console.error('failed to verify token', error.problem);
    throw error;
  }
}

async function exchangeCode(authCode: string, verifier: string): Promise<User> {
  const query = { auth_code: authCode, code_verifier: verifier };
  storeSsoTokens(await verifyTokens(await call('exchangeCode', { query })));
  const user = toUser(await call('ssoUser', {}));
  if (!user) throw new TokenFout('failed to verify token');
  storeSsoUser(user);
  return user;
}
