/**
 * Passwords as argon2id hashes (OWASP Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane). At most two are
 * computed at once: a whole school logs in at 08:30, and hashing may not starve the answers of those already inside.
 */
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';
import { createToken } from './secret.ts';

/** The library's default algorithm is argon2id. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const AT_ONCE = 2;
/** Some four seconds of work on two quiet cores; whoever comes after that is asked to try again. */
export const MAX_WAITING = 400;
const RETRY_AFTER = 5;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Hash of a password that nobody knows, made once: of accounts that have no card or link yet. */
  unknown(): Promise<string>;
  /** False for a wrong password. Takes as long for an account that does not exist (`stored` undefined). */
  matches(stored: string | undefined, password: string): Promise<boolean>;
}

/** One spelling per password: é as one character or as two is the same key press. */
const fold = (password: string): string => password.normalize('NFC');

/** Runs at most `limit` jobs at once, first come first served; more than `maxWaiting` in line are refused. */
export function createQueue(limit: number, maxWaiting: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = (): void => {
    running--;
    waiting.shift()?.();
  };
  return async (job) => {
    if (waiting.length >= maxWaiting) throw new AppError('unavailable', 'auth/te-druk', { retryAfter: RETRY_AFTER });
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running++;
    return job().finally(next);
  };
}

let nobodys: Promise<string> | undefined;

export async function createPasswords(): Promise<Passwords> {
  const queue = createQueue(AT_ONCE, MAX_WAITING);
  const nobody = await (nobodys ??= hash('niemand heeft dit wachtwoord', OPTIONS));
  let unknown: Promise<string> | undefined;
  const hashOf = (password: string): Promise<string> => queue(() => hash(fold(password), OPTIONS));
  return {
    hash: hashOf,
    unknown: () => (unknown ??= hashOf(createToken())),
    matches: async (stored, password) => {
      const right = await queue(() => verify(stored ?? nobody, fold(password)));
      return right && stored !== undefined;
    },
  };
}
