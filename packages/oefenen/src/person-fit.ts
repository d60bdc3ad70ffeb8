/*
 * Decides how far today's answers fit the child: a day on which far more is right than anybody expected may be somebody else's.
 * Source: standardised residuals as person-fit (Drasgow, Levine & Williams 1985), summed over one day; own bounds.
 * Example: thirty right in a row where .8 was expected is z = 2.5: a further right answer counts for .6, after forty for .4.
 */

/** One day: right answers beyond what was expected, and the variance of that by chance. */
export interface DayFit {
  readonly dag: number;
  readonly verrassing: number;
  readonly variantie: number;
}

/** Good days happen: up to here everything counts. */
const ORDINARY = 2;
/** Nothing is declared mastered on a day this far out. */
const TOO_GOOD = 2.5;
/** A few answers prove nothing. */
const START_VARIANCE = 1;

const zOf = ({ verrassing, variantie }: DayFit): number => verrassing / Math.sqrt(variantie + START_VARIANCE);

/** The day so far, or a new one. */
export const dayFitOn = (fit: DayFit | undefined, dag: number): DayFit => (fit?.dag === dag ? fit : { dag, verrassing: 0, variantie: 0 });

/** The day after an answer that had this chance of being right. */
export const withAnswer = ({ dag, verrassing, variantie }: DayFit, goed: boolean, kans: number): DayFit => ({
  dag,
  verrassing: verrassing + (goed ? 1 : 0) - kans,
  variantie: variantie + kans * (1 - kans),
});

/** How much a right answer counts (0-1) after what came before it today. Wrong answers always count: nobody helps a child to make mistakes. */
export const fitWeight = (fit: DayFit, goed: boolean): number => (goed ? Math.min(1, Math.exp(ORDINARY - zOf(fit))) : 1);

export const isTooGood = (fit: DayFit): boolean => zOf(fit) > TOO_GOOD;
