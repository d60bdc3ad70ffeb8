/**
 * Decides: where in a sentence a word stands as a whole, so that it can be left out.
 * Source: letters, apostrophes and hyphens belong to the word they touch; a capital at the beginning is the same word.
 * Example: splitZin('Bomen zijn groen.', 'bomen') -> { voor: '', na: ' zijn groen.' }.
 */
const HOORT_ERBIJ = /[\p{L}\p{M}'-]/u;

/**
 * A sentence with what is written short in it, as it is said.
 * @example zinVoluit('Het is 2 km ver.', 'km', 'kilometer') // 'Het is 2 kilometer ver.'
 */
export function zinVoluit(zin: string, kort: string, voluit: string): string {
  const delen = splitZin(zin, kort);
  return delen ? `${delen.voor}${voluit}${delen.na}` : zin;
}

/** What stands before and behind the first place of the word; undefined when the sentence does not have it as written. */
export function splitZin(zin: string, woord: string): { readonly voor: string; readonly na: string } | undefined {
  const [laag, gezocht] = [zin.toLowerCase(), woord.toLowerCase()];
  if (gezocht === '' || laag.length !== zin.length) return undefined;
  for (let plek = laag.indexOf(gezocht); plek >= 0; plek = laag.indexOf(gezocht, plek + 1)) {
    const [voor, na] = [zin.slice(0, plek), zin.slice(plek + woord.length)];
    if (!HOORT_ERBIJ.test(voor.slice(-1)) && !HOORT_ERBIJ.test(na.slice(0, 1))) return { voor, na };
  }
  return undefined;
}
