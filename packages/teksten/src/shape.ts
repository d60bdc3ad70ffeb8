/** Texts of one area: all of them in Dutch, and the Flemish words where they differ. Plurals end in `_one` and `_other`. */
export interface Teksten<Naam extends string, T> {
  /** What the texts are known by in `t('naam:key')`: as the constant is called, without `Teksten`. */
  readonly naam: Naam;
  readonly nl: T;
  readonly be: Overrides<T>;
}

export type Overrides<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : Overrides<T[Key]> };

/** Keeps the name and the keys literal for the typed `t`, and lets no Flemish override exist without its Dutch text. */
export const teksten = <const Naam extends string, const T>(naam: Naam, nl: T, be: Overrides<T> = {}): Teksten<Naam, T> => ({
  naam,
  nl,
  be,
});
