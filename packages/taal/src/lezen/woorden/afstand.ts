/**
 * Decides: how much two words look alike.
 * Source: edit distance with neighbours swapped as one step (Damerau 1964, restricted form), letters as units.
 * Example: afstand('boot', 'boor') === 1.
 */

/** Steps from one word to the other: a letter more, less, other, or two neighbours swapped. */
export function afstand(een: string, ander: string): number {
  const breedte = ander.length + 1;
  const kosten = Array.from({ length: (een.length + 1) * breedte }, () => 0);
  const op = (i: number, j: number): number => (i < 0 || j < 0 ? Infinity : (kosten[i * breedte + j] ?? Infinity));
  for (let i = 0; i <= een.length; i++) {
    for (let j = 0; j <= ander.length; j++) {
      if (i === 0 && j === 0) continue;
      const gelijk = een[i - 1] === ander[j - 1] ? 0 : 1;
      const gewisseld = een[i - 1] === ander[j - 2] && een[i - 2] === ander[j - 1] && i > 1 && j > 1 ? op(i - 2, j - 2) + 1 : Infinity;
      kosten[i * breedte + j] = Math.min(op(i - 1, j) + 1, op(i, j - 1) + 1, op(i - 1, j - 1) + gelijk, gewisseld);
    }
  }
  return op(een.length, ander.length);
}
