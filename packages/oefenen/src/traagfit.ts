/*
 * Decides whether a child is only passing the time today: answers that take far longer than its own pace and are right no more often than by chance.
 * Source: two states with two signals each, time and being right, and the running sum of their log likelihood ratio (Page 1954, continuous inspection); own values.
 * Example: three mistakes in a row at three times its pace where .8 was expected: the sum is 9, and a further answer counts for .2.
 */

/** One day: the log odds so far that it does not think about what it answers, never below 0. */
export interface TraagFit {
  readonly dag: number;
  readonly bewijs: number;
}

/** ln of how much longer than its own pace such an answer takes, and its sd. */
const SLOW = 1.1;
const SLOW_SD = 0.6;
/** Own paces that look steadier than this (sd of ln seconds) are known too badly to say so. */
const LEAST_SD = 0.25;
/** No single answer says more than this for it, by its time or by being wrong: without slowness mistakes are mistakes. */
const MAX_FOR = 1.5;
/** At its own pace a child is answering. */
const MAX_AGAINST = 4;
const MAX_SUM = 10;
/** Log odds against, before anything was seen. */
const PRIOR = 6;
/** Something always counts: who really cannot do it any more must be given easier words. */
const LEAST_WEIGHT = 0.2;
/** A chance nearer to 0 or 1 than this is not believed. */
const EDGE = 0.03;

const edged = (kans: number): number => Math.min(Math.max(kans, EDGE), 1 - EDGE);

/** An answer: its time against the child's own pace (ln seconds), the chance of right that was expected and that of blind choice. */
export interface TraagAntwoord {
  readonly later: number;
  readonly sd: number;
  readonly goed: boolean;
  readonly kans: number;
  readonly blind: number;
}

function timeEvidence(later: number, ownSd: number): number {
  const sd = Math.max(ownSd, LEAST_SD);
  const slow = Math.log(1 / SLOW_SD) - 0.5 * ((later - SLOW) / SLOW_SD) ** 2;
  // Slower than that is no less slow.
  const past = later > SLOW ? Math.log(1 / SLOW_SD) : slow;
  const own = Math.log(1 / sd) - 0.5 * (later / sd) ** 2;
  return Math.min(Math.max(past - own, -MAX_AGAINST), MAX_FOR);
}

/** The day so far, or a new one. */
export const slowFitOn = (fit: TraagFit | undefined, dag: number): TraagFit => (fit?.dag === dag ? fit : { dag, bewijs: 0 });

/** The day after an answer; an unknown time says nothing. */
export function withSlowness({ dag, bewijs }: TraagFit, { later, sd, goed, kans, blind }: TraagAntwoord): TraagFit {
  if (Number.isNaN(later)) return { dag, bewijs };
  const [p, b] = [edged(kans), edged(blind)];
  const right = Math.min(goed ? Math.log(b / p) : Math.log((1 - b) / (1 - p)), MAX_FOR);
  return { dag, bewijs: Math.min(Math.max(bewijs + right + timeEvidence(later, sd), 0), MAX_SUM) };
}

/** How much an answer counts (0-1) after what came before it today. */
export const slowWeight = ({ bewijs }: TraagFit): number => Math.max(1 / (1 + Math.exp(bewijs - PRIOR)), LEAST_WEIGHT);

export const isPassingTime = ({ bewijs }: TraagFit): boolean => bewijs > PRIOR + 2;
