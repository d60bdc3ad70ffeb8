/**
 * Family A: a word is sent to the bin of its rule, by its number, a tap, the arrows or dragging what brings it, and lies there when it
 * was right. In dictation the word is written instead. The word that fills a bin is asked for once more, as an encore.
 */
import type { GameInput, GameStart, SoundId } from '@spelrijk/game-kit/contract';
import {
  giveOrWrite,
  beginAnswering,
  BELONING_TICKS,
  countInBak,
  isTyped,
  putInBak,
  drag,
  startAnswering,
  startChoosing,
  ticksInFase,
} from '@spelrijk/game-kit/run';
import type { Answering, Gebied, Dragging, Zet } from '@spelrijk/game-kit/run';
import { NASPEL_TICKS, askNaspel } from './naspel.ts';
import type { Naspelend } from './naspel.ts';

/** Its options are the bins of this word, left to right. */
export interface Sorterend extends Answering, Naspelend, Dragging {}

/** Nobody holds what brings the word, and nothing is asked for once more. */
const FRIS = { sleep: null, naspel: false } as const;

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

/** Does the word on its way make `vol` of them in its bin, or twice as many, and so on? Never where it was written. */
const fills = ({ gekozen, bakken }: Sorterend, vol: number): boolean => gekozen !== null && (countInBak(bakken, gekozen) + 1) % vol === 0;

/** It was right: the word lies in its bin, and is asked for once more when it makes `vol` of them there. */
export function putAway<S extends Sorterend>(state: S, vol: number): S {
  const { gekozen, bakken } = state;
  if (gekozen === null) return state;
  const next = { ...state, bakken: putInBak(bakken, gekozen) };
  return fills(state, vol) ? askNaspel(next) : next;
}

/** How long the reward of it lasts. */
export const beloningOfSorting = (state: Sorterend, vol: number): number => (fills(state, vol) ? NASPEL_TICKS : BELONING_TICKS);

/** How many lie in the bin of option `i` as the child sees it: what is `reis` ticks on its way to it has not arrived yet. */
export function arrivedTicks(state: Sorterend, i: number, reis: number): number {
  const bak = state.opties[i] ?? '';
  const onderweg = state.run.fase === 'goed' && state.gekozen === bak && ticksInFase(state) < reis;
  return countInBak(state.bakken, bak) - (onderweg ? 1 : 0);
}
