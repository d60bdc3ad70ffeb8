/**
 * Decides: how much two words look alike.
 * Source: edit distance with neighbours swapped as one step (Damerau 1964, restricted form), letters as units.
 * Example: afstand('boot', 'boor') === 1.
 */

/** Steps from one word to the other: a letter more, less, other, or two neighbours swapped. */
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
