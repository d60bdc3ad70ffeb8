/** The piste: where it runs, and how much of it is white. */
import type { Stand } from '@spelrijk/game-kit/contract';

/** Height where the hill ends and the snow in front begins. */
export const DAL: Readonly<Record<Stand, number>> = { liggend: 500, staand: 600 };

const LOOP = {
  liggend: { x: 420, top: 150, bodem: 560, breed: 26, breder: 110 },
  staand: { x: 330, top: 220, bodem: 670, breed: 26, breder: 100 },
} as const;

/** A point on the piste, 0 at the top and 1 at its end, and half its width there. */
export function pistePunt(stand: Stand, t: number): { readonly x: number; readonly y: number; readonly r: number } {
  const { x, top, bodem, breed, breder } = LOOP[stand];
  return { x: x + Math.sin(t * 7) * 60 * (0.3 + t), y: top + (bodem - top) * t ** 1.15, r: breed + breder * t * t };
}
