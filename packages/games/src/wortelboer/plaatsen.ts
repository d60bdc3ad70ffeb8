/** Where everything on the farm is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Snijbalk } from '@spelrijk/game-kit/mechanics/split';
import type { Gebied } from '@spelrijk/game-kit/run';
import { makeDing, type Plek } from '@spelrijk/game-kit/stage';
import type { BoerState } from './state.ts';

/** Size and layer of all there is on the farm. */
export const ding = makeDing({
  kar: { w: 1200, h: 124, z: 1 },
  bult: { w: 44, h: 97, z: 2, art: 'wortel' },
  kuil: { w: 150, h: 50, z: 5 },
  wortel: { w: 176, h: 387, z: 8 },
  bed: { w: 150, h: 330, z: 8, art: 'wortel' },
  uit: { w: 150, h: 330, z: 14, art: 'wortel' },
  weg: { w: 110, h: 88, z: 8, art: 'loof' },
  hoop: { w: 130, h: 68, z: 9 },
  mol: { w: 150, h: 98, z: 7 },
  konijn: { w: 88, h: 112, z: 6 },
  hooi: { w: 200, h: 170, z: 3 },
  mini: { w: 40, h: 88, z: 4, art: 'wortel' },
  hoed: { w: 124, h: 62, z: 12 },
  plank: { w: 0, h: 0, z: 3 },
  schijf: { w: 0, h: 114, z: 5 },
  kop: { w: 130, h: 104, z: 4, art: 'loof' },
  gat: { w: 70, h: 140, z: 8 },
  barst: { w: 46, h: 112, z: 9 },
  pijl: { w: 62, h: 70, z: 16 },
  wacht: { w: 230, h: 98, z: 20 },
});

interface Plaatsen {
  /** Height of the ground. */
  readonly grond: number;
  /** The carrot with the word: where its leaves come out of the ground. And its sign. */
  readonly wortel: Plek;
  readonly bord: Gebied;
  readonly blob: Plek;
  readonly balk: Snijbalk;
  readonly knoppen: Plek;
  readonly klaar: Plek;
  /** The beds of the play, and the button of calm mode. */
  readonly bedden: { readonly plek: Plek; readonly stap: number };
  readonly wacht: Plek;
  readonly hooi: Plek;
  readonly konijnen: { readonly plek: Plek; readonly stap: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    grond: 470,
    wortel: [640, 470],
    bord: { x: 640, y: 622, w: 820, h: 118 },
    blob: [420, 430],
    balk: { x: 568, breed: 1000, perRij: 99, rijen: [[572]], duw: 30 },
    knoppen: [520, 672],
    klaar: [1180, 640],
    bedden: { plek: [330, 470], stap: 250 },
    wacht: [1164, 652],
    hooi: [1160, 400],
    konijnen: { plek: [76, 420], stap: 66 },
    beurtbord: [560, 74],
    verder: [1216, 74],
  },
  staand: {
    grond: 590,
    wortel: [360, 600],
    bord: { x: 360, y: 772, w: 660, h: 122 },
    blob: [262, 556],
    balk: { x: 360, breed: 650, perRij: 7, rijen: [[690], [640, 764]], duw: 30 },
    knoppen: [226, 900],
    klaar: [590, 900],
    bedden: { plek: [130, 590], stap: 210 },
    wacht: [360, 890],
    hooi: [600, 504],
    konijnen: { plek: [46, 536], stap: 42 },
    beurtbord: [320, 74],
    verder: [656, 74],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

const KAR = { links: 60, breed: 1160, y: 246, w: 320, h: 150, kier: 26 } as const;
const BLOK = { x: [188, 532], midden: 360, y: [190, 386], alleen: 300, w: 310, h: 140 } as const;

/** Middle and size of the crate with option `i`. */
export function kistOf({ stand, opties: { length: n } }: Pick<BoerState, 'stand' | 'opties'>, i: number): Gebied {
  if (stand === 'liggend') {
    const stap = KAR.breed / Math.max(1, n);
    return { x: KAR.links + stap * (i + 0.5), y: KAR.y, w: Math.min(KAR.w, stap - KAR.kier), h: KAR.h };
  }
  const x = n === 3 && i === 2 ? BLOK.midden : BLOK.x[i % 2 === 0 ? 0 : 1];
  return { x, y: n === 2 ? BLOK.alleen : BLOK.y[i < 2 ? 0 : 1], w: BLOK.w, h: BLOK.h };
}

export const kistenOf = (state: BoerState): readonly Gebied[] => state.opties.map((_, i) => kistOf(state, i));

/** Where the carrot with the word can be taken hold of: its leaves, its root and its sign. */
export function greepOf(state: BoerState): Gebied {
  const { wortel, bord } = plaatsenOf(state);
  return { x: wortel[0], y: (wortel[1] + bord.y) / 2 - 20, w: 480, h: 330 };
}

/** Where bed `i` comes out of the ground. */
export function bedPlek(state: { readonly stand: Stand }, i: number): Plek {
  const { plek, stap } = plaatsenOf(state).bedden;
  return [plek[0] + i * stap, plek[1]];
}
