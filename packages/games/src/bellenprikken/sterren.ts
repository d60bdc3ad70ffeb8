/** The constellation: a whale, drawn by as many stars as the round has words. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { between } from '@spelrijk/game-kit/stage';

/** The outline of the whale in a box of 600 x 330, from its nose over its back to the tail and home under its belly. */
const WALVIS: readonly (readonly [number, number])[] = [
  [42, 196],
  [70, 118],
  [150, 66],
  [252, 58],
  [352, 92],
  [440, 146],
  [520, 116],
  [562, 44],
  [572, 150],
  [500, 196],
  [392, 250],
  [250, 272],
  [120, 256],
];
/** Left top of that box on the stage. */
const BEGIN: Readonly<Record<Stand, readonly [number, number]>> = { liggend: [340, 128], staand: [60, 190] };

/** Place of star `i` of `n`, spread evenly over the outline. */
export function sterPlek(i: number, n: number, stand: Stand): readonly [x: number, y: number] {
  const at = (i / Math.max(1, n)) * WALVIS.length;
  const from = WALVIS[Math.floor(at) % WALVIS.length] ?? [0, 0];
  const to = WALVIS[(Math.floor(at) + 1) % WALVIS.length] ?? from;
  const rest = at - Math.floor(at);
  const [x0, y0] = BEGIN[stand];
  return [x0 + between(from[0], to[0], rest), y0 + between(from[1], to[1], rest)];
}
