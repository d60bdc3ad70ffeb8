import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the air and on the water. */
export const ding = makeDing({
  kade: { w: 1280, h: 150, z: 1 },
  kist: { w: 300, h: 150, z: 3 },
  water: { w: 1280, h: 130, z: 4 },
  golf: { w: 220, h: 26, z: 5 },
  erf: { w: 330, h: 190, z: 3 },
  dak: { w: 172, h: 190, z: 2 },
  boom: { w: 172, h: 230, z: 2 },
  hooi: { w: 150, h: 104, z: 2 },
  vlot: { w: 160, h: 76, z: 2 },
  ton: { w: 84, h: 96, z: 6 },
  dier: { w: 92, h: 84, z: 6 },
  haak: { w: 46, h: 56, z: 8 },
  kabel: { w: 8, h: 100, z: 2 },
  heli: { w: 236, h: 124, z: 12 },
  rotor: { w: 250, h: 26, z: 13 },
  staart: { w: 58, h: 58, z: 13 },
  mik: { w: 120, h: 120, z: 5 },
});
