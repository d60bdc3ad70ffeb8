/**
 * One-time codes of an authenticator app: TOTP, RFC 6238, with what every app takes for granted (SHA-1, six digits, thirty
 * seconds; SHA-1 is sound inside HMAC). The library computes and compares (in constant time); which step a code is of is kept by
 * the caller, so that each counts once.
 */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const DIGITS = 6;
/** Clocks of phones differ: one step before and one after count too. */
const WINDOW = 1;
const SECRET_BYTES = 20;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Spelrijk', label, algorithm: 'SHA1', digits: DIGITS, period: PERIOD, secret });

/** RFC 4648 base32 without padding. */
export const toBase32 = (bytes: Uint8Array<ArrayBuffer>): string => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;

export const createSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

export const stepOf = (now: number): number => Math.floor(now / (PERIOD * 1000));

/** The code of one step, as the app shows it. */
export const codeOf = (secret: string, step: number): string => totpOf(secret).generate({ timestamp: step * PERIOD * 1000 });

/** The step this code is of, around now (ms); undefined when it is none. The caller sees to it that a step counts once. */
export function matchCode(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : stepOf(now) + delta;
}

/** What the QR code holds (Key URI Format of Google Authenticator). */
export const otpauthUri = (secret: string, account: string): string => totpOf(secret, account).toString();
