/*
 * Decides which sentence may be said about growth, in the order in which a teacher may rely on it. The words stand in `@spelrijk/teksten/groei`.
 * Source: an 80% range and a 90% certainty, with words of doubt below them; never "no growth" from a test that cannot show it. Own values.
 * Example: kansOp .93 and kansRuim .61 -> { zin: 'vooruit' }: went forward, how much is uncertain.
 */
import { MINSTE_ANKERS } from './blauwdruk.ts';
import type { Groei } from './groei.ts';

/** What is said about growth: too few words, known already, clearly forward, forward, worse, the same, or undecided. */
type Groeizin = 'te-weinig' | 'kende-al' | 'duidelijk' | 'vooruit' | 'minder' | 'gelijk' | 'onbeslist';

/** Beside an average classmate: faster, slower, or nothing is said. */
type Normzin = 'sneller' | 'langzamer' | null;

const ZEKER = 0.9;
const VRIJ_ZEKER = 0.8;
const ONWAARSCHIJNLIJK = 0.2;

export interface Groeioordeel {
  readonly zin: Groeizin;
  readonly norm: Normzin;
}

function zinVan({ kansBekend, kansOp, kansRuim, kansNeer, kansGelijk }: Groei, ankers: number): Groeizin {
  if (ankers < MINSTE_ANKERS) return 'te-weinig';
  if (kansBekend >= ZEKER) return 'kende-al';
  if (kansOp >= ZEKER) return kansRuim >= VRIJ_ZEKER ? 'duidelijk' : 'vooruit';
  if (kansNeer >= ZEKER) return 'minder';
  return kansGelijk >= VRIJ_ZEKER ? 'gelijk' : 'onbeslist';
}

/** Nothing is said beside a classmate where nothing is said about growth. */
function normVan({ kansNorm }: Groei, zin: Groeizin): Normzin {
  if (zin === 'te-weinig' || zin === 'kende-al') return null;
  if (kansNorm >= VRIJ_ZEKER) return 'sneller';
  return kansNorm <= ONWAARSCHIJNLIJK ? 'langzamer' : null;
}

/** `ankers`: words answered in both tests; of a plan, those of its goal with the most. */
export function judgeGroei(groei: Groei, ankers: number): Groeioordeel {
  const zin = zinVan(groei, ankers);
  return { zin, norm: normVan(groei, zin) };
}

interface Telling {
  readonly aantal: number;
  readonly goed: number;
}

/** Share of new words right from which practised words are no news. */
const NIEUW_GOED = 0.7;

/** Practised words go well while new words with the same rule do not: the words were learned, not the rule. */
export function isAlleenGeoefend(geoefend: Telling, nieuw: Telling): boolean {
  if (geoefend.aantal === 0 || nieuw.aantal === 0 || geoefend.goed < VRIJ_ZEKER * geoefend.aantal) return false;
  // Median of the posterior of a share (Beta, Jeffreys' prior): below .7 is P(share >= .7) < .5.
  return (nieuw.goed + 1 / 6) / (nieuw.aantal + 1 / 3) < NIEUW_GOED;
}

/** At least two look-alikes, and three of ten, written with the rule of the goal: the rule is used where it must not be. */
export const isOvergebruik = (aantal: number, metRegel: number): boolean => metRegel >= 2 && metRegel >= 0.3 * aantal;

/** What is said some weeks after the end: still there, partly gone, or undecided. */
type Nametingzin = 'gebleven' | 'weggezakt' | 'onbeslist';

/** `groei`: from the final test to the nameting. */
export function judgeNameting({ kansNeer, kansRuimKwijt }: { readonly kansNeer: number; readonly kansRuimKwijt: number }): Nametingzin {
  if (1 - kansRuimKwijt >= VRIJ_ZEKER) return 'gebleven';
  return kansNeer >= ZEKER ? 'weggezakt' : 'onbeslist';
}
