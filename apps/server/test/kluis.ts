/** One key for all test databases. */
import { createKluis } from '../src/platform/auth/kluis.ts';

export const PROEFKLUIS = createKluis(new Uint8Array(32).fill(7));
