/** A bucket per person (or address), so that one runaway browser does not slow a school. In memory: it guards this very server; what all servers share is shared-limiter.ts. */
import { AppError } from '../app-error.ts';

export interface Limiter {
  /** Takes one request of this person or address at `now` (ms); throws when the bucket is empty. */
  take(id: string, now: number): void;
  /** What was taken turned out to need no limit. */
  giveBack(id: string): void;
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** A lively class sends a few requests a second per child at most, when a taak is opened. */
export const PERSON: Rate = { burst: 60, perSecond: 10 };
/** A whole school behind one address opens the login screen at the bell. */
export const SCHOOL_ADDRESS: Rate = { burst: 1000, perSecond: 20 };
/** Files that a person has read: a few at once while looking for the right one, then one every ten seconds. */
export const FILES: Rate = { burst: 6, perSecond: 0.1 };
/** Children that somebody of our office looks up or opens: one telephone call at once, then two a minute. Nobody walks through a school. */
export const KINDEREN: Rate = { burst: 20, perSecond: 1 / 30 };
/** Typed codes that open nothing: five, then one in three minutes. */
export const CODES: Rate = { burst: 5, perSecond: 1 / 180 };
const MAX_KNOWN = 50_000;

/** Names the wait after which there is a turn again. `left`: what is in the bucket (0 to 1). */
export const tooMany = (left: number, { perSecond }: Rate): AppError =>
  new AppError('too-many', 'algemeen/te-vaak', { retryAfter: Math.max(1, Math.ceil((1 - left) / perSecond)) });

interface Bucket {
  left: number;
  at: number;
}

export function createLimiter(rate: Rate): Limiter {
  const { burst, perSecond } = rate;
  const buckets = new Map<string, Bucket>();
  return {
    take: (id, now) => {
      const bucket = buckets.get(id) ?? { left: burst, at: now };
      bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
      bucket.at = now;
      if (bucket.left < 1) throw tooMany(bucket.left, rate);
      bucket.left -= 1;
      if (buckets.size > MAX_KNOWN) buckets.clear();
      buckets.set(id, bucket);
    },
    giveBack: (id) => {
      const bucket = buckets.get(id);
      if (bucket) bucket.left = Math.min(burst, bucket.left + 1);
    },
  };
}

/** For measuring and for tests that send more than a person does. */
export const noLimiter: Limiter = { take: () => undefined, giveBack: () => undefined };
