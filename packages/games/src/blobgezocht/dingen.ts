import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the park. */
export const ding = makeDing({
  schuil: { w: 316, h: 204, z: 2 },
  luik: { w: 284, h: 108, z: 3 },
  ogen: { w: 76, h: 60, z: 1 },
  dier: { w: 104, h: 96, z: 1 },
  loep: { w: 108, h: 132, z: 25 },
  bank: { w: 900, h: 76, z: 22 },
  camera: { w: 96, h: 150, z: 24 },
  flits: { w: 190, h: 190, z: 25 },
  handen: { w: 118, h: 44, z: 22 },
  blik: { w: 52, h: 40, z: 23 },
  voeten: { w: 84, h: 40, z: 4 },
  schrik: { w: 60, h: 60, z: 27 },
});
