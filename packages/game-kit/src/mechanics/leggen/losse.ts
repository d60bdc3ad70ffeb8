/** Loose pieces of a word: in random order, some of them laid, gone along with the arrows. */
import type { Random } from '@spelrijk/base/random';

export interface Bandstuk {
  readonly id: number;
  readonly stuk: string;
}

/** The pieces and the foils among them, in random order. */
export const loadBand = (stukken: readonly string[], extra: readonly string[], random: Random): readonly Bandstuk[] =>
  random.shuffle([...stukken, ...extra]).map((stuk, id) => ({ id, stuk }));

/** What is still loose: all that is not in `af`. */
export const onBand = (band: readonly Bandstuk[], af: readonly number[]): readonly Bandstuk[] => band.filter(({ id }) => !af.includes(id));

/** The next loose piece in this direction; the first when none is chosen yet. */
export function buurOnBand(rest: readonly Bandstuk[], keus: number, stap: 1 | -1): number {
  if (rest.length === 0) return -1;
  const at = rest.findIndex(({ id }) => id === keus);
  const next = at < 0 ? (stap === 1 ? 0 : rest.length - 1) : (at + stap + rest.length) % rest.length;
  return rest[next]?.id ?? -1;
}
