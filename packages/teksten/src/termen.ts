/** The words of a region in a text that was written once, in Dutch words. */
import type { Regio } from '@spelrijk/domain/admin';

/** Where a link leads; no words for a reader. */
const PAD = /(\]\(\/[^)\s]*\))/u;

/** A groep with a number is a year of school, which Flanders counts differently: that stays. */
const zin = (tekst: string): string =>
  tekst
    .replace(
      /\b([Nn]orm)?([Gg])roep(en)?\b(?! \d)/gu,
      (_, norm: string | undefined, eerste: string, meer: string | undefined) =>
        `${norm ?? ''}${norm === undefined && eerste === 'G' ? 'K' : 'k'}las${meer === undefined ? '' : 'sen'}`,
    )
    .replace(/\b([Hh])andelingsplan/gu, (_, eerste: string) => `${eerste === 'H' ? 'Z' : 'z'}orgplan`)
    .replace(/\bRT-praktijk/gu, 'logopediepraktijk')
    .replace(/\bRT\b/gu, 'logopedie');

/**
 * Words that take the same article change places.
 * @example toFlemish('Maak een groep en kijk naar de normgroepen') // 'Maak een klas en kijk naar de normklassen'
 */
export const toFlemish = (tekst: string): string =>
  tekst
    .split(PAD)
    .map((deel, i) => (i % 2 === 1 ? deel : zin(deel)))
    .join('');

/** As somebody of this region reads it. */
export const inRegio = (tekst: string, regio: Regio): string => (regio === 'be' ? toFlemish(tekst) : tekst);
