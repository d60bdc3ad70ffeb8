/** Something on the stage that is held with a finger, dragged, and let go over a place, or beside all of them. */
import type { GameInput } from '../contract/game.ts';

/** Middle, width and height. */
export interface Gebied {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Dragging {
  /** Where a finger holds it; null where it lies by itself. */
  readonly sleep: { readonly x: number; readonly y: number } | null;
}

export type PointerInput = GameInput & { readonly soort: 'wijs' };

export const liesIn = ({ x, y }: Pick<PointerInput, 'x' | 'y'>, { x: mx, y: my, w, h }: Gebied): boolean =>
  Math.abs(x - mx) < w / 2 && Math.abs(y - my) < h / 2;

/** Is it a finger that goes down there? */
export const tapsIn = (input: GameInput, gebied: Gebied): input is PointerInput =>
  input.soort === 'wijs' && input.fase === 'neer' && liesIn(input, gebied);

/**
 * What a finger does to the thing that can be taken hold of at `greep`.
 * @returns over which of `doelen` it was let go, -1 beside them; null as long as it was not
 */
export function drag<S extends Dragging>(
  state: S,
  wijs: PointerInput,
  greep: Gebied,
  doelen: readonly Gebied[],
): { readonly state: S; readonly doel: number | null } {
  const { fase, x, y } = wijs;
  if (fase === 'neer' ? !liesIn(wijs, greep) : state.sleep === null) return { state, doel: null };
  if (fase !== 'los') return { state: { ...state, sleep: { x, y } }, doel: null };
  return { state: { ...state, sleep: null }, doel: doelen.findIndex((doel) => liesIn(wijs, doel)) };
}
