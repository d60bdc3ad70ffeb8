/**
 * Tokens. The claims are what the browser's side of the specification reads (`_id`, `role`, `adminId`, `exp`,
 * `expires_in` as a date) plus what makes checking strict. Rights never come from here: only the session id does. Access
 * and refresh tokens have the same key and form; `typ` keeps them apart.
 */
import { jwtVerify, SignJWT, errors, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { AppError } from '../app-error.ts';
import { ALGORITHM, type CheckKey, type KeyRing, type Keys } from './keys.ts';

const ISSUER = 'spelrijk';
const AUDIENCE = 'spelrijk-api';
/** Clocks of servers may differ this much (seconds). */
const TOLERANCE = 60;

const TokenSoort = z.enum(['access', 'refresh']);
export type TokenSoort = z.infer<typeof TokenSoort>;

/** A date with seconds in UTC and nothing else: an unreadable date must never mean "never expires". */
const IsoDate = z.iso.datetime({ offset: false }).refine((text) => Number(text.slice(0, 4)) < 2100);
const Claims = z.object({
  _id: z.uuid(),
  jti: z.uuid(),
  sid: z.uuid(),
  typ: TokenSoort,
  exp: z.int().positive(),
  nbf: z.int(),
  iat: z.int(),
  expires_in: IsoDate,
});
type Claims = z.infer<typeof Claims>;

export interface TokenInhoud {
  readonly id: string;
  readonly soort: TokenSoort;
  readonly sessieId: string;
  readonly accountId: string;
  readonly role: Rol;
  readonly adminId: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
}

/** The same content and key give the same text: a repeated answer can be made again without storing it. */
export function signToken(keys: KeyRing, token: TokenInhoud): Promise<string> {
  const exp = Math.floor(token.end / 1000);
  const iat = Math.floor(token.start / 1000);
  const claims = {
    _id: token.accountId,
    role: token.role,
    adminId: token.adminId,
    sid: token.sessieId,
    typ: token.soort,
    expires_in: new Date(exp * 1000).toISOString(),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: keys.kid, typ: 'JWT' })
    .setJti(token.id)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(iat)
    .setNotBefore(iat)
    .setExpirationTime(exp)
    .sign(keys.signing);
}

/** Three parts of unpadded base64url: anything else is another spelling of a token, and those are not accepted. */
const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/;
/** Ours are about 1,000 characters; a longer one is not ours. */
const MAX_HEADER = 4096;

const noToken = (): AppError => new AppError('unauthenticated', 'auth/geen-token');
const badToken = (): AppError => new AppError('unauthenticated', 'auth/token-ongeldig');
export const expiredToken = (): AppError => new AppError('unauthenticated', 'auth/token-verlopen');

/** The token of an Authorization header; absent or in another form is refused. */
export function readBearer(header: string | undefined): string {
  if (header === undefined || header === '') throw noToken();
  const match = header.length <= MAX_HEADER ? BEARER.exec(header) : null;
  if (!match?.[1]) throw badToken();
  return match[1];
}

interface VerifiedToken {
  readonly id: string;
  readonly sessieId: string;
  readonly accountId: string;
}

/** Checks a token at a moment (ms); throws 'unauthenticated'. */
export type TokenCheck = (token: string, now: number) => Promise<VerifiedToken>;

/** Tokens of people who are busy now, about 1 kB each. */
const MAX_REMEMBERED = 10_000;

interface Seen {
  readonly claims: Claims;
  readonly until: number;
}

/**
 * Signature, kind and time with the keys we know. A signature is looked at once per token, because checking it costs
 * more than the rest of a small request; the time is looked at every time, and the session row after that.
 */
export function createTokenCheck(keys: Keys, soort: TokenSoort): TokenCheck {
  const seen = new Map<string, Seen>();
  return async (token, now) => {
    const known = seen.get(token) ?? (await readClaims(keys, token, now));
    if (seen.size >= MAX_REMEMBERED) seen.clear();
    seen.set(token, known);
    const { claims, until } = known;
    if (claims.typ !== soort || now >= until) throw badToken();
    checkTime(claims, now);
    return { id: claims.jti, sessieId: claims.sid, accountId: claims._id };
  };
}

async function readClaims(keys: Keys, token: string, now: number): Promise<Seen> {
  const used: CheckKey[] = [];
  const payload = await verifySignature(token, now, async (kid) => {
    const found = await findKey(keys, kid, now);
    used.push(found);
    return found;
  });
  const claims = Claims.safeParse(payload);
  if (!claims.success) throw badToken();
  return { claims: claims.data, until: Math.min(...used.map(({ until }) => until)) };
}

/** The earlier of the two ends counts; a token from the future is not ours. */
function checkTime({ exp, expires_in: expiresIn, iat, nbf }: Claims, now: number): void {
  const margin = TOLERANCE * 1000;
  if (Math.min(exp * 1000, Date.parse(expiresIn)) + margin <= now) throw expiredToken();
  if (Math.max(iat, nbf) * 1000 > now + margin) throw badToken();
}

async function verifySignature(token: string, now: number, find: (kid: string | undefined) => Promise<CheckKey>): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, async (header) => (await find(header.kid)).key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTolerance: TOLERANCE,
      currentDate: new Date(now),
    });
    return payload;
  } catch (error) {
    throw error instanceof errors.JWTExpired ? expiredToken() : badToken();
  }
}

async function findKey(keys: Keys, kid: string | undefined, now: number): Promise<CheckKey> {
  if (kid === undefined) throw badToken();
  if (!keys.ring().checking.has(kid)) await keys.reread(now);
  const found = keys.ring().checking.get(kid);
  if (!found || now >= found.until) throw badToken();
  return found;
}
