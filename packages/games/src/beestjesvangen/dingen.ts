import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the meadow. */
export const ding = makeDing({
  hotel: { w: 170, h: 228, z: 3 },
  gast: { w: 56, h: 44, z: 4 },
  schaduw: { w: 96, h: 22, z: 2 },
  beest: { w: 124, h: 98, z: 8 },
  vleugels: { w: 92, h: 76, z: 7 },
  net: { w: 104, h: 200, z: 13 },
  pot: { w: 118, h: 127, z: 16 },
  inpot: { w: 88, h: 69, z: 15 },
  voor: { w: 0, h: 84, z: 30 },
  bloem: { w: 186, h: 298, z: 6 },
  houding: { w: 96, h: 108, z: 18 },
  struik: { w: 168, h: 128, z: 14 },
  stap: { w: 170, h: 98, z: 32 },
  weetje: { w: 0, h: 0, z: 40 },
  dans: { w: 92, h: 72, z: 12 },
});
