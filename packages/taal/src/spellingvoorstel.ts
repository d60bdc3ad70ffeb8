/**
 * Decides: which word somebody may have meant by a spelling that we do not know.
 * Source: a word of the bank that sounds the same, else one that is one letter away (Damerau 1964: most slips are one letter).
 * Example: propose(examineWoord('boomen')) === 'bomen'.
 */
import type { WoordAnalyse } from './analyse.ts';
import { BANK } from './bank.ts';

/** Stress and linking marks say nothing about the letters. */
const klankVan = (ipa: string): string => ipa.replaceAll(/[ˈˌ.]/gu, '');

/** With one letter out: words that share such a rest are one letter apart. */
const resten = (woord: string): string[] => [...woord].map((_, i) => woord.slice(0, i) + woord.slice(i + 1));

interface Register {
  readonly opKlank: ReadonlyMap<string, string>;
  readonly opRest: ReadonlyMap<string, string>;
}

/** Shorter words lie too near to each other for a guess. */
const KORTSTE = 5;

function build(): Register {
  const opKlank = new Map<string, string>();
  const opRest = new Map<string, string>();
  for (const { woord, ipa, vorm } of BANK) {
    // d.w.z. is no slip of another: each is short for something else.
    if (vorm === 'kort') continue;
    if (!opKlank.has(klankVan(ipa))) opKlank.set(klankVan(ipa), woord);
    if (woord.length < KORTSTE) continue;
    for (const rest of [woord, ...resten(woord)]) if (!opRest.has(rest)) opRest.set(rest, woord);
  }
  return { opKlank, opRest };
}

let register: Register | undefined;

/** The word that may be meant; undefined when nothing comes near. Ask it only of spellings that are no existing word. */
export function propose({ woord, ipa }: Pick<WoordAnalyse, 'woord' | 'ipa'>): string | undefined {
  register ??= build();
  const klein = woord.toLowerCase();
  const zelfdeKlank = ipa === '' ? undefined : register.opKlank.get(klankVan(ipa));
  if (zelfdeKlank !== undefined) return zelfdeKlank === klein ? undefined : zelfdeKlank;
  // A name lies near many words: Parijs is no slip of prijs.
  if (klein.length < KORTSTE || klein.includes(' ') || /^\p{Lu}/u.test(woord)) return undefined;
  const nabij = [klein, ...resten(klein)].map((rest) => register?.opRest.get(rest)).find((ander) => ander !== undefined && ander !== klein);
  return nabij;
}
