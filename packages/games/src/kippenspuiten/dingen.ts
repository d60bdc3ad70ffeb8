import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the farmyard. */
export const ding = makeDing({
  hek: { w: 1100, h: 92, z: -4 },
  dier: { w: 84, h: 78, z: -3 },
  plas: { w: 190, h: 44, z: -2 },
  poten: { w: 110, h: 60, z: 2 },
  kip: { w: 300, h: 230, z: 3 },
  kop: { w: 104, h: 122, z: 6 },
  bult: { w: 0, h: 0, z: 7 },
  mikpunt: { w: 92, h: 92, z: 13 },
  druppel: { w: 26, h: 26, z: 14 },
  ton: { w: 130, h: 150, z: 8 },
  slang: { w: 520, h: 70, z: 7 },
  spuit: { w: 74, h: 170, z: 12 },
  spat: { w: 130, h: 110, z: 13 },
});
