/**
 * Access tokens. The claims are what the browser's side of the specification reads (`_id`, `role`, `adminId`, `exp`,
 * `expires_in` as a date) plus what makes checking strict. Rights never come from here: only the session id does.
 */
import { jwtVerify, SignJWT, errors, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Rol } from '@spelrijk/domain/rol';
import { AppError } from '../app-error.ts';
import { ALGORITHM, type KeyRing } from './keys.ts';

const ISSUER = 'spelrijk';
const AUDIENCE = 'spelrijk-api';
const TOKEN_TYPE = 'access';
/** Clocks of servers may differ this much (seconds). */
const TOLERANCE = 60;

/** A date with seconds in UTC and nothing else: an unreadable date must never mean "never expires". */
const IsoDate = z.iso.datetime({ offset: false }).refine((text) => Number(text.slice(0, 4)) < 2100);
const Claims = z.object({
  _id: z.uuid(),
  jti: z.uuid(),
  typ: z.literal(TOKEN_TYPE),
  exp: z.int().positive(),
  nbf: z.int(),
  iat: z.int(),
  expires_in: IsoDate,
});

export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly role: Rol;
  readonly adminId: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly end: number;
}

export function signToken(keys: KeyRing, session: Session): Promise<string> {
  const exp = Math.floor(session.end / 1000);
  const iat = Math.floor(session.start / 1000);
  const claims = {
    _id: session.accountId,
    role: session.role,
    adminId: session.adminId,
    typ: TOKEN_TYPE,
    expires_in: new Date(exp * 1000).toISOString(),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: keys.kid, typ: 'JWT' })
    .setJti(session.id)
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

export interface VerifiedToken {
  readonly sessionId: string;
  readonly accountId: string;
}

type Claims = z.infer<typeof Claims>;

/** Checks a token at a moment (ms); throws 'unauthenticated'. */
export type TokenCheck = (token: string, now: number) => Promise<VerifiedToken>;

/** Tokens of people who are busy now, about 1 kB each. */
const MAX_REMEMBERED = 10_000;

/**
 * Signature, kind and time with the keys we know. A signature is looked at once per token, because checking it costs
 * more than the rest of a small request; the time is looked at every time, and the session row after that.
 */
export function createTokenCheck(keys: KeyRing): TokenCheck {
  const seen = new Map<string, Claims>();
  return async (token, now) => {
    const claims = seen.get(token) ?? (await readClaims(keys, token, now));
    if (seen.size >= MAX_REMEMBERED) seen.clear();
    seen.set(token, claims);
    checkTime(claims, now);
    return { sessionId: claims.jti, accountId: claims._id };
  };
}

async function readClaims(keys: KeyRing, token: string, now: number): Promise<Claims> {
  const claims = Claims.safeParse(await verifySignature(keys, token, now));
  if (!claims.success) throw badToken();
  return claims.data;
}

/** The earlier of the two ends counts; a token from the future is not ours. */
function checkTime({ exp, expires_in: expiresIn, iat, nbf }: Claims, now: number): void {
  const margin = TOLERANCE * 1000;
  if (Math.min(exp * 1000, Date.parse(expiresIn)) + margin <= now) throw expiredToken();
  if (Math.max(iat, nbf) * 1000 > now + margin) throw badToken();
}

async function verifySignature(keys: KeyRing, token: string, now: number): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, (header) => findKey(keys, header.kid), {
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

function findKey(keys: KeyRing, kid: string | undefined): CryptoKey {
  const key = kid === undefined ? undefined : keys.checking.get(kid);
  if (!key) throw badToken();
  return key;
}
