import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the wood. */
export const ding = makeDing({
  tak: { w: 0, h: 66, z: 1 },
  egel: { w: 130, h: 90, z: 3 },
  lantaarn: { w: 100, h: 128, z: 3 },
  stip: { w: 14, h: 14, z: 3 },
  gloed: { w: 0, h: 0, z: 3 },
  blad: { w: 216, h: 78, z: 6 },
  vliegje: { w: 68, h: 68, z: 5 },
  pijl: { w: 86, h: 90, z: 9 },
});
