/** Family K: balls that bounce about by themselves, and a table that is the same on both sides. */
import { stapBal } from './ballen.ts';
import type { Bal, Tafel, Wand } from './ballen.ts';

/** What a game remembers of them. */
export interface Losse {
  readonly ballen: readonly Bal[];
  /** Number of the next ball. */
  readonly volgende: number;
}

export const GEEN_BALLEN: Losse = { ballen: [], volgende: 0 };

/** A ball that starts from here; the oldest goes when there are more than `hoogstens`. */
export function metBal<S extends Losse>(state: S, bal: Omit<Bal, 'id'>, hoogstens: number): S {
  const ballen = [...state.ballen, { ...bal, id: state.volgende % 100 }].slice(-hoogstens);
  return { ...state, ballen, volgende: state.volgende + 1 };
}

/**
 * One tick of `dt` of all balls.
 * @param gooi what happens to a ball after it rolled: it is thrown up, or nothing
 * @returns the balls that did not fall below `bodem`, and the bumpers that were hit
 */
export function rolBallen(
  { ballen }: Losse,
  tafel: Tafel,
  bodem: number,
  dt: number,
  gooi: (bal: Bal) => Bal,
): { readonly ballen: readonly Bal[]; readonly geraakt: readonly number[] } {
  const gestapt = ballen.map((bal) => stapBal(bal, tafel, dt));
  return { ballen: gestapt.map(({ bal }) => gooi(bal)).filter(({ y }) => y < bodem), geraakt: gestapt.flatMap(({ geraakt }) => geraakt) };
}

/** Every wall with its mirror image on the other side of `midden`. */
export function gespiegeld(wanden: readonly Wand[], midden: number): readonly Wand[] {
  const spiegel = ([x, y]: Wand['van']): Wand['van'] => [2 * midden - x, y];
  return wanden.flatMap((wand) => [wand, { ...wand, van: spiegel(wand.van), naar: spiegel(wand.naar) }]);
}
