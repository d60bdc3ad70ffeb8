import { makeDing } from '@spelrijk/game-kit/stage';
import { BAL_R } from './tafel.ts';

/** The things in and on the machine: size and layer. */
export const ding = makeDing({
  lampen: [36, 0, -6],
  bumper: [0, 0, 1],
  gloei: [0, 0, 1],
  kat: [0, 0, 1],
  kroon: [0, 0, 4],
  gast: [130, 143, 5, 'kit:publiek'],
  flipper: [138, 38, 6],
  bal: [BAL_R * 2, BAL_R * 2, 7],
  los: [BAL_R * 2, BAL_R * 2, 7, 'bal'],
  display: [0, 0, 8],
  tilt: [220, 92, 12],
});
