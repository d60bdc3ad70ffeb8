import { makeDing } from '@spelrijk/game-kit/stage';

/** The things on and in the water: size and layer. */
export const ding = makeDing({
  kijk: [332, 162, 2, 'gloed'],
  vis: [282, 108, 3],
  hengel: [100, 90, 5],
  emmer: [78, 84, 6],
  vondst: [112, 124, 7],
  meeuw: [72, 78, 8],
  boot: [290, 84, 9],
  spring: [170, 65, 9, 'vis'],
  golf: [0, 60, 10],
});
