/** Sounds that belong to the reward: each at its own tick, or several at once, after the verdict. */
import type { SoundId } from '../contract/effect.ts';
import { ticksInFase } from './step.ts';
import type { Basis, Zet } from './step.ts';

/**
 * What a game's `tick` gives when all it does is sound.
 * @example playSounds(state, { 22: 'raak', 46: 'munt' }) // bakes at 22, is done at 46
 */
export function playSounds<S extends Basis>(state: S, geluiden: Readonly<Record<number, SoundId | readonly SoundId[]>>): Zet<S> {
  const nu = state.run.fase === 'goed' ? geluiden[ticksInFase(state)] : undefined;
  return nu === undefined ? { state } : { state, sounds: [nu].flat() };
}
