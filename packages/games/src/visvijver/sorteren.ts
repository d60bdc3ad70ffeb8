/**
 * Family A: a word is sent to the bin of its rule, by its number, a tap, the arrows or dragging what brings it, and lies there when it
 * was right. In dictation the word is written instead.
 */
import type { GameInput, GameStart, SoundId } from '@spelrijk/game-kit/contract';
import {
  giveOrWrite,
  beginAnswering,
  countInBak,
  isTyped,
  putInBak,
  drag,
  startAnswering,
  startChoosing,
  ticksInFase,
} from '@spelrijk/game-kit/run';
import type { Answering, Gebied, Dragging, Zet } from '@spelrijk/game-kit/run';

/** Its options are the bins of this word, left to right. */
export interface Sorterend extends Answering, Dragging {}

/** Nobody holds what brings the word. */
const FRIS = { sleep: null } as const;

/** Before the first attempt: the bins have their places for the whole round. */
export const startSorting = (options: GameStart): Sorterend => ({ ...startAnswering(options), ...startChoosing(options), ...FRIS });

export const beginSorting = <S extends Sorterend>(state: S): S => ({ ...beginAnswering(state), ...FRIS });

interface SortOpties {
  readonly sound: SoundId;
  readonly soort: string;
  readonly thuis: Gebied;
  readonly bakken: readonly Gebied[];
}

/**
 * What an input does: the picks of the bins are `soort:0` and on.
 * @param sound of a bin that is chosen
 * @param thuis where what brings the word can be taken hold of
 * @param bakken where each bin can be dragged to
 */
export function sortInto<S extends Sorterend>(state: S, input: GameInput, { sound, soort, thuis, bakken }: SortOpties): Zet<S> {
  if (input.soort !== 'wijs' || isTyped(state)) return giveOrWrite(state, input, sound, soort);
  const { state: held, doel } = drag(state, input, thuis, bakken);
  return doel === null ? { state: held } : giveOrWrite(held, { soort: 'kies', pick: `${soort}:${doel}` }, sound, soort);
}

/** It was right: the word lies in its bin. */
export const putAway = <S extends Sorterend>(state: S): S =>
  state.gekozen === null ? state : { ...state, bakken: putInBak(state.bakken, state.gekozen) };

/** How many lie in the bin of option `i` as the child sees it: what is `reis` ticks on its way to it has not arrived yet. */
export function arrivedTicks(state: Sorterend, i: number, reis: number): number {
  const bak = state.opties[i] ?? '';
  const onderweg = state.run.fase === 'goed' && state.gekozen === bak && ticksInFase(state) < reis;
  return countInBak(state.bakken, bak) - (onderweg ? 1 : 0);
}
