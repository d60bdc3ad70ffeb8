/**
 * Decides: what may be said about reading one text again and again, and when nothing may be said.
 * Source: a minute of reading is off by some ten words (ERIC EJ788335); three readings are the least of a line (own value).
 * Example: leeslijn([52, 60, 66]) is 'vlotter'; leeslijn([52, 66]) is null; leeslijn([52, 60, 58]) is 'gelijk'.
 */

const MINSTE_LEZINGEN = 3;
const MEETFOUT = 10;

/** @param lezingen words a minute, the oldest first. Nothing is ever called slower: who reads with more care is no worse off. */
export function leeslijn(lezingen: readonly number[]): 'vlotter' | 'gelijk' | null {
  const [eerste] = lezingen;
  const laatste = lezingen.at(-1);
  if (lezingen.length < MINSTE_LEZINGEN || eerste === undefined || laatste === undefined) return null;
  return laatste - eerste > MEETFOUT ? 'vlotter' : 'gelijk';
}
