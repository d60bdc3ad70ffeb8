/*
 * Decides where practice starts and ends when nobody set it: half a year back, one year ahead.
 * Source: what was taught before the last half-year counts as known until an answer says otherwise; loan words of groep 7 are no matter for groep 5.
 * Example: automaticRange('5b', { first: 3, last: 8 }) is { startpunt: '5a', plafond: '6b' }.
 */

/** Years of the learning line of a region. */
export interface Years {
  readonly first: number;
  readonly last: number;
}

export interface Range {
  readonly startpunt: string;
  readonly plafond: string;
}

/** Both follow from the half-year whose level is the yardstick. */
export function automaticRange(normgroep: string, { first, last }: Years): Range {
  const jaar = Number(normgroep[0]);
  const half = normgroep[1] ?? 'a';
  const terug = jaar <= first ? normgroep : `${jaar - 1}b`;
  return { startpunt: half === 'b' ? `${jaar}a` : terug, plafond: jaar >= last ? `${last}b` : `${jaar + 1}${half}` };
}
