import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the yard. */
export const ding = makeDing({
  touw: { w: 0, h: 34, z: 1 },
  rand: { w: 0, h: 0, z: 2 },
  verf: { w: 0, h: 0, z: 6, art: 'spat' },
  woordplaat: { w: 0, h: 96, z: 61 },
  blik: { w: 96, h: 108, z: 4 },
  schort: { w: 92, h: 70, z: 12 },
  doek: { w: 0, h: 0, z: 2 },
  spat: { w: 0, h: 0, z: 3 },
  krijt: { w: 0, h: 0, z: 8 },
  pot: { w: 124, h: 132, z: 10 },
  kruis: { w: 96, h: 96, z: 20 },
  vak: { w: 0, h: 0, z: 20 },
  worp: { w: 76, h: 92, z: 24 },
  voorraad: { w: 44, h: 54, z: 13, art: 'worp' },
  kaart: { w: 74, h: 66, z: 9 },
  vondst: { w: 60, h: 52, z: 10 },
  lijst: { w: 0, h: 0, z: 1 },
});
