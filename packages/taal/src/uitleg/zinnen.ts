/**
 * Decides: the small pieces of which explanations are made: chunks with hyphens, the chunk of the error, the longer form of a word.
 * Source: the child's own strategies: divide into klankgroepen, make the word longer, look at the parts.
 * Example: verlengde('hond', '') === 'honden'; verlengde('koud', '') === 'koude'.
 */
import type { Woordvorm } from '@spelrijk/domain/woord';
import { BIJVOEGLIJK, KLEINE_WOORDEN, OVERIG } from '../lexicon/woordsoorten.ts';
import type { Foutbeeld } from './foutbeeld.ts';

/** bo-men */
export const withStreepjes = (fout: Foutbeeld): string => fout.klankgroepen.join('-').replaceAll('--', '-');

/** The klankgroep the error stands in; the word when the chunks are not known. */
export function groepBij(fout: Foutbeeld): string {
  let plek = 0;
  for (const groep of fout.klankgroepen) {
    plek += groep.length;
    if (fout.start < plek) return groep;
  }
  return fout.klankgroepen.at(-1) ?? fout.woord;
}

/** Has the word more than one klankgroep, so that dividing helps? */
export const isDeelbaar = (fout: Foutbeeld): boolean => fout.klankgroepen.length > 1;

/** The part of a compound the error stands in; the word itself when it is no compound. */
export function findDeelBij(fout: Foutbeeld): string {
  let plek = 0;
  for (const deel of fout.delen) {
    plek += deel.length;
    if (fout.start < plek) return deel;
  }
  return fout.woord;
}

const chooseDubbelOfEnkel = (woord: string): string => {
  if (/([aeou])\1[bdfgklmnprst]$/.test(woord)) return woord.replace(/([aeou])\1([bdfgklmnprst])$/, '$1$2');
  return /(?:^|[^aeiou])[aeiou][bdfgklmnprst]$/.test(woord) && !/[aeiouy].*(?:e[lrnm]|i[gk]|em)$/.test(woord)
    ? woord + woord.slice(-1)
    : woord;
};

/** Forms that get an e behind them, as an adjective: gebelde, lachende, kleinste. */
const ALS_BIJVOEGLIJK: ReadonlySet<Woordvorm> = new Set(['vd', 'td', 'bn', 'bn:vd', 'trap']);

/** The t of autootje, the p of armpje and the t of hij loopt are no end of a word: autoten does not exist. */
export const isUitgang = ({ vorm, basis }: Foutbeeld, deel: string): boolean =>
  vorm.startsWith('tt') || (vorm === 'verkl' && basis !== undefined && !basis.endsWith(deel));

/** The word with -en, or with -e for an adjective; undefined when it cannot be made longer, as a name. */
export function verlengde(woord: string, vorm: Woordvorm): string | undefined {
  const laag = woord.toLowerCase();
  if (!/^\p{Ll}+$/u.test(woord)) return undefined;
  if (!/[bcdfghjklmnpqrstvwxz]$/.test(laag) || KLEINE_WOORDEN.has(laag) || (OVERIG.has(laag) && laag !== 'haard')) return undefined;
  const stam = chooseDubbelOfEnkel(woord);
  if (/.heid$/.test(laag)) return `${woord.slice(0, -'heid'.length)}heden`;
  return ALS_BIJVOEGLIJK.has(vorm) || (vorm !== 'vt' && BIJVOEGLIJK.has(laag)) ? `${stam}e` : `${stam}en`;
}
