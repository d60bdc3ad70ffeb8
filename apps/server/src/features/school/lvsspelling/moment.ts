/**
 * When in the years a test was taken, as lists of schools write it. Dutch lists name a groep (`M5`, `midden groep 5`), Flemish ones a leerjaar (`begin 3de
 * leerjaar`), IEP a period of the year (`Periode 1`). Nothing is converted: `M5` of a Flemish list is leerjaar 5.
 */

const CODE = /\b([MEB])\s?([1-8])\b/i;
const WOORD = /\b(begin|midden|eind|einde)\b/i;
const PERIODE = /\b(?:periode|p)\s?([12])\b/i;
/** Years and versions are no groep: `2025-2026`, `3.0`. */
const ANDER_GETAL = /\d{2,}|\d[.,]\d/g;
const LETTER: Readonly<Record<string, string>> = { begin: 'B', midden: 'M', eind: 'E', einde: 'E' };

/** The one jaargroep or leerjaar that a text names: `3A`, `Groep 5`, `4de leerjaar`; none in `groep 3/4`. */
function jaarIn(tekst: string): string {
  const cijfers = new Set(
    [...tekst.replaceAll(ANDER_GETAL, ' ').matchAll(/\b([1-8])(?:e|de|ste|ᵉ|[a-d])?\b/gi)].map(([, cijfer]) => cijfer),
  );
  const [enige] = cijfers;
  return cijfers.size === 1 ? (enige ?? '') : '';
}

/**
 * Null when a text names no moment. `groep`: what the row calls its groep, for a text that names no year itself.
 * @example momentIn('begin', '3A') // 'B3'
 * @example momentIn('IEP Taalverzorging periode 2', 'Groep 6') // '6P2'
 */
export function momentIn(tekst: string, groep = ''): string | null {
  const code = CODE.exec(tekst);
  if (code) return `${code[1]?.toUpperCase()}${code[2]}`;
  const periode = PERIODE.exec(tekst);
  if (periode) return `${jaarIn(tekst.replace(PERIODE, ' ')) || jaarIn(groep)}P${periode[1]}`;
  const letter = LETTER[WOORD.exec(tekst)?.[1]?.toLowerCase() ?? ''] ?? /^[BME]$/i.exec(tekst.trim())?.[0].toUpperCase();
  return letter === undefined ? null : `${letter}${jaarIn(tekst) || jaarIn(groep)}`;
}

/** Half-years in order of time; null for a moment that names no half-year. */
export function opTijd(moment: string): number | null {
  const delen = /^([BME])([1-8])$/.exec(moment);
  return delen ? Number(delen[2]) * 3 + 'BME'.indexOf(delen[1] ?? 'B') : null;
}
