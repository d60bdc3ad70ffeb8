/**
 * Decides: whether a spelling is an existing word, as far as this package knows: what a child could have meant, and what no pseudo-word may be.
 * Source: the word lists, the verb forms and the plural, diminutive and comparison that the rules make of listed words. No dictionary.
 * Example: isBestaandWoord('bommen') is true; isBestaandWoord('boomen') is not.
 */
import { parseWoord } from './analyse/morfologie.ts';
import { recogniseWerkwoord } from './analyse/werkwoordsvormen.ts';
import { isHeelWoord } from './lexicon/woorden.ts';
import { STOFFELIJK } from './lexicon/woordsoorten.ts';
import { meervoudVan, overtreffendeTrap, vergrotendeTrap, verkleinwoordVan } from './vormen.ts';

/** Forms are made from their base and compared, so that boomen is no plural of boom. */
export function isBestaandWoord(tekst: string): boolean {
  const laag = tekst.toLowerCase();
  if (isHeelWoord(laag) || STOFFELIJK.has(laag) || recogniseWerkwoord(laag) !== undefined) return true;
  const { vorm, basis, delen, bekend } = parseWoord(laag);
  if (!bekend) return false;
  if (delen) return true;
  if (basis === undefined) return false;
  if (vorm === 'mv') return meervoudVan(basis) === laag || `${basis}s` === laag;
  if (vorm === 'verkl') return verkleinwoordVan(basis) === laag.replace(/s$/, '');
  return vorm === 'trap' && (vergrotendeTrap(basis) === laag || overtreffendeTrap(basis) === laag.replace(/e$/, ''));
}
