/** Where everything in the machine is, for both ways to hold the device; also as a world for the balls. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { Tafel } from './ballen.ts';
import { mirrored } from './losse-ballen.ts';
import type { Schijfveld } from './schijven.ts';

interface Kast {
  /** Left, top, right and bottom of the playing field. */
  readonly veld: { readonly links: number; readonly boven: number; readonly rechts: number; readonly onder: number };
  readonly display: Gebied;
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
  readonly blob: { readonly x: number; readonly y: number; readonly w: number };
  /** What to do in the play after a right word, and the button to go on. */
  readonly beurtbord: Plek;
  readonly verder: Plek;
  /** A friend, where there is room beside the machine. */
  readonly gast: Plek | null;
}

const KASTEN: Readonly<Record<Stand, Kast>> = {
  liggend: {
    veld: { links: 200, boven: 128, rechts: 1080, onder: 720 },
    display: { x: 640, y: 66, w: 860, h: 104 },
    bal: [640, 634],
    flipper: [500, 628],
    schijven: { midden: 640, breed: 844, rijen: { eerste: 212, tweede: 326, alleen: 250 }, perRij: { letters: 6, antwoorden: 4 } },
    bumperY: 466,
    oor: 250,
    terug: { x: 98, y: 632 },
    klaar: { x: 1182, y: 632 },
    blob: { x: 98, y: 470, w: 146 },
    beurtbord: [640, 684],
    verder: [1182, 632],
    gast: [1182, 470],
  },
  staand: {
    veld: { links: 20, boven: 176, rechts: 700, onder: 960 },
    display: { x: 360, y: 92, w: 670, h: 124 },
    bal: [360, 822],
    flipper: [220, 812],
    schijven: { midden: 360, breed: 644, rijen: { eerste: 270, tweede: 392, alleen: 310 }, perRij: { letters: 5, antwoorden: 2 } },
    bumperY: 580,
    oor: 200,
    terug: { x: 112, y: 906 },
    klaar: { x: 608, y: 906 },
    blob: { x: 360, y: 908, w: 104 },
    beurtbord: [360, 706],
    verder: [640, 906],
    gast: null,
  },
};
/** Length of a flipper from its pivot to its tip. */
export const FLIPPER = 104;
export const BAL_R = 17;
/** Which of the bumpers is the cat. */
export const KAT = 1;

export const kastOf = (stand: Stand): Kast => KASTEN[stand];
export const midden = (stand: Stand): number => KASTEN[stand].bal[0];

/** Left ear, the cat and right ear; walls, slopes to the flippers, and the flippers as they lie. */
function buildWereld(stand: Stand): Tafel {
  const {
    veld: { links: l, boven: t, rechts: r },
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

/** In the play after a right word the way up is free: only the cat is in it. */
const openWereld = (wereld: Tafel): Tafel => ({
  ...wereld,
  bumpers: wereld.bumpers.map((bumper, i) => (i === KAT ? bumper : { ...bumper, r: -BAL_R })),
});
export const SPEELWERELDEN: Readonly<Record<Stand, Tafel>> = { liggend: openWereld(WERELDEN.liggend), staand: openWereld(WERELDEN.staand) };
