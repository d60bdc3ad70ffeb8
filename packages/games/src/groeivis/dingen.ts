import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the sea. */
export const ding = makeDing({
  wrak: { w: 330, h: 200, z: -6 },
  kwal: { w: 92, h: 120, z: -5 },
  lampvis: { w: 110, h: 92, z: -5 },
  wier: { w: 70, h: 170, z: -4 },
  schat: { w: 60, h: 60, z: -2 },
  schelp: { w: 128, h: 104, z: 1 },
  groot: { w: 330, h: 170, z: 4 },
  garnaal: { w: 62, h: 50, z: 3 },
  goud: { w: 74, h: 64, z: 6 },
  koek: { w: 316, h: 164, z: 3 },
  staart: { w: 66, h: 84, z: 7 },
  vis: { w: 150, h: 112, z: 8 },
  prik: { w: 44, h: 44, z: 9 },
  helm: { w: 150, h: 158, z: 12 },
  luchtbel: { w: 34, h: 34, z: 2 },
  ster: { w: 60, h: 60, z: 11, art: 'sterretjes' },
});
