import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is at the dig. */
export const ding = makeDing({
  steiger: { w: 500, h: 340, z: 1 },
  bot: { w: 500, h: 340, z: 2 },
  vliegbot: { w: 500, h: 340, z: 20 },
  vondst: { w: 66, h: 66, z: 3 },
  mol: { w: 140, h: 134, z: 6 },
  blok: { w: 0, h: 106, z: 5 },
  gat: { w: 0, h: 150, z: 7 },
  barst: { w: 46, h: 112, z: 8 },
  schep: { w: 54, h: 153, z: 9 },
  helm: { w: 128, h: 68, z: 10 },
  stuif: { w: 0, h: 96, z: 9 },
  zand: { w: 0, h: 0, z: 5 },
  spoor: { w: 106, h: 60, z: 6 },
  schat: { w: 84, h: 84, z: 7, art: 'vondst' },
});
