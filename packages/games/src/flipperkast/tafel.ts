/** Where everything in the machine is, for both ways to hold the device; also as a world for the balls. */
import type { Bumper, Tafel } from '@spelrijk/game-kit/ballen';
import type { Stand } from '@spelrijk/game-kit/game';

type Plek = readonly [x: number, y: number];

interface Kast {
  /** Left, top, right and bottom of the playing field. */
  readonly veld: readonly [number, number, number, number];
  readonly display: readonly [x: number, y: number, w: number, h: number];
  /** Where the ball lies ready. */
  readonly bal: Plek;
  /** Pivot of the left flipper; the right one is its mirror image. */
  readonly flipper: Plek;
  /** Heights of the rows of targets: one row, two rows. */
  readonly rijen: readonly [readonly number[], readonly number[]];
  readonly bumperY: number;
  readonly terug: Plek;
  readonly klaar: Plek;
  readonly blob: Plek;
  readonly gast: Plek;
}

const KASTEN: Readonly<Record<Stand, Kast>> = {
  liggend: {
    veld: [200, 128, 1080, 720],
    display: [640, 66, 860, 104],
    bal: [640, 634],
    flipper: [500, 628],
    rijen: [[250], [212, 326]],
    bumperY: 466,
    terug: [98, 632],
    klaar: [1182, 632],
    blob: [98, 470],
    gast: [1182, 470],
  },
  staand: {
    veld: [20, 176, 700, 960],
    display: [360, 92, 670, 124],
    bal: [360, 822],
    flipper: [220, 812],
    rijen: [[310], [270, 392]],
    bumperY: 580,
    terug: [112, 906],
    klaar: [608, 906],
    blob: [360, 908],
    gast: [360, 908],
  },
};
/** Length of a flipper from its pivot to its tip. */
export const FLIPPER = 104;
export const BAL_R = 17;
const ZWAARTE = 0.3;

export const kastOf = (stand: Stand): Kast => KASTEN[stand];
export const midden = (stand: Stand): number => KASTEN[stand].bal[0];

/** Places of `n` targets: one row, or two from six on; centre and size. */
export function schijfPlek(stand: Stand, i: number, n: number, breed: boolean): readonly [x: number, y: number, w: number, h: number] {
  const { veld, rijen } = KASTEN[stand];
  const inTwee = breed ? n > (stand === 'liggend' ? 4 : 2) : n > (stand === 'liggend' ? 6 : 5);
  const [een, twee] = rijen;
  const perRij = inTwee ? Math.ceil(n / 2) : n;
  const rij = inTwee && i >= perRij ? 1 : 0;
  const hier = rij === 0 ? perRij : n - perRij;
  const k = i - rij * perRij;
  const ruimte = veld[2] - veld[0] - 36;
  const stap = Math.min(breed ? 320 : 150, ruimte / hier);
  const w = Math.min(breed ? 300 : 128, stap - 8);
  return [midden(stand) + (k - (hier - 1) / 2) * stap, (inTwee ? twee[rij] : een[0]) ?? 250, w, 96];
}

/** Left ear, the cat, right ear. */
export function bumpers(stand: Stand): readonly Bumper[] {
  const { bumperY } = KASTEN[stand];
  const x = midden(stand);
  const zij = stand === 'liggend' ? 250 : 200;
  return [
    { x: x - zij, y: bumperY + 10, r: 44, veer: 0.95 },
    { x, y: bumperY, r: 56, veer: 1.05 },
    { x: x + zij, y: bumperY + 10, r: 44, veer: 0.95 },
  ];
}

/** Walls, slopes to the flippers, and the flippers as they lie. */
function bouwWereld(stand: Stand): Tafel {
  const { veld, flipper } = KASTEN[stand];
  const [l, t, r] = veld;
  const m = midden(stand);
  const spiegel = (x: number): number => 2 * m - x;
  const helling = flipper[1] - 84;
  const tip: Plek = [flipper[0] + FLIPPER * 0.92, flipper[1] + FLIPPER * 0.34];
  const beide = (van: Plek, naar: Plek, veer: number) => [
    { van, naar, veer },
    { van: [spiegel(van[0]), van[1]], naar: [spiegel(naar[0]), naar[1]], veer } as const,
  ];
  return {
    r: BAL_R,
    zwaarte: ZWAARTE,
    bumpers: bumpers(stand),
    wanden: [
      { van: [l, t + 10], naar: [r, t + 10], veer: 0.6 },
      ...beide([l + 8, t], [l + 8, helling], 0.6),
      ...beide([l + 8, helling], flipper, 0.35),
      ...beide(flipper, tip, 0.45),
    ],
  };
}

const WERELDEN: Readonly<Record<Stand, Tafel>> = { liggend: bouwWereld('liggend'), staand: bouwWereld('staand') };
export const wereldOf = (stand: Stand): Tafel => WERELDEN[stand];
