import { makeDing } from '@spelrijk/game-kit/stage';

/** The things in and around the pond: size and layer. */
export const ding = makeDing({
  plant: [104, 96, 1],
  kring: [420, 240, 2],
  bloei: [104, 96, 3, 'plant'],
  bewoner: [82, 46, 4, 'koi'],
  dans: [120, 68, 4, 'koi'],
  schaduw: [200, 40, 4],
  vis: [210, 118, 6, 'koi'],
  steiger: [260, 120, 9],
  steen: [250, 110, 9],
  schelp: [42, 38, 10],
  kikker: [170, 138, 10],
  mand: [128, 90, 11],
  vlieg: [30, 26, 11],
  spruit: [48, 44, 12],
  lampion: [84, 110, 12],
  rol: [0, 190, 12, 'lelierol'],
});
