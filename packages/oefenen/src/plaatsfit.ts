/*
 * Decides whether what is right outside school hours fits what is right at school: who has far more right elsewhere may have help there.
 * Source: the difference of two mean residuals over its standard error (person-fit by condition; Drasgow, Levine & Williams 1985), old answers fading; own bounds.
 * Example: 85% right at school and 99% elsewhere where 82% was expected of both, some fifty answers each: z = 2.4.
 */

/** Where a child probably is, by the clock; who has no school, or does not know its hours, has none. */
export const PLAATSEN = ['school', 'elders'] as const;
export type Plaats = (typeof PLAATSEN)[number];

/** Answers at one place, old ones fading: how many, right ones beyond what was expected, and the variance of that by chance. */
interface PlaatsSom {
  readonly aantal: number;
  readonly verrassing: number;
  readonly variantie: number;
}

export type PlaatsFit = Readonly<Record<Plaats, PlaatsSom>>;

/** What an answer still counts after another one at the same place: a memory of some four hundred. */
const KEEP = 1 - 1 / 400;
/** Fewer answers at either place tell nothing. */
const ENOUGH = 25;
/** Sd (share right) of what a child has more or less right at another place without anybody's help: quiet, tired, another hour. */
const PLACE_SD = 0.03;
/** Differences happen: up to here everything counts. */
const ORDINARY = 2;
/** How fast what is right elsewhere counts for less beyond that, per standard error. */
const STEEP = 3;
/** From here on nothing is declared mastered there, and the docent is told. */
const TOO_DIFFERENT = 3;

const NOTHING: PlaatsSom = { aantal: 0, verrassing: 0, variantie: 0 };
export const EMPTY_PLACES: PlaatsFit = { school: NOTHING, elders: NOTHING };

/** How much better it goes elsewhere than at school, in standard errors; 0 while either place tells too little. */
export function placeZ({ school, elders }: PlaatsFit): number {
  if (school.aantal < ENOUGH || elders.aantal < ENOUGH) return 0;
  const verschil = elders.verrassing / elders.aantal - school.verrassing / school.aantal;
  return verschil / Math.sqrt(elders.variantie / elders.aantal ** 2 + school.variantie / school.aantal ** 2 + PLACE_SD ** 2);
}

/** The places after an answer at one of them that had this chance of being right. */
export function withPlaats(fit: PlaatsFit, plaats: Plaats, goed: boolean, kans: number): PlaatsFit {
  const { aantal, verrassing, variantie } = fit[plaats];
  const som: PlaatsSom = {
    aantal: KEEP * aantal + 1,
    verrassing: KEEP * verrassing + (goed ? 1 : 0) - kans,
    variantie: KEEP * KEEP * variantie + kans * (1 - kans),
  };
  return { ...fit, [plaats]: som };
}

/** How much an answer counts (0-1): only what is right elsewhere counts for less. */
export const placeWeight = (fit: PlaatsFit, plaats: Plaats, goed: boolean): number =>
  goed && plaats === 'elders' ? Math.min(1, Math.exp(STEEP * (ORDINARY - placeZ(fit)))) : 1;

export const isTooDifferent = (fit: PlaatsFit): boolean => placeZ(fit) > TOO_DIFFERENT;
