declare module 'virtual:categorie-namen' {
  /** Name of every categorie by its id. */
  export const namen: Readonly<Record<string, string>>;
}
