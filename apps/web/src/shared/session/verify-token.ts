import { corePaths } from '@spelrijk/contract/paths';
import { exchange } from '../api/http.ts';
import { serverNow } from './clock.ts';
import { sessionStore } from './storage.ts';
import { toUser, type User } from './user.ts';

const KEY = 'jwt_public_key';
/** The server's Date header counts whole seconds. */
const TOLERANCE_S = 5;

export type TokenProblem = 'no token detected' | 'token expired' | 'failed to get public key' | 'failed to verify token';

export class TokenFout extends Error {
  override readonly name = 'TokenFout';
  readonly problem: TokenProblem;

  constructor(problem: TokenProblem) {
    super(problem);
    this.problem = problem;
  }
}

async function askKey(): Promise<string | null> {
  const [method, path] = corePaths.publicKey;
  const response = await exchange({ method, path, body: undefined }, { token: null });
  return response.ok ? response.text() : null;
}

async function fetchKey(): Promise<string> {
  const pem = await askKey().catch(() => null);
  if (pem === null) throw new TokenFout('failed to get public key');
  sessionStore.set(KEY, pem);
  return pem;
}

/** Only who logs in checks tokens: everybody else's first load goes without the library. */
const loadJose = async () => {
  // By name, so that no more of it travels than these two.
  const { importSPKI, jwtVerify } = await import('jose');
  return { importSPKI, jwtVerify };
};

async function readClaims(token: string, pem: string): Promise<Record<string, unknown>> {
  const { importSPKI, jwtVerify } = await loadJose();
  const key = await importSPKI(pem, 'RS512');
  const { payload } = await jwtVerify(token, key, {
    algorithms: ['RS512'],
    currentDate: new Date(serverNow()),
    clockTolerance: TOLERANCE_S,
  });
  return payload;
}

/** A cached key can be outdated or spoilt; then a fresh one gets a second chance. */
async function verifiedClaims(token: string): Promise<Record<string, unknown>> {
  const cached = sessionStore.get(KEY);
  if (cached !== null) {
    const claims = await readClaims(token, cached).catch(() => null);
    if (claims) return claims;
  }
  const fresh = await fetchKey();
  return readClaims(token, fresh).catch(() => {
    throw new TokenFout('failed to verify token');
  });
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Strict on purpose: comparing an unreadable date gives "not expired" for ever. */
export function isFuture(date: unknown, nowMs: number): boolean {
  return typeof date === 'string' && ISO_DATE.test(date) && Date.parse(date) > nowMs;
}

/** Checks signature (RS512) and `expires_in`, and gives the user inside. Throws a TokenFout. */
export async function verifyToken(token: string): Promise<User> {
  if (token === '') throw new TokenFout('no token detected');
  // A line that breaks here is no broken token.
  await loadJose().catch(() => {
    throw new TokenFout('failed to get public key');
  });
  const claims = await verifiedClaims(token);
  if (!isFuture(claims['expires_in'], serverNow())) throw new TokenFout('token expired');
  const user = toUser(claims);
  if (!user) throw new TokenFout('failed to verify token');
  return user;
}
