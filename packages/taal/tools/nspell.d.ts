declare module 'nspell' {
  interface Spelling {
    correct(word: string): boolean;
  }
  /** Reads Hunspell affix and dictionary files. */
  export default function nspell(aff: Uint8Array, dic: Uint8Array): Spelling;
}
