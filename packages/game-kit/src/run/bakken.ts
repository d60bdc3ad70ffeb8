/** Family A, sorting: bins that keep their place for a whole round, and how much lies in each. */
import type { Random } from '@spelrijk/base/random';
import type { Opgave } from '@spelrijk/domain/opgave';
import { optiesOf } from './opties.ts';

export interface Bakken {
  /** Every bin of the round, in the order in which they stand. */
  readonly volgorde: readonly string[];
  /** What lies in each, by its name. */
  readonly aantal: Readonly<Record<string, number>>;
}

/** The bins of these opgaven in random order: a place that stays put can be learned, a fixed order would give something away. */
export function startBakken(opgaven: readonly Opgave[], random: Random): Bakken {
  const names = [...new Set(opgaven.flatMap(({ keuzes = [] }) => keuzes))].sort((a, b) => (a < b ? -1 : 1));
  return { volgorde: random.shuffle(names), aantal: {} };
}

/** The bins of one opgave, at most `hoogstens`, in the order of the round. */
export function bakkenOf({ volgorde }: Bakken, opgave: Opgave, hoogstens: number): readonly string[] {
  const here = optiesOf(opgave, hoogstens);
  return [...here].sort((a, b) => volgorde.indexOf(a) - volgorde.indexOf(b));
}

export const countInBak = ({ aantal }: Bakken, bak: string): number => aantal[bak] ?? 0;

export const putInBak = (bakken: Bakken, bak: string): Bakken => ({
  ...bakken,
  aantal: { ...bakken.aantal, [bak]: countInBak(bakken, bak) + 1 },
});
