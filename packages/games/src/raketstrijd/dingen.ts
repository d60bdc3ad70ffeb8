import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is over and in the city. */
export const ding = makeDing({
  licht: { w: 20, h: 20, z: -3 },
  ster: { w: 58, h: 58, z: -2 },
  sliert: { w: 120, h: 240, z: 1 },
  meteoor: { w: 208, h: 208, z: 2 },
  gezicht: { w: 200, h: 200, z: 3 },
  brok: { w: 92, h: 92, z: 4 },
  knal: { w: 200, h: 200, z: 5 },
  paraplu: { w: 300, h: 150, z: 5 },
  pijl: { w: 30, h: 80, z: 6 },
  daken: { w: 0, h: 280, z: 7 },
  scherm: { w: 92, h: 64, z: 8 },
  reiziger: { w: 62, h: 74, z: 8, art: 'gast' },
  dek: { w: 0, h: 0, z: 10 },
  doos: { w: 150, h: 76, z: 11 },
  vlam: { w: 130, h: 86, z: 11 },
  staart: { w: 108, h: 100, z: 12 },
  neus: { w: 108, h: 100, z: 12 },
  raket: { w: 460, h: 108, z: 14 },
  rook: { w: 54, h: 54, z: 15, art: 'kit:stofje' },
  vizier: { w: 104, h: 104, z: 16 },
});
