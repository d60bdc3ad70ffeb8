/** Chance without a memory: the same seed and place give the same number, so nothing has to be stored. */
import { stepRandom } from '@spelrijk/base/random';

/** A number in [0, 1) that belongs to this seed and place. */
export const chance = (seed: number, i: number): number => stepRandom(Math.imul(seed + i, 0x9e3779b1)).value;
