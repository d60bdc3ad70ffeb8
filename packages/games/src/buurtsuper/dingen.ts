import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the shop. */
export const ding = makeDing({
  kast: { w: 1240, h: 400, z: -5 },
  plank: { w: 1220, h: 34, z: -4 },
  toonbank: { w: 1280, h: 170, z: 0 },
  scanner: { w: 236, h: 84, z: 1 },
  tas: { w: 128, h: 150, z: 7 },
  doos: { w: 178, h: 150, z: 6 },
  printer: { w: 320, h: 74, z: 6 },
  bon: { w: 1000, h: 190, z: 3 },
  band: { w: 380, h: 78, z: 1 },
  kar: { w: 560, h: 96, z: 0 },
  krat: { w: 524, h: 424, z: 1 },
  rand: { w: 524, h: 424, z: 5 },
  laag: { w: 480, h: 92, z: 6, art: 'laag' },
  kolom: { w: 96, h: 384, z: 8 },
  schim: { w: 96, h: 96, z: 4 },
  waar: { w: 96, h: 96, z: 3 },
  kaart: { w: 268, h: 214, z: 1 },
  zegel: { w: 66, h: 66, z: 2 },
  knuffel: { w: 84, h: 92, z: 3 },
  vol: { w: 118, h: 92, z: 1 },
});
