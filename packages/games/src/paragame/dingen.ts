import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is over and on the meadow. */
export const ding = makeDing({
  vliegtuig: { w: 250, h: 124, z: 3 },
  prop: { w: 18, h: 96, z: 4 },
  scherm: { w: 236, h: 170, z: 7 },
  lap: { w: 34, h: 34, z: 8 },
  windzak: { w: 150, h: 190, z: 1 },
  koe: { w: 168, h: 138, z: 2 },
  hooi: { w: 176, h: 128, z: 10 },
  plekje: { w: 0, h: 0, z: 2 },
  pijl: { w: 92, h: 92, z: 12 },
  schaduw: { w: 100, h: 22, z: 6 },
  verwolk: { w: 150, h: 76, z: -8 },
});
