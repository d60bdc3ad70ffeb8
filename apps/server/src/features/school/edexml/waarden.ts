/** Values as school programs write them, made one: names, jaargroepen, dates. Tolerant, and nothing is guessed silently. */

/** What a jaargroep can be: 1-8, `C` for a combined group (the leerling's own counts), `H` for gone, `anders` for outside our school. */
export type Jaargroep = number | 'C' | 'H' | 'anders';

/** What hides or turns around text, the same that a form refuses. */
const ONZICHTBAAR = /[\u200B\u2060-\u2069\u202A-\u202E\uFEFF]/gu;
/** More marks on one letter than any language has. */
const GESTAPELD = /(\p{M}{5})\p{M}+/gu;

/** No control signs, single spaces, composed letters: what a person sees. */
export const schoon = (tekst: string): string =>
  tekst
    .normalize('NFC')
    .replaceAll(ONZICHTBAAR, '')
    .replaceAll(GESTAPELD, '$1')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** At most so long (UTF-16), without half a sign at the end. */
export const kort = (tekst: string, meest: number): string =>
  tekst.length <= meest
    ? tekst
    : tekst
        .slice(0, meest)
        .toWellFormed()
        .replace(/\uFFFD$/u, '')
        .trimEnd();

/** `5`, `05` and `groep 5` are 5; code list of EdeXML 2.1. `undefined` when a person has to say it: nothing, nonsense, or `S`, a school without years. */
export function readJaargroep(tekst: string): Jaargroep | undefined {
  const waarde = schoon(tekst).toLowerCase();
  const cijfers = /^(?:groep|klas|jaargroep)?\s*0*(\d{1,2})$/.exec(waarde)?.[1];
  if (cijfers !== undefined) {
    const getal = Number(cijfers);
    if (getal >= 1 && getal <= 8) return getal;
    return getal === 0 || (getal >= 11 && getal <= 16) ? 'anders' : undefined;
  }
  if (waarde === 'c') return 'C';
  if (waarde === 'h') return 'H';
  return ['b', 'd', 'v', 'n'].includes(waarde) ? 'anders' : undefined;
}

/** YYYY-MM-DD of an ISO or a Dutch date (14-02-2016), or `undefined` when there is no such day. */
export function readDatum(tekst: string): string | undefined {
  const waarde = schoon(tekst);
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(waarde);
  const nl = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(waarde);
  const [jaar, maand, dag] = iso ? [iso[1], iso[2], iso[3]] : nl ? [nl[3], nl[2], nl[1]] : [];
  if (jaar === undefined || maand === undefined || dag === undefined) return undefined;
  const datum = `${jaar}-${maand.padStart(2, '0')}-${dag.padStart(2, '0')}`;
  const moment = new Date(`${datum}T12:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== datum ? undefined : datum;
}

/** `2026-2027`; `undefined` when the second year is not the one after the first. */
export function readSchooljaar(tekst: string): string | undefined {
  const jaren = /^(\d{4})-(\d{4})$/.exec(schoon(tekst));
  return jaren && Number(jaren[2]) === Number(jaren[1]) + 1 ? jaren[0] : undefined;
}

/** A dummy key (`#...`) may change at every export, so it never matches anybody. */
export const isDummy = (sleutel: string): boolean => sleutel.startsWith('#');
