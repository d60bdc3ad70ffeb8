import type { Tokens } from '@spelrijk/contract/sessies';
import { corePaths } from '@spelrijk/contract/paths';
import { exchange, readBody } from '../api/http.ts';
import { readAccessToken, readRefreshToken, storeSsoTokens } from './session.ts';
import { TokenFout, verifyToken } from './verify-token.ts';

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  'access_token' in value &&
  'refresh_token' in value &&
  typeof value.access_token === 'string' &&
  typeof value.refresh_token === 'string';

/** Both tokens must pass: signed by the server, not expired. Throws a TokenFout. */
export async function verifyTokens(tokens: unknown): Promise<Tokens> {
  if (!isTokens(tokens)) throw new TokenFout('no token detected');
  await verifyToken(tokens.access_token);
  await verifyToken(tokens.refresh_token);
  return tokens;
}

async function ask(): Promise<boolean> {
  const token = readRefreshToken();
  if (token === null) throw new TokenFout('no token detected');
  const [method, path] = corePaths.refreshToken;
  const response = await exchange({ method, path, body: undefined }, { token });
  if (!response.ok) return false;
  storeSsoTokens(await verifyTokens(await readBody(response)));
  return true;
}

/** The words of the specification go to the console: the general one, and which check failed. */
function logFailure(error: unknown): false {
  // oxlint-disable-next-line no-console
  if (error instanceof TokenFout) console.error('failed to verify token', error.problem);
  return false;
}

let running: Promise<boolean> | null = null;

/**
 * Gets a new pair of tokens; false when that is not possible. Requests that fail together refresh once, and one that failed
 * with a token that has been replaced since needs no refresh at all.
 */
export function refresh(usedToken: string | null): Promise<boolean> {
  if (usedToken !== readAccessToken()) return Promise.resolve(true);
  running ??= ask()
    .catch(logFailure)
    .finally(() => {
      running = null;
    });
  return running;
}
