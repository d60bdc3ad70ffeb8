import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is on the mountain. */
export const ding = makeDing({
  wand: { w: 0, h: 0, z: -5 },
  top: { w: 1000, h: 560, z: -4 },
  vlag: { w: 110, h: 150, z: -3 },
  touw: { w: 12, h: 0, z: 2 },
  gloed: { w: 150, h: 140, z: 3 },
  greep: { w: 0, h: 0, z: 4 },
  geit: { w: 150, h: 123, z: 3 },
  richel: { w: 210, h: 86, z: 2 },
  bloemen: { w: 130, h: 70, z: 4 },
  nest: { w: 82, h: 50, z: 3 },
  veer: { w: 58, h: 88, z: 14 },
  stip: { w: 18, h: 18, z: 6 },
  helm: { w: 76, h: 42, z: 9 },
  koord: { w: 0, h: 40, z: 5 },
  trede: { w: 0, h: 112, z: 5 },
  gat: { w: 0, h: 140, z: 7 },
  barst: { w: 46, h: 112, z: 8 },
  bel: { w: 118, h: 118, z: 10 },
  krans: { w: 112, h: 112, z: 1 },
});
