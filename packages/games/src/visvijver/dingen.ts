import { makeDing } from '@spelrijk/game-kit/stage';

/** The things in and around the pond: size and layer. */
export const ding = makeDing({
  plant: { w: 104, h: 96, z: 1 },
  kring: { w: 420, h: 240, z: 2 },
  bloei: { w: 104, h: 96, z: 3, art: 'plant' },
  bewoner: { w: 82, h: 46, z: 4, art: 'koi' },
  dans: { w: 120, h: 68, z: 4, art: 'koi' },
  schaduw: { w: 200, h: 40, z: 4 },
  vis: { w: 210, h: 118, z: 6, art: 'koi' },
  steiger: { w: 260, h: 120, z: 9 },
  steen: { w: 250, h: 110, z: 9 },
  schelp: { w: 42, h: 38, z: 10 },
  kikker: { w: 170, h: 138, z: 10 },
  mand: { w: 128, h: 90, z: 11 },
  vlieg: { w: 30, h: 26, z: 11 },
  spruit: { w: 48, h: 44, z: 12 },
  schim: { w: 170, h: 96, z: 3 },
  belletjes: { w: 60, h: 60, z: 4 },
  mik: { w: 96, h: 60, z: 9 },
  kruimel: { w: 30, h: 30, z: 14 },
  gast: { w: 170, h: 130, z: 8 },
  happer: { w: 120, h: 68, z: 7, art: 'koi' },
  lampion: { w: 84, h: 110, z: 12 },
  rol: { w: 0, h: 190, z: 12, art: 'lelierol' },
});
