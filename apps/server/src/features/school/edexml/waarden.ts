/** Values as school programs write them, made one: jaargroepen, years, keys. Tolerant, and nothing is guessed silently. */

import { schoon } from '../../../platform/bestand/waarde.ts';

/** What a jaargroep can be: 1-8, `C` for a combined group (the leerling's own counts), `H` for gone, `anders` for outside our school. */
export type Jaargroep = number | 'C' | 'H' | 'anders';

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

/** `2026-2027`; `undefined` when the second year is not the one after the first. */
export function readSchooljaar(tekst: string): string | undefined {
  const jaren = /^(\d{4})-(\d{4})$/.exec(schoon(tekst));
  return jaren && Number(jaren[2]) === Number(jaren[1]) + 1 ? jaren[0] : undefined;
}

/** A dummy key (`#...`) may change at every export, so it never matches anybody. */
export const isDummy = (sleutel: string): boolean => sleutel.startsWith('#');
