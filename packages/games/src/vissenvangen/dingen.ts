import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is at sea. */
export const ding = makeDing({
  golf: { w: 130, h: 26, z: -8 },
  rij: { w: 820, h: 124, z: 4 },
  vak: { w: 80, h: 92, z: 5 },
  boot: { w: 118, h: 150, z: 10 },
  kring: { w: 300, h: 200, z: 6 },
  visje: { w: 70, h: 50, z: 4 },
  kwal: { w: 84, h: 92, z: 5 },
  kurk: { w: 20, h: 20, z: 3 },
  worp: { w: 232, h: 232, z: 3 },
  mik: { w: 236, h: 236, z: 2 },
  bak: { w: 320, h: 188, z: 5 },
  ruit: { w: 320, h: 188, z: 8 },
  bel: { w: 18, h: 18, z: 7 },
});
