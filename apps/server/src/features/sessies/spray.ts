/**
 * Spraying: one or a few likely passwords tried on everybody. Tries per login name do not see it. Two counts do, only for
 * devices we do not know: the same wrong password on many names of one admin (children with typing errors each have their
 * own), and, much wider, all wrong tries at one admin from one network address. In memory, under a random key, so that no trace of a
 * wrong password is ever stored; each server counts for itself.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createCounter, type Rule } from '../../platform/http/counter.ts';

const SAME_PASSWORD: Rule = { free: 30, windowMs: 3_600_000, perMinute: 20 };
const SAME_ADDRESS: Rule = { free: 300, windowMs: 600_000, perMinute: 60 };

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
