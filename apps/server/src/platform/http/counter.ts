/** Counts failures per key; beyond the free ones so many tries a minute are looked at. In memory: each server counts for itself. */

export interface Rule {
  /** Failures within the window that are free. */
  readonly free: number;
  readonly windowMs: number;
  readonly perMinute: number;
}

/** Keys that are remembered. */
const MAX_KNOWN = 50_000;
const MINUTE = 60_000;

/** Links of mails hold 256 bits: nobody guesses one, and who tries is not worth our work. */
export const WRONG_LINKS: Rule = { free: 20, windowMs: 600_000, perMinute: 10 };

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
  /** What began after now was counted by a clock that was wrong. */
  const isNow = ({ since }: Count, now: number): boolean => now >= since && now - since < rule.windowMs;
  const find = (key: string, now: number): Count => {
    const known = counts.get(key);
    if (known && isNow(known, now)) return known;
    if (counts.size >= MAX_KNOWN) counts.clear();
    const fresh = { failures: 0, since: now, left: 1, at: now };
    counts.set(key, fresh);
    return fresh;
  };
  return {
    wait: (key, now) => {
      const count = counts.get(key);
      if (!count || !isNow(count, now) || count.failures < rule.free) return 0;
      // A clock that was put back takes no turns away.
      count.left = Math.min(1, count.left + (Math.max(0, now - count.at) / MINUTE) * rule.perMinute);
      count.at = now;
      // A turn comes back, or the failures are forgotten: whichever is first.
      if (count.left < 1)
        return Math.max(1, Math.ceil(Math.min(((1 - count.left) / rule.perMinute) * MINUTE, count.since + rule.windowMs - now) / 1000));
      count.left -= 1;
      return 0;
    },
    failed: (key, now) => {
      find(key, now).failures += 1;
    },
  };
}
