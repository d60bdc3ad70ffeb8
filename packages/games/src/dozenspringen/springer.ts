/** Family F: somebody who walks, and jumps on ledges: with the arrows, or by itself to a ledge that was pointed at. */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Basis } from '@spelrijk/game-kit/run';
import { moveLijf } from './lijf.ts';
import type { Lijf, Richel, Zwaartekracht } from './lijf.ts';

/** What a game remembers of it. */
export interface Springend extends Basis {
  readonly lijf: Lijf;
  /** Which arrow is held: -1 goes to the left. */
  readonly loopt: -1 | 0 | 1;
  /** The ledge that was pointed at; -1 is none. */
  readonly doel: number;
}

/** Stage units of walking per tick. */
const LOOP = 7.5;
/** On its way to a ledge it steers so much of what is left each tick. */
const STUUR = 0.14;

/** It stands at `x` with its feet at `y`, and is not on its way. */
export const standOn = (x: number, y: number): Omit<Springend, keyof Basis> => ({ lijf: { x, y, vy: 0, staat: true }, loopt: 0, doel: -1 });

/** Arrow up, the space bar or Enter: a jump. */
export const wantsToJump = (input: GameInput): boolean =>
  input.soort === 'klaar' || ((input.soort === 'actie' || (input.soort === 'richting' && input.richting === 'op')) && input.ingedrukt);

/** An arrow to the side that goes down or is let go. */
export function steerSpringer<S extends Springend>(state: S, input: GameInput): S {
  if (input.soort !== 'richting' || input.richting === 'op' || input.richting === 'neer') return state;
  const kant = input.richting === 'links' ? -1 : 1;
  if (input.ingedrukt) return { ...state, loopt: kant, doel: -1 };
  return state.loopt === kant ? { ...state, loopt: 0 } : state;
}

/**
 * One tick of walking and falling. On the way to a ledge the others are no obstacle.
 * @returns `geland` as `moveLijf` does: the ledge, -1 for the floor, null as long as it did not land
 */
export function moveSpringer<S extends Springend>(
  state: S,
  richels: readonly Richel[],
  wereld: Zwaartekracht,
): { readonly state: S; readonly geland: number | null } {
  const naar = richels[state.doel];
  const dx = naar === undefined ? state.loopt * LOOP : (naar.x - state.lijf.x) * STUUR;
  const raakbaar = naar === undefined ? richels : richels.map((richel) => (richel === naar ? richel : { ...richel, w: -1 }));
  const { lijf, geland } = moveLijf(state.lijf, { dx, richels: raakbaar, wereld, dt: state.tempo });
  if (lijf === state.lijf) return { state, geland };
  return { state: { ...state, lijf, doel: geland === null ? state.doel : -1 }, geland };
}
