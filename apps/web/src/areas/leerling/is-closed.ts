import { ApiFout } from '../../shared/api/fout.ts';

/** The licence does not run: no practising, and nothing the child can do about it. */
export const isClosed = (error: Error | null): boolean => error instanceof ApiFout && error.code.startsWith('licentie/');
