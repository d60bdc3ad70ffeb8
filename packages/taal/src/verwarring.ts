/**
 * Decides: how easily a spoken word is taken for another one, when a voice is not clear.
 * Source: minimal pairs in the word bank: words of which one sound is another that children and cheap loudspeakers mix up (Collins and
 * Mees, The Phonetics of English and Dutch, 2003, on what is near in Dutch).
 * Example: vee has minimal pairs (fee); olifant has none.
 */
import { BANK } from './bank.ts';
import { splitFonemen } from './klank/fonemen.ts';

/** Sounds that lie next to each other: voiced and voiceless, one place further, short and long, next in the vowel chart. */
const BUREN: readonly (readonly string[])[] = [
  ['f', 'v', 'ʋ'],
  ['s', 'z'],
  ['x', 'ɣ'],
  ['b', 'p'],
  ['d', 't'],
  ['k', 'x'],
  ['b', 'd'],
  ['p', 't', 'k'],
  ['m', 'n', 'ŋ'],
  ['l', 'r'],
  ['ɑ', 'aː'],
  ['ɛ', 'ɪ', 'eː'],
  ['ɔ', 'oː', 'u'],
  ['ʏ', 'ɔ'],
  ['ʏ', 'øː', 'œy'],
  ['i', 'ɪ'],
  ['ɛi', 'œy', 'aː'],
  ['y', 'u', 'øː'],
];

const NAAST: ReadonlyMap<string, readonly string[]> = (() => {
  const kaart = new Map<string, Set<string>>();
  for (const groep of BUREN)
    for (const klank of groep) {
      const nu = kaart.get(klank) ?? new Set<string>();
      for (const ander of groep) if (ander !== klank) nu.add(ander);
      kaart.set(klank, nu);
    }
  return new Map([...kaart].map(([klank, buren]) => [klank, [...buren]]));
})();

const klankenVan = (ipa: string): readonly string[] => splitFonemen(ipa).map(({ klank }) => klank);

let gehoord: ReadonlySet<string> | undefined;
const gesproken = (): ReadonlySet<string> =>
  (gehoord ??= new Set(BANK.flatMap(({ ipa }) => (ipa === '' ? [] : [klankenVan(ipa).join(' ')]))));

/** How many words of the bank this one becomes when one sound is heard as its neighbour. */
export function countMinimaleParen(ipa: string): number {
  const klanken = klankenVan(ipa);
  let aantal = 0;
  for (const [i, klank] of klanken.entries())
    for (const ander of NAAST.get(klank) ?? []) if (gesproken().has(klanken.with(i, ander).join(' '))) aantal++;
  return aantal;
}
