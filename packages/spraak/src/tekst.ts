/** From a written text to what the synthesiser is given: words it would say wrong are replaced by phonemes. */

/** Lower-case word to what has to be spoken in its place. */
export type Uitspraak = ReadonlyMap<string, string>;

const WOORD = /\[\[.*?\]\]|[\p{L}][\p{L}'’-]*/gu;

/**
 * Replaces every word that `sayAs` knows, and leaves phonemes alone.
 * @example spokenText('Wij plukken bonen.', (w) => (w === 'bonen' ? "[[b'o:n@n]]" : undefined)) // "Wij plukken [[b'o:n@n]]."
 */
export function spokenText(tekst: string, sayAs: (woord: string) => string | undefined): string {
  return tekst.replace(WOORD, (deel) => sayAs(deel.toLowerCase()) ?? deel);
}

/**
 * A text of somebody else made safe for the synthesiser: no phonemes of its own, no markup, no control signs. What is left is
 * read as plain text.
 */
export const plainText = (tekst: string): string =>
  tekst
    .normalize('NFC')
    .replaceAll(/[[\]<>&|\\^_*#`~{}=+@$%]/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
