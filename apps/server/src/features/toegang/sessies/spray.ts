/**
 * Spraying: one or a few likely passwords tried on everybody. Tries per login name do not see it. Two counts do, only for
 * devices that are not one's own: the same wrong password on many names (children with typing errors each have their own), and, much
 * wider, all wrong tries from one network. Neither looks at whose name it was: what is counted per school would tell, by who has to
 * wait, which names exist. In memory, under a random key, so that no trace of a wrong password is ever stored; each server counts for itself.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createCounter, type Rule } from '../../../platform/http/counter.ts';

const SAME_PASSWORD: Rule = { free: 30, windowMs: 3_600_000, perMinute: 20 };
/** The schools of a whole board may share one address. */
const SAME_ADDRESS: Rule = { free: 600, windowMs: 600_000, perMinute: 60 };

interface Try {
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
  const passwordKey = (wachtwoord: string): string => createHmac('sha256', secret).update(wachtwoord).digest('base64');
  return {
    wait: ({ adres, wachtwoord }, now) =>
      Math.max(passwords.wait(passwordKey(wachtwoord), now), adres === null ? 0 : addresses.wait(adres, now)),
    failed: ({ adres, wachtwoord }, now) => {
      passwords.failed(passwordKey(wachtwoord), now);
      if (adres !== null) addresses.failed(adres, now);
    },
  };
}
