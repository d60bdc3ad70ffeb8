import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the garden. */
export const ding = makeDing({
  paal: { w: 66, h: 320, z: 2 },
  tafel: { w: 178, h: 220, z: 5 },
  kom: { w: 150, h: 116, z: 6 },
  eter: { w: 66, h: 66, z: 7 },
  trom: { w: 0, h: 104, z: 3 },
  helft: { w: 96, h: 150, z: 12 },
  regen: { w: 118, h: 118, z: 9, art: 'fruit' },
  stuk: { w: 66, h: 104, z: 10, art: 'helft' },
  wakker: { w: 92, h: 92, z: 13, art: 'eter' },
  band: { w: 116, h: 51, z: 16 },
  streep: { w: 0, h: 54, z: 14 },
  lijn: { w: 0, h: 14, z: 8 },
  greep: { w: 112, h: 92, z: 15 },
  slag: { w: 34, h: 88, z: 15 },
  draai: { w: 130, h: 56, z: 18 },
});
