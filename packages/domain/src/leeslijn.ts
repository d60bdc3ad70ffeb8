/**
 * Decides: what may be said about reading one text again and again, and when nothing may be said.
 * Source: own values: a reading in silence is off by 18% (sd of its logarithm), three readings are the least of a line, and of children who do not grow at most
 * one in ten is called smoother.
 * Example: leeslijn([52, 60, 75]) is 'vlotter'; leeslijn([52, 75]) is null; leeslijn([52, 60, 66]) is 'gelijk'.
 */

const MINSTE_LEZINGEN = 3;
const SPREIDING = 0.18;
/** One in ten of a normal distribution lies above it. */
const EEN_OP_TIEN = 1.2816;
/** Two readings are compared, and both are off. */
const VERSCHIL = EEN_OP_TIEN * Math.SQRT2 * SPREIDING;

/** @param lezingen words a minute, the oldest first. Nothing is ever called slower: who reads with more care is no worse off. */
export function leeslijn(lezingen: readonly number[]): 'vlotter' | 'gelijk' | null {
  const [eerste] = lezingen;
  const laatste = lezingen.at(-1);
  if (lezingen.length < MINSTE_LEZINGEN || eerste === undefined || laatste === undefined) return null;
  return Math.log(laatste / eerste) > VERSCHIL ? 'vlotter' : 'gelijk';
}

/** One day on which the text was read in this procedure. */
export interface Herhaallezing {
  /** ISO 8601, a day here. */
  readonly dag: string;
  /** Words a minute, when it was read alone from begin to end at a pace somebody can read at; null: nobody knows. */
  readonly wpm: number | null;
  /** Share of words read right aloud, 0-1, when somebody listened; null: nobody did. */
  readonly goed: number | null;
}

/** Twice is what is asked; with more to gain up to four times (own values, after the review of repeated reading by the What Works Clearinghouse, 2014). */
const KEER = { minste: 2, meeste: 4 };
const GOED_GENOEG = 0.96;
/**
 * Decides: whether a text that is read on more days is up again. `morgen`: it was read today. `klaar`: enough, or let go.
 * Example: herhaling([{ dag: '2026-11-28', wpm: 50, goed: null }], { doel: 70, vandaag: '2026-11-29', vanaf: '2026-11-15' }) is 'nu'.
 * @param doel words a minute of its level
 * @param vanaf last read before this day, it is let go
 */
export function herhaling(
  lezingen: readonly Herhaallezing[],
  { doel, vandaag, vanaf }: { readonly doel: number; readonly vandaag: string; readonly vanaf: string },
): 'nu' | 'morgen' | 'klaar' {
  const dagen = new Set(lezingen.map(({ dag }) => dag)).size;
  const laatste = lezingen.at(-1);
  if (!laatste || dagen >= KEER.meeste) return 'klaar';
  const onder = (laatste.goed !== null && laatste.goed < GOED_GENOEG) || (laatste.wpm !== null && laatste.wpm < doel);
  if (dagen >= KEER.minste && !onder) return 'klaar';
  if (laatste.dag < vanaf) return 'klaar';
  return laatste.dag < vandaag ? 'nu' : 'morgen';
}

/** Texts of so many words are worth reading again. */
export const HERHAALWOORDEN = { van: 50, tot: 200 } as const;
