import { randomBytes } from 'node:crypto';
import { uuidV7 } from '@spelrijk/base/id';

/** A new UUIDv7 for this moment (ms since the epoch). */
export const createId = (now: number): string => uuidV7(now, randomBytes(10));
