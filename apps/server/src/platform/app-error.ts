/** What went wrong, in words of the protocol; one place maps a kind to a status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method'
  | 'conflict'
  | 'too-large'
  | 'media-type'
  | 'too-many'
  | 'unavailable';

export const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  method: 405,
  conflict: 409,
  'too-large': 413,
  'media-type': 415,
  'too-many': 429,
  unavailable: 503,
};

interface Extra {
  readonly details?: readonly string[];
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
}

/** A refusal. `code` is stable and namespaced (`taken/niet-gevonden`); its Dutch sentence stands in teksten. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly kind: ErrorKind;
  readonly code: string;
  readonly details: readonly string[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, code: string, extra: Extra = {}) {
    super(code);
    this.kind = kind;
    this.code = code;
    this.details = extra.details;
    this.retryAfter = extra.retryAfter;
  }
}

/** Missing, foreign and switched off look the same: telling them apart would leak what exists. */
export const notFound = (code = 'algemeen/niet-gevonden'): AppError => new AppError('not-found', code);
