/**
 * Decides: which words are forms of one word (hond, honden, hondje; vallen, valt, viel), so that who reads one knows part of how another is written.
 * Source: the form and the base of every record of the word bank; the table of decision 0218.
 * Example: vormenVan('Viel') holds 'vallen', 'valt', 'viel' and 'gevallen'.
 */
import { BANK } from '@spelrijk/taal/bank';

const basissen = new Map<string, Set<string>>();
const vormen = new Map<string, Set<string>>();
for (const { woord, basis = woord } of BANK) {
  const [vorm, sleutel] = [woord.toLowerCase(), basis.toLowerCase()];
  basissen.set(vorm, (basissen.get(vorm) ?? new Set()).add(sleutel));
  vormen.set(sleutel, (vormen.get(sleutel) ?? new Set([sleutel])).add(vorm));
}

/** `is` tells nothing of `was` or `ben`. */
const isVerwant = (basis: string, een: string, ander: string): boolean => basis !== 'zijn' || een[0] === ander[0];

/** This word and every form of it that the bank knows, in small letters; a spelling of two words gives the forms of both. */
export function vormenVan(woord: string): ReadonlySet<string> {
  const laag = woord.toLowerCase();
  const eigen = new Set([laag, ...(basissen.get(laag) ?? [])]);
  return new Set([laag, ...[...eigen].flatMap((basis) => [...(vormen.get(basis) ?? [])].filter((vorm) => isVerwant(basis, vorm, laag)))]);
}
