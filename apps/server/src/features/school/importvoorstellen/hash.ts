/** Fingerprints of a file and of what was shown. */
import { createHash } from 'node:crypto';

export const hashOfBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Equal for equal values built in the same way. */
export const vingerafdruk = (waarde: unknown): string => createHash('sha256').update(JSON.stringify(waarde)).digest('hex');
