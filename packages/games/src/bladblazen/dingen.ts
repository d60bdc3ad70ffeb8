import { makeDing } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is in the garden. */
export const ding = makeDing({
  vondst: { w: 70, h: 66, z: 1 },
  hoop: { w: 300, h: 190, z: 7 },
  steen: { w: 290, h: 108, z: 2 },
  dek: { w: 290, h: 120, z: 5 },
  egel: { w: 100, h: 84, z: 6 },
  blad: { w: 54, h: 54, z: 5 },
  hoopje: { w: 150, h: 110, z: 4 },
  wind: { w: 240, h: 60, z: 12 },
  blazer: { w: 170, h: 96, z: 9 },
  lucht: { w: 300, h: 200, z: 3 },
  slurf: { w: 150, h: 84, z: 11 },
});
