import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the garden. */
export const ding = makeDing({
  plank: { w: 0, h: 34, z: 1 },
  bloem: { w: 0, h: 0, z: 3, art: 'plant' },
  meter: { w: 32, h: 40, z: 6 },
  paraplu: { w: 176, h: 150, z: 7 },
  druppel: { w: 30, h: 30, z: 8 },
  spuit: { w: 92, h: 44, z: 10 },
  slang: { w: 320, h: 130, z: 8 },
  bij: { w: 56, h: 46, z: 9 },
  bad: { w: 0, h: 0, z: 2 },
  eend: { w: 130, h: 118, z: 6 },
  schuim: { w: 128, h: 104, z: 5 },
  plons: { w: 96, h: 60, z: 4 },
  vriend: { w: 82, h: 82, z: 7 },
  teil: { w: 230, h: 112, z: 9 },
  duw: { w: 98, h: 98, z: 12 },
});
