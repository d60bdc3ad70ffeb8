import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is by the piste. */
export const ding = makeDing({
  kabel: { w: 0, h: 9, z: -4 },
  paal: { w: 44, h: 124, z: -4 },
  gondel: { w: 52, h: 72, z: -3 },
  vlek: { w: 0, h: 0, z: -5 },
  klein: { w: 78, h: 122, z: 1 },
  afdruk: { w: 84, h: 104, z: 4 },
  rolbal: { w: 0, h: 0, z: 6, art: 'bal' },
  bal: { w: 0, h: 0, z: 7 },
  loop: { w: 220, h: 124, z: 9 },
  voet: { w: 196, h: 116, z: 8 },
  schot: { w: 70, h: 70, z: 16, art: 'bal' },
  doos: { w: 72, h: 72, z: 16 },
  berg: { w: 104, h: 56, z: 12 },
  pijl: { w: 66, h: 74, z: 14 },
  armen: { w: 0, h: 0, z: 6 },
  sjaal: { w: 0, h: 0, z: 10 },
  gezicht: { w: 0, h: 0, z: 10 },
  hoed: { w: 0, h: 0, z: 11 },
});
