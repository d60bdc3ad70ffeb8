import { makeDing } from '@spelrijk/game-kit/stage';

export const ding = makeDing({
  hol: { w: 210, h: 64, z: 1 },
  stokstaart: { w: 0, h: 0, z: 2 },
  kaart: { w: 0, h: 0, z: 3 },
  stof: { w: 60, h: 44, z: 4 },
  kijker: { w: 112, h: 104, z: 6 },
  passagier: { w: 0, h: 0, z: 5, art: 'kit:blob' },
  jeep: { w: 0, h: 0, z: 6 },
  toestel: { w: 74, h: 54, z: 7 },
  foto: { w: 0, h: 0, z: 7 },
  opfoto: { w: 0, h: 0, z: 8 },
  bijschrift: { w: 0, h: 0, z: 9 },
  aapfoto: { w: 206, h: 186, z: 9 },
  flits: { w: 0, h: 0, z: 30 },
  lampje: { w: 22, h: 22, z: 5 },
  dier: { w: 0, h: 0, z: 2 },
  bosje: { w: 0, h: 0, z: 4, art: 'struik' },
  zoeker: { w: 0, h: 0, z: 10 },
  scherm: { w: 0, h: 0, z: 11 },
  klik: { w: 124, h: 124, z: 12 },
  loep: { w: 112, h: 112, z: 12 },
});
