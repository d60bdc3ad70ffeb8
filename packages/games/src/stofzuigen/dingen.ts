import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the room. */
export const ding = makeDing({
  plank: { w: 0, h: 24, z: 1 },
  spul: { w: 54, h: 54, z: 2 },
  pluis: { w: 52, h: 40, z: 2 },
  schaduw: { w: 118, h: 40, z: 3 },
  kat: { w: 118, h: 92, z: 4 },
  gloed: { w: 128, h: 128, z: 4 },
  zuiger: { w: 116, h: 116, z: 5 },
  blok: { w: 0, h: 0, z: 3 },
  konijn: { w: 92, h: 92, z: 6 },
  buis: { w: 0, h: 92, z: 7 },
});
