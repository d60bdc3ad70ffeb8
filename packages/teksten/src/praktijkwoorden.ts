/**
 * The words of a logopedist in Flanders, put into texts that were written for a school there. Each takes the article of the word it stands
 * for, so that the sentence around it stays right. Values that come into a text later (names) are not touched: this is done before.
 */

/** With a capital where what it stands for had one. */
const zoals = (heel: string, woord: string): string => (/^\p{Lu}/u.test(heel) ? woord.charAt(0).toUpperCase() + woord.slice(1) : woord);

const WOORDEN: readonly (readonly [patroon: RegExp, woord: (meer: string) => string])[] = [
  [/\bklas(sen)?\b/giu, (meer) => (meer === '' ? 'groep' : 'groepen')],
  [/\bklas(?:sen)?(?=(?:code|dictee|lijst|naam|overzicht)s?\b)/giu, () => 'groeps'],
  [/\bleerling(en)?\b/giu, (meer) => `cliënt${meer}`],
  [/\bleerkracht(en)?\b/giu, (meer) => `logopedist${meer}`],
  [/\bschoolbeheerder(s)?\b/giu, (meer) => `praktijkbeheerder${meer}`],
  [/\b(?<=(?:onze|jullie|je|jouw|hele|eigen) )school\b/giu, () => 'praktijk'],
];

/** What stands between braces is the name of a value, and a link is an address. */
const VAST = /(\{\{[^}]*\}\}|\]\([^)]*\))/u;

/** @example toPraktijk('Klas toevoegen') // 'Groep toevoegen' */
export const toPraktijk = (tekst: string): string =>
  tekst
    .split(VAST)
    .map((deel, i) =>
      i % 2 === 1
        ? deel
        : WOORDEN.reduce(
            (zin, [patroon, woord]) =>
              zin.replaceAll(patroon, (heel: string, meer: unknown) => zoals(heel, woord(typeof meer === 'string' ? meer : ''))),
            deel,
          ),
    )
    .join('');

const isBundel = (waarde: unknown): waarde is object => typeof waarde === 'object' && waarde !== null;

/** All texts of a name as a logopedist reads them: the Flemish one where there is one. */
export function inPraktijkwoorden(nl: object, be: object): object {
  return Object.fromEntries(
    Object.entries(nl).map(([sleutel, tekst]: [string, unknown]) => {
      const eigen: unknown = Reflect.get(be, sleutel);
      if (isBundel(tekst)) return [sleutel, inPraktijkwoorden(tekst, isBundel(eigen) ? eigen : {})];
      const geldt = typeof eigen === 'string' ? eigen : tekst;
      return [sleutel, typeof geldt === 'string' ? toPraktijk(geldt) : geldt];
    }),
  );
}
