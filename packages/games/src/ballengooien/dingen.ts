import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the stall. */
export const ding = makeDing({
  plank: { w: 0, h: 40, z: 2 },
  bal: { w: 74, h: 74, z: 12 },
  knuffel: { w: 84, h: 92, z: 10 },
  stapelblik: { w: 98, h: 96, z: 4 },
  gluurder: { w: 50, h: 54, z: 5, art: 'knuffel' },
  ring: { w: 96, h: 96, z: 11 },
  lat: { w: 14, h: 420, z: 10 },
  lamp: { w: 30, h: 38, z: 1 },
  toonbank: { w: 0, h: 0, z: 9 },
});
