import type { Stand } from '@spelrijk/game-kit/contract';
import type { Writing } from '@spelrijk/game-kit/run';
import { makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';

/** Plain data only: it is stored, restored and replayed. What the kit plays for you stands in `Writing`. */
export interface SjabloonState extends Writing {
  /** What is this game's own: how many words went into the chest. */
  readonly buit: number;
}

interface Plaatsen {
  readonly kist: Plek;
  readonly blob: Plek;
  /** Centre of the row of letters, and the width it may take. */
  readonly letters: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: { kist: [900, 250], blob: [380, 290], letters: { x: 640, y: 500, breed: 1100 }, knop: [640, 630] },
  staand: { kist: [500, 300], blob: [220, 330], letters: { x: 360, y: 600, breed: 660 }, knop: [360, 760] },
};

/** Where everything is, for both ways to hold the device. */
export const plaatsenOf = ({ stand }: SjabloonState): Plaatsen => PLAATSEN[stand];

/** Width, height and layer of all there is. */
export const ding = makeDing({ kist: { w: 260, h: 200, z: 2 }, munt: { w: 60, h: 60, z: 3, art: 'kit:ster' } });
