/**
 * Decides: how many words and how much time of a turn of reading count; every screen, file and report counts these.
 * Source: own values. Adults read 238 words a minute in silence (Brysbaert 2019, 10.1016/j.jml.2019.104047); nobody of primary school is near 400.
 * Example: countGelezen(tekst, { van: 0, verst: 3, uit: false, ms: 60_000 }) counts the words of sentences 1 and 2.
 */

/** Faster is turning pages: 400 words a minute. */
const KORTST_MS = 150;
/** Nobody takes in a letter faster, in silence. */
export const KORTST_LETTER_MS = 40;
/** Slower is doing something else: ten words a minute. */
export const LANGST_MS = 6000;

interface Voortgang {
  /** Where it went on in this turn: what stands before it was read before. */
  readonly van: number;
  /** The furthest sentence that was lit, of `zinnen` from 1; 0 is the title. The one that is lit is being read still. */
  readonly verst: number;
  readonly uit: boolean;
  readonly ms: number;
}

/** The words of a sentence: what stands between spaces and has a letter or a figure in it. */
export const countWoorden = (zin: string): number => zin.split(/\s+/).filter((woord) => /[\p{L}\d]/u.test(woord)).length;

export interface Geteld {
  readonly woorden: number;
  readonly ms: number;
  /** All of it was read, from where this turn began. */
  readonly uit: boolean;
}

/** What counts of a turn. @param zinnen sentences of the text in order, without its title */
export function countGelezen(zinnen: readonly string[], { van, verst, uit, ms }: Voortgang): Geteld {
  const eerste = Math.max(0, van - 1);
  const som = (tot: number): number => zinnen.slice(eerste, tot).reduce((woorden, zin) => woorden + countWoorden(zin), 0);
  const alle = som(zinnen.length);
  const langs = uit ? alle : som(Math.max(0, verst - 1));
  const woorden = Math.min(langs, Math.floor(ms / KORTST_MS));
  return { woorden, ms: Math.min(ms, woorden * LANGST_MS), uit: uit && woorden === alle };
}
