declare module 'virtual:categorie-namen' {
  /** Name of every categorie, and of every step of reading, by its id. */
  export const namen: Readonly<Record<string, string>>;
}

declare module 'virtual:leerlijn' {
  /** The categories in the order in which they are taught, with what the site says of each. */
  export const rijen: readonly {
    readonly id: string;
    readonly naam: string;
    /** Half year in which it comes, by region. */
    readonly intro: Readonly<Record<'nl' | 'be', string>>;
    readonly regel: string;
    readonly voorbeelden: readonly string[];
  }[];
}
