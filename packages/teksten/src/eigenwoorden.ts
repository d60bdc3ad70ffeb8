/** Words of who is no school, put into texts that were written for one. Names and numbers come into a text later, and are not touched. */

/** What is found, and what is read for it; the groups of the pattern come along. */
export type Woord = readonly [patroon: RegExp, woord: (...groepen: readonly string[]) => string];

/** With a capital where what it stands for had one. */
const zoals = (heel: string, woord: string): string => (/^\p{Lu}/u.test(heel) ? woord.charAt(0).toUpperCase() + woord.slice(1) : woord);

/** What stands between braces is the name of a value, and a link is an address. */
const VAST = /(\{\{[^}]*\}\}|\]\([^)]*\))/u;

const replaceWoord = (zin: string, [patroon, woord]: Woord): string =>
  zin.replaceAll(patroon, (heel: string, ...rest: readonly unknown[]) =>
    // A group that was not there is no text; behind the groups comes where it stood.
    zoals(heel, woord(...rest.map((deel) => (typeof deel === 'string' ? deel : '')))),
  );

/** A text in other words. */
export const inWoorden =
  (woorden: readonly Woord[]) =>
  (tekst: string): string =>
    tekst
      .split(VAST)
      .map((deel, i) => (i % 2 === 1 ? deel : woorden.reduce(replaceWoord, deel)))
      .join('');

const isBundel = (waarde: unknown): waarde is object => typeof waarde === 'object' && waarde !== null;

/** All texts of a name in other words: the Flemish one where there is one. */
export const bundelIn = (zet: (tekst: string) => string) =>
  function bundel(nl: object, be: object): object {
    return Object.fromEntries(
      Object.entries(nl).map(([sleutel, tekst]: [string, unknown]) => {
        const eigen: unknown = Reflect.get(be, sleutel);
        if (isBundel(tekst)) return [sleutel, bundel(tekst, isBundel(eigen) ? eigen : {})];
        const geldt = typeof eigen === 'string' ? eigen : tekst;
        return [sleutel, typeof geldt === 'string' ? zet(geldt) : geldt];
      }),
    );
  };
