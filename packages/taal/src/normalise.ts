/**
 * Decides: which typed characters are only another way of writing the same sign, and so never a spelling error.
 * Source: Unicode NFC; the word list of the Taalunie writes a straight apostrophe and a plain hyphen.
 * Example: normalise('  foto’s ') === "foto's".
 */

const APOSTROF = /[\u2018\u2019\u201A\u201B\u02BC\u02B9\u2032\u0060\u00B4\uFF07]/g;
const STREEP = /[\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFE63\uFF0D]/g;
/** Marks that a keyboard or a copied text can leave behind and that nobody sees. */
const ONZICHTBAAR = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
/** The single code points for ij; children and schools write two letters. */
const IJ: readonly (readonly [RegExp, string])[] = [
  [/\u0133/g, 'ij'],
  [/\u0132/g, 'IJ'],
];

/** NFC, one kind of apostrophe and hyphen, single spaces, nothing around it. Keeps capitals. Never throws. */
export function normalise(tekst: string): string {
  let schoon = tekst.normalize('NFC').replace(ONZICHTBAAR, '').replace(APOSTROF, "'").replace(STREEP, '-');
  for (const [teken, letters] of IJ) schoon = schoon.replace(teken, letters);
  return schoon.replace(/\s+/g, ' ').trim();
}

/** Steps from one word to the other: a letter more, less, other, or two neighbours swapped as one step (Damerau 1964, restricted form). */
export function afstand(een: string, ander: string): number {
  // Of the table only the row that is made and the two above it: a word is compared with all of its level.
  let tweeTerug: number[] = [];
  let vorige = Array.from({ length: ander.length + 1 }, (_, j) => j);
  for (let i = 1; i <= een.length; i++) {
    const rij = [i];
    let links = i;
    for (let j = 1; j <= ander.length; j++) {
      const schuin = (vorige[j - 1] ?? 0) + (een[i - 1] === ander[j - 1] ? 0 : 1);
      links = Math.min(links + 1, (vorige[j] ?? 0) + 1, schuin);
      if (i > 1 && j > 1 && een[i - 1] === ander[j - 2] && een[i - 2] === ander[j - 1])
        links = Math.min(links, (tweeTerug[j - 2] ?? 0) + 1);
      rij.push(links);
    }
    tweeTerug = vorige;
    vorige = rij;
  }
  return vorige[ander.length] ?? 0;
}
