/** What a draft says of itself: what stands in it, and which version of the stored thing it was begun on. Pure. */
export interface Grond<T> {
  readonly inhoud: T;
  readonly versie: number;
}

/** A kept draft that knows its version; one of before that is no draft any more. */
export const isGrond =
  <T>(isHeel: (value: unknown) => value is T) =>
  (value: unknown): value is Grond<T> =>
    typeof value === 'object' &&
    value !== null &&
    'versie' in value &&
    Number.isInteger(value.versie) &&
    'inhoud' in value &&
    isHeel(value.inhoud);
