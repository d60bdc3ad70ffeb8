/** Thrown when our own code broke a promise; never for bad input. */
class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** States what must hold here; a failure is a bug in the caller, not a user's mistake. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** Unwraps a value that cannot be absent here. */
export function present<T>(value: T | null | undefined, message: string): T {
  invariant(value !== null && value !== undefined, message);
  return value;
}
