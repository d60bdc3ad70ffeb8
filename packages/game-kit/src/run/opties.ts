/** What can be chosen in an opgave, so that nothing about it depends on which one is right. */
import { seedFrom } from '@spelrijk/base/random';
import type { Opgave } from '@spelrijk/domain/opgave';

/**
 * At most `hoogstens` options in the order of the opgave, the right one among them. Bins are the same in all of a taak: which one there is no
 * room for is drawn for each opgave, or the last would be seen only when it is right. Options in `weg` are left out as long as two remain:
 * nobody chooses from one.
 */
export function optiesOf({ id, antwoord, keuzes = [] }: Opgave, hoogstens: number, weg: readonly string[] = []): readonly string[] {
  const all = keuzes.includes(antwoord) ? keuzes : [...keuzes, antwoord];
  const anders = all.filter((keuze) => keuze !== antwoord);
  const vanaf = seedFrom(id) % Math.max(1, anders.length);
  const surplus = new Set([...anders.slice(vanaf), ...anders.slice(0, vanaf)].slice(hoogstens - 1));
  const fit = all.filter((keuze) => !surplus.has(keuze));
  const left = fit.filter((keuze) => !weg.includes(keuze));
  return left.length >= 2 ? left : fit;
}

/** Width of a gap in letters: always the same, or it would tell how many are missing. */
const GAT = '__';

/** The word with the letters of the gap left out, or filled in; the whole word where the opgave has no gap. */
export function showGatWoord({ woord: { woord }, gat }: Opgave, gevuld: boolean): string {
  if (gat === undefined) return woord;
  return woord.slice(0, gat.start) + (gevuld ? woord.slice(gat.start, gat.end) : GAT) + woord.slice(gat.end);
}
