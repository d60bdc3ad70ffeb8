import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the street. */
export const ding = makeDing({
  huis: { w: 300, h: 280, z: -6 },
  bewoner: { w: 0, h: 0, z: -5 },
  luik: { w: 104, h: 104, z: -4 },
  mat: { w: 128, h: 44, z: -3 },
  hond: { w: 108, h: 92, z: -2 },
  streep: { w: 90, h: 12, z: -3 },
  bus: { w: 300, h: 176, z: 3 },
  vlag: { w: 44, h: 66, z: 2 },
  ring: { w: 150, h: 150, z: 1 },
  kar: { w: 230, h: 108, z: 7 },
  bedankje: { w: 56, h: 58, z: 6 },
  fiets: { w: 226, h: 150, z: 10 },
  wiel: { w: 92, h: 92, z: 9 },
  pakje: { w: 74, h: 66, z: 12 },
  retour: { w: 92, h: 76, z: 14 },
  krant: { w: 60, h: 40, z: 13 },
});
