/** Secrets that are long and random by themselves: only their hash is stored, and no slow hash is needed. */
import { createHash, randomBytes } from 'node:crypto';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** 256 bits, 43 characters that need no escaping in an address. */
export const createToken = (): string => randomBytes(32).toString('base64url');
