import { makeDing } from '@spelrijk/game-kit/stage';

/** Height of what holds a word. */
export const HOOG = 98;

export const ding = makeDing({
  gast: { w: 0, h: 0, z: -3, art: 'kit:publiek' },
  hapje: { w: 44, h: 44, z: -2 },
  serveerder: { w: 136, h: 150, z: 1, art: 'kit:blob' },
  strik: { w: 60, h: 34, z: 2 },
  stang: { w: 14, h: 120, z: 2, art: 'stang' },
  plateau: { w: 0, h: 34, z: 3 },
  bar: { w: 1280, h: 0, z: 4 },
  viltje: { w: 62, h: 62, z: 5 },
  rand: { w: 0, h: 0, z: 5 },
  stuk: { w: 0, h: HOOG, z: 6 },
  damp: { w: 40, h: 40, z: 7, art: 'hart' },
  knop: { w: 188, h: 92, z: 8 },
  lampje: { w: 26, h: 26, z: 5 },
  poes: { w: 128, h: 128, z: 3 },
  gerecht: { w: 112, h: 126, z: 6 },
  hier: { w: 128, h: 142, z: 5 },
  plek: { w: 96, h: 150, z: 7 },
  pijl: { w: 44, h: 44, z: 8 },
  ster: { w: 60, h: 60, z: 9, art: 'kit:ster' },
});
