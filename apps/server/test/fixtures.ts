/** What a test that makes its own server gives it: a key, and a log that says nothing. */
import { createKluis } from '../src/platform/auth/kluis.ts';
import type { Log } from '../src/platform/log.ts';

/** One key for all test databases. */
export const PROEFKLUIS = createKluis(new Uint8Array(32).fill(7));

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };
