/** Where everything over and on the meadow is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { makeDing, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import { PLEKKEN, type ParaState } from './state.ts';

/** Size and layer of all there is over and on the meadow. */
export const ding = makeDing({
  vliegtuig: { w: 250, h: 124, z: 3 },
  prop: { w: 18, h: 96, z: 4 },
  scherm: { w: 236, h: 170, z: 7 },
  lap: { w: 34, h: 34, z: 8 },
  windzak: { w: 150, h: 190, z: 1 },
  koe: { w: 168, h: 138, z: 2 },
  hooi: { w: 176, h: 128, z: 10 },
  plekje: { w: 0, h: 0, z: 2 },
  pijl: { w: 92, h: 92, z: 12 },
  schaduw: { w: 100, h: 22, z: 6 },
  verwolk: { w: 150, h: 76, z: -8 },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  /** Height at which one hangs and thinks. */
  readonly zweef: number;
  readonly koe: Plek;
  readonly windzak: Plek;
  /** Heights of the plane and of the ground in the jump; the column at the left and how wide all are. */
  readonly sprong: { readonly top: number; readonly grond: number; readonly links: number; readonly stap: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
  /** Who dances in the end. */
  readonly dans: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 640, y: 80, w: 780, h: 112 },
    zweef: 412,
    koe: [92, 476],
    windzak: [1196, 440],
    sprong: { top: 160, grond: 600, links: 110, stap: 212 },
    beurtbord: [640, 62],
    verder: [1212, 70],
    dans: [640, 560],
  },
  staand: {
    vraag: { x: 360, y: 118, w: 660, h: 124 },
    zweef: 500,
    koe: [82, 566],
    windzak: [652, 540],
    sprong: { top: 250, grond: 800, links: 2, stap: 143 },
    beurtbord: [330, 92],
    verder: [656, 92],
    dans: [360, 800],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

const KLEED = { hoog: 138, breed: 300, kier: 16 } as const;

/** Middle and size of the cloth with option `i`. */
export function kleedPlek(state: ParaState, i: number): Bordplek {
  const n = Math.max(1, state.opties.length);
  if (state.stand === 'liggend') {
    const stap = Math.min(KLEED.breed + KLEED.kier, 1256 / n);
    return { x: 640 + (i - (n - 1) / 2) * stap, y: 608, w: stap - KLEED.kier, h: KLEED.hoog };
  }
  const alleen = n === 3 && i === 2;
  return { x: alleen ? 360 : 188 + (i % 2) * 344, y: 716 + Math.floor(i / 2) * 156, w: 326, h: KLEED.hoog };
}

/** Middle of column `i` of the meadow. */
export function kolomX({ stand }: { readonly stand: Stand }, i: number): number {
  const { links, stap } = PLAATSEN[stand].sprong;
  return links + (Math.min(PLEKKEN.length - 1, Math.max(0, i)) + 0.5) * stap;
}
