import { makeDing } from '@spelrijk/game-kit/stage';

/** The things on and in the water: size and layer. */
export const ding = makeDing({
  kijk: { w: 332, h: 162, z: 2, art: 'gloed' },
  vis: { w: 282, h: 108, z: 3 },
  hengel: { w: 100, h: 90, z: 5 },
  emmer: { w: 78, h: 84, z: 6 },
  vondst: { w: 112, h: 124, z: 7 },
  meeuw: { w: 72, h: 78, z: 8 },
  boot: { w: 290, h: 84, z: 9 },
  spring: { w: 170, h: 65, z: 9, art: 'vis' },
  golf: { w: 0, h: 60, z: 10 },
});
