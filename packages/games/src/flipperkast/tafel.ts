/** Where everything in the machine is, for both ways to hold the device; also as a world for the balls. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { Tafel } from './ballen.ts';
import { mirrored } from './losse-ballen.ts';
import type { Schijfveld } from './schijven.ts';

interface Kast {
  /** Left, top, right and bottom of the playing field. */
  readonly veld: readonly [number, number, number, number];
  readonly display: readonly [x: number, y: number, w: number, h: number];
  /** Where the ball lies ready. */
  readonly bal: Plek;
  /** Pivot of the left flipper; the right one is its mirror image. */
  readonly flipper: Plek;
  readonly schijven: Schijfveld;
  readonly bumperY: number;
  /** From the cat in the middle to its ears. */
  readonly oor: number;
  readonly terug: { readonly x: number; readonly y: number };
  readonly klaar: { readonly x: number; readonly y: number };
  readonly blob: readonly [x: number, y: number, w: number];
  /** A friend, where there is room beside the machine. */
  readonly gast: Plek | null;
}

const KASTEN: Readonly<Record<Stand, Kast>> = {
  liggend: {
    veld: [200, 128, 1080, 720],
    display: [640, 66, 860, 104],
    bal: [640, 634],
    flipper: [500, 628],
    schijven: { midden: 640, breed: 844, rijen: [212, 326, 250], perRij: [6, 4] },
    bumperY: 466,
    oor: 250,
    terug: { x: 98, y: 632 },
    klaar: { x: 1182, y: 632 },
    blob: [98, 470, 146],
    gast: [1182, 470],
  },
  staand: {
    veld: [20, 176, 700, 960],
    display: [360, 92, 670, 124],
    bal: [360, 822],
    flipper: [220, 812],
    schijven: { midden: 360, breed: 644, rijen: [270, 392, 310], perRij: [5, 2] },
    bumperY: 580,
    oor: 200,
    terug: { x: 112, y: 906 },
    klaar: { x: 608, y: 906 },
    blob: [360, 908, 104],
    gast: null,
  },
};
/** Length of a flipper from its pivot to its tip. */
export const FLIPPER = 104;
export const BAL_R = 17;

export const kastOf = (stand: Stand): Kast => KASTEN[stand];
export const midden = (stand: Stand): number => KASTEN[stand].bal[0];

/** Left ear, the cat and right ear; walls, slopes to the flippers, and the flippers as they lie. */
function buildWereld(stand: Stand): Tafel {
  const {
    veld: [l, t, r],
    flipper,
    bumperY,
    oor,
  } = KASTEN[stand];
  const m = midden(stand);
  const helling: Plek = [l + 8, flipper[1] - 84];
  const links = [
    { van: [l + 8, t], naar: helling, veer: 0.6 },
    { van: helling, naar: flipper, veer: 0.35 },
    { van: flipper, naar: [flipper[0] + FLIPPER * 0.92, flipper[1] + FLIPPER * 0.34], veer: 0.45 },
  ] as const;
  const bumper = (x: number) => ({ x, y: bumperY + 10, r: 44, veer: 0.95 });
  return {
    r: BAL_R,
    zwaarte: 0.3,
    bumpers: [bumper(m - oor), { x: m, y: bumperY, r: 56, veer: 1.05 }, bumper(m + oor)],
    wanden: [{ van: [l, t + 10], naar: [r, t + 10], veer: 0.6 }, ...mirrored(links, m)],
  };
}

export const WERELDEN: Readonly<Record<Stand, Tafel>> = { liggend: buildWereld('liggend'), staand: buildWereld('staand') };
