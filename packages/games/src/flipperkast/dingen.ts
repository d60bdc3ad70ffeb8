import { makeDing } from '@spelrijk/game-kit/stage';
import { BAL_R } from './tafel.ts';

/** The things in and on the machine: size and layer. */
export const ding = makeDing({
  lampen: { w: 36, h: 0, z: -6 },
  bumper: { w: 0, h: 0, z: 1 },
  gloei: { w: 0, h: 0, z: 1 },
  kat: { w: 0, h: 0, z: 1 },
  kroon: { w: 0, h: 0, z: 4 },
  gast: { w: 130, h: 143, z: 5, art: 'kit:publiek' },
  ster: { w: 96, h: 96, z: 3 },
  flipper: { w: 138, h: 38, z: 6 },
  bal: { w: BAL_R * 2, h: BAL_R * 2, z: 7 },
  los: { w: BAL_R * 2, h: BAL_R * 2, z: 7, art: 'bal' },
  display: { w: 0, h: 0, z: 8 },
  tilt: { w: 220, h: 92, z: 12 },
});
