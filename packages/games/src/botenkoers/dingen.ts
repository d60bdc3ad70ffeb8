import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is on the water. */
export const ding = makeDing({
  golf: { w: 120, h: 26, z: -6 },
  zeehond: { w: 190, h: 130, z: 2 },
  anker: { w: 54, h: 66, z: 2 },
  lijn: { w: 0, h: 40, z: 3 },
  vlag: { w: 46, h: 52, z: 4 },
  zog: { w: 120, h: 150, z: 1 },
  boot: { w: 104, h: 172, z: 6 },
  zeil: { w: 96, h: 128, z: 8 },
  riet: { w: 230, h: 140, z: 9 },
  vlaag: { w: 210, h: 150, z: 0 },
  boei: { w: 62, h: 96, z: 4 },
  koers: { w: 104, h: 104, z: 12 },
});
