/**
 * Spraying: one or a few likely passwords tried on everybody. Tries per login name do not see it. Two counts do, only for
 * devices we do not know: the same wrong password on many names of one admin (children with typing errors each have their
 * own), and, much wider, all wrong tries at one admin from one network address. In memory, under a random key, so that no trace of a
 * wrong password is ever stored; each server counts for itself.
 */
import { createHmac, randomBytes } from 'node:crypto';

export interface Rule {
  /** Failures within the window that are free. */
  readonly free: number;
  readonly windowMs: number;
  readonly perMinute: number;
}

const SAME_PASSWORD: Rule = { free: 30, windowMs: 3_600_000, perMinute: 20 };
const SAME_ADDRESS: Rule = { free: 300, windowMs: 600_000, perMinute: 60 };
const MAX_KNOWN = 20_000;
const MINUTE = 60_000;

export interface Try {
  /** '' for a name that does not exist. */
  readonly adminId: string;
  /** Null on a device of the school: there only the same password over many names counts. */
  readonly adres: string | null;
  readonly wachtwoord: string;
}

export interface SprayGuard {
  /** Seconds to wait before this try may be looked at; 0 when it may be now. */
  wait(poging: Try, now: number): number;
  failed(poging: Try, now: number): void;
}

export interface Counter {
  /** Seconds to wait; 0 takes a turn. */
  wait(key: string, now: number): number;
  failed(key: string, now: number): void;
}

interface Count {
  failures: number;
  since: number;
  left: number;
  at: number;
}

/** Failures per key; beyond the free ones so many tries a minute are looked at. */
export function createCounter(rule: Rule): Counter {
  const counts = new Map<string, Count>();
  const find = (key: string, now: number): Count => {
    const known = counts.get(key);
    if (known && now - known.since < rule.windowMs) return known;
    if (counts.size >= MAX_KNOWN) counts.clear();
    const fresh = { failures: 0, since: now, left: 1, at: now };
    counts.set(key, fresh);
    return fresh;
  };
  return {
    wait: (key, now) => {
      const count = counts.get(key);
      if (!count || now - count.since >= rule.windowMs || count.failures < rule.free) return 0;
      count.left = Math.min(1, count.left + ((now - count.at) / MINUTE) * rule.perMinute);
      count.at = now;
      if (count.left < 1) return Math.ceil(MINUTE / rule.perMinute / 1000);
      count.left -= 1;
      return 0;
    },
    failed: (key, now) => {
      find(key, now).failures += 1;
    },
  };
}

export function createSprayGuard(): SprayGuard {
  const secret = randomBytes(32);
  const passwords = createCounter(SAME_PASSWORD);
  const addresses = createCounter(SAME_ADDRESS);
  const passwordKey = ({ adminId, wachtwoord }: Try): string =>
    createHmac('sha256', secret).update(`${adminId}\n${wachtwoord}`).digest('base64');
  return {
    wait: (poging, now) => {
      const { adminId, adres } = poging;
      return Math.max(passwords.wait(passwordKey(poging), now), adres === null ? 0 : addresses.wait(`${adminId}\n${adres}`, now));
    },
    failed: (poging, now) => {
      const { adminId, adres } = poging;
      passwords.failed(passwordKey(poging), now);
      if (adres !== null) addresses.failed(`${adminId}\n${adres}`, now);
    },
  };
}
