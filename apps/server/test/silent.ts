import type { Log } from '../src/platform/log.ts';

export const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };
