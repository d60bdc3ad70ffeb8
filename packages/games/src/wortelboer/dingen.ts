import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is on the farm. */
export const ding = makeDing({
  kar: { w: 1200, h: 124, z: 1 },
  bult: { w: 44, h: 97, z: 2, art: 'wortel' },
  kuil: { w: 150, h: 50, z: 5 },
  wortel: { w: 176, h: 387, z: 8 },
  bed: { w: 150, h: 330, z: 8, art: 'wortel' },
  uit: { w: 150, h: 330, z: 14, art: 'wortel' },
  weg: { w: 110, h: 88, z: 8, art: 'loof' },
  hoop: { w: 130, h: 68, z: 9 },
  mol: { w: 150, h: 98, z: 7 },
  konijn: { w: 88, h: 112, z: 6 },
  hooi: { w: 200, h: 170, z: 3 },
  mini: { w: 40, h: 88, z: 4, art: 'wortel' },
  hoed: { w: 124, h: 62, z: 12 },
  plank: { w: 0, h: 0, z: 3 },
  schijf: { w: 0, h: 114, z: 5 },
  kop: { w: 130, h: 104, z: 4, art: 'loof' },
  gat: { w: 70, h: 140, z: 8 },
  barst: { w: 46, h: 112, z: 9 },
  pijl: { w: 62, h: 70, z: 16 },
  wacht: { w: 230, h: 98, z: 20 },
});
