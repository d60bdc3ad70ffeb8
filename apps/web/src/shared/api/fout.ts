import type { Fout } from '@spelrijk/contract/fout';

/** A refusal by the server or a failed connection; `message` is a Dutch sentence that the screen may show. */
export class ApiFout extends Error {
  override readonly name = 'ApiFout';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Stable code of the contract, or ''. */
  readonly code: string;
  /** Number to mention when asking for help. */
  readonly id: string | undefined;
  /** Ids that collide, fields that are wrong. */
  readonly details: readonly string[];
  /** Seconds to wait before trying again (429). */
  readonly retryAfter: number | undefined;

  constructor(status: number, { message, code, id, details }: Fout, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.id = id;
    this.details = details ?? [];
    this.retryAfter = retryAfter;
  }
}

/** Missing, someone else's, or an address that can not exist: the server calls the last one a bad request. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiFout && (error.status === 404 || error.status === 400);
export const isOffline = (error: unknown): boolean => error instanceof ApiFout && error.status === 0;

/**
 * Whether a failure takes the place of what a screen shows. Who reads or types goes on while there is no connection or the server starts anew: what was
 * asked again behind it is asked once more later. A refusal takes away what is not for her any more.
 */
export const replaces = (error: Error | null, data: unknown): error is Error =>
  error !== null && !(data !== undefined && error instanceof ApiFout && (error.status === 0 || error.status >= 500));
