/** Places round a circle: on a plate, a wheel, a flower. They go clockwise from the top; half a place lies between two. */
import { pointOnCirkel } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';

/** Middle and radius. */
export type Kring = { readonly x: number; readonly y: number; readonly r: number };

/** Direction of place `i` of `n` in degrees, clockwise, 0 to the right. */
export const hoekAt = (i: number, n: number): number => -90 + ((i + 0.5) * 360) / n;

/** Place `i` of `n`; `straal` is how far from the middle it lies, as a share of the radius. */
export const plekAt = ({ x, y, r }: Kring, i: number, n: number, straal: number): Plek => pointOnCirkel([x, y], r * straal, hoekAt(i, n));

/** How much of the circle there is for each of `n` places at this distance from the middle. */
export const ruimteAt = ({ r }: Kring, n: number, straal: number): number => (Math.PI * 2 * r * straal) / n;
