/** The word of a practice in Flanders for who practises, in texts that were written for everybody: cliënt (decision 0174). */

/** What stands between braces is the name of a value. */
const PLEK = /(\{\{[^}]*\}\})/u;

/**
 * Both words are de-words, so that the sentence around them stays right.
 * @example toPraktijk('Kies een leerling. Leerlingen van {{leerling}}') // 'Kies een cliënt. Cliënten van {{leerling}}'
 */
export const toPraktijk = (tekst: string): string =>
  tekst
    .split(PLEK)
    .map((deel, i) =>
      i % 2 === 1
        ? deel
        : deel.replaceAll(
            /\b(l)eerling(en)?\b/giu,
            (_, letter: string, meer: string | undefined) => `${letter === 'L' ? 'C' : 'c'}liënt${meer ?? ''}`,
          ),
    )
    .join('');
