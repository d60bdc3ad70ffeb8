/**
 * Text with a little shape: paragraphs, lists and links to our own pages. Plain text is valid as it is; everything that is not
 * exactly one of the three shapes stays text, HTML and template code too, so that there is nothing to take away.
 */

/** `naar` is a path of our own site, or '' for plain words. */
interface Stuk {
  readonly tekst: string;
  readonly naar: string;
}

/** The pieces of one line. */
export type Regel = readonly Stuk[];

export interface Blok {
  readonly soort: 'alinea' | 'lijst';
  readonly regels: readonly Regel[];
}

/** Words between brackets, then a path between parentheses: one slash first, never two, so that no other host can be meant. */
const LINK = /\[([^[\]\n]{1,200})\]\((\/(?![/\\])[\w\-./:#?=&%~]{0,300})\)/gu;
const PUNT = /^[-*] +/u;

function readRegel(tekst: string): Regel {
  const stukken: Stuk[] = [];
  let vanaf = 0;
  for (const gevonden of tekst.matchAll(LINK)) {
    if (gevonden.index > vanaf) stukken.push({ tekst: tekst.slice(vanaf, gevonden.index), naar: '' });
    stukken.push({ tekst: gevonden[1] ?? '', naar: gevonden[2] ?? '' });
    vanaf = gevonden.index + gevonden[0].length;
  }
  if (vanaf < tekst.length) stukken.push({ tekst: tekst.slice(vanaf), naar: '' });
  return stukken;
}

/** Neighbouring lines of one kind are one block. */
function readAlinea(regels: readonly string[]): readonly Blok[] {
  const blokken: { soort: Blok['soort']; regels: Regel[] }[] = [];
  for (const regel of regels) {
    const soort = PUNT.test(regel) ? 'lijst' : 'alinea';
    const laatste = blokken.at(-1);
    const gelezen = readRegel(regel.replace(soort === 'lijst' ? PUNT : '', ''));
    if (laatste?.soort === soort) laatste.regels.push(gelezen);
    else blokken.push({ soort, regels: [gelezen] });
  }
  return blokken;
}

/**
 * An empty line parts paragraphs; lines that begin with `- ` are a list; `[words](/site/prijzen)` is a link.
 * @example readOpmaak('Dag\n\n- een') // [{ soort: 'alinea', … }, { soort: 'lijst', … }]
 */
export const readOpmaak = (tekst: string): readonly Blok[] =>
  tekst
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/u)
    .map((alinea) => alinea.split('\n').map((regel) => regel.trim()))
    .flatMap((regels) => readAlinea(regels.filter((regel) => regel !== '')));

/** The same as plain text, for a mail; `adres` makes a whole address of a path. */
export const toPlatteTekst = (tekst: string, adres: (naar: string) => string): string =>
  readOpmaak(tekst)
    .map(({ soort, regels }) =>
      regels
        .map((regel) => regel.map((stuk) => (stuk.naar === '' ? stuk.tekst : `${stuk.tekst} (${adres(stuk.naar)})`)).join(''))
        .map((regel) => (soort === 'lijst' ? `- ${regel}` : regel))
        .join('\n'),
    )
    .join('\n\n');
