/** Texts of one area: all of them in Dutch, and the Flemish words where they differ. Plurals end in `_one` and `_other`. */
export interface Teksten<T> {
  readonly nl: T;
  readonly be: Overrides<T>;
}

export type Overrides<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : Overrides<T[Key]> };

/** Keeps the keys literal for the typed `t`, and lets no Flemish override exist without its Dutch text. */
export const teksten = <const T>(nl: T, be: Overrides<T> = {}): Teksten<T> => ({ nl, be });
