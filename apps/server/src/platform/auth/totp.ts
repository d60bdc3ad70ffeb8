/**
 * One-time codes of an authenticator app: TOTP, RFC 6238 on HOTP, RFC 4226, with what every app takes for granted
 * (SHA-1, six digits, thirty seconds). SHA-1 is sound inside HMAC.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks of phones differ: one step before and one after count too. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 base32 without padding. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

export function fromBase32(text: string): Buffer {
  const bits = [...text].map((char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const createSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

export const stepOf = (now: number): number => Math.floor(now / STEP_MS);

/** The code of one step, as the app shows it. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

const equal = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The step this code is of, around now (ms); undefined when it is none. The caller sees to it that a step counts once. */
export function matchCode(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const here = stepOf(now);
  const steps = Array.from({ length: 2 * WINDOW + 1 }, (_, i) => here - WINDOW + i);
  return steps.filter((step) => equal(codeOf(secret, step), code)).at(-1);
}

/** What the QR code holds (Key URI Format of Google Authenticator). */
export function otpauthUri(secret: string, account: string): string {
  const label = encodeURIComponent(`Spelrijk:${account}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=Spelrijk&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;
}
