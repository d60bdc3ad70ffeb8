/** Where everything in the meadow is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import { makeDing, type Plek } from '@spelrijk/game-kit/stage';
import type { BeestState } from './state.ts';

/** Size and layer of all there is in the meadow. */
export const ding = makeDing({
  hotel: { w: 170, h: 228, z: 3 },
  gast: { w: 56, h: 44, z: 4 },
  schaduw: { w: 96, h: 22, z: 2 },
  beest: { w: 124, h: 98, z: 8 },
  vleugels: { w: 92, h: 76, z: 7 },
  net: { w: 104, h: 200, z: 13 },
  pot: { w: 118, h: 127, z: 16 },
  inpot: { w: 88, h: 69, z: 15 },
  voor: { w: 0, h: 84, z: 30 },
  bloem: { w: 186, h: 298, z: 6 },
  houding: { w: 96, h: 108, z: 18 },
  struik: { w: 168, h: 128, z: 14 },
  stap: { w: 170, h: 98, z: 32 },
  weetje: { w: 0, h: 0, z: 40 },
  dans: { w: 92, h: 72, z: 12 },
});

interface Plaatsen {
  readonly bord: Gebied;
  /** Where the child stands at first, and how far it can go. */
  readonly begin: Plek;
  readonly wei: { readonly links: number; readonly rechts: number; readonly boven: number; readonly onder: number };
  readonly hotel: Plek;
  /** The way to the rare insect: its ends. */
  readonly pad: readonly [van: Plek, naar: Plek];
  /** The buttons of calm mode. */
  readonly knoppen: { readonly plek: Plek; readonly stap: number };
  readonly weetje: Gebied;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    bord: { x: 600, y: 84, w: 780, h: 116 },
    begin: [170, 650],
    wei: { links: 70, rechts: 1060, boven: 300, onder: 660 },
    hotel: [1176, 560],
    pad: [
      [110, 560],
      [1000, 560],
    ],
    knoppen: { plek: [300, 664], stap: 230 },
    weetje: { x: 600, y: 226, w: 760, h: 132 },
    beurtbord: [600, 74],
    verder: [1216, 74],
  },
  staand: {
    bord: { x: 360, y: 92, w: 640, h: 124 },
    begin: [140, 850],
    wei: { links: 70, rechts: 650, boven: 330, onder: 880 },
    hotel: [616, 836],
    pad: [
      [80, 640],
      [610, 640],
    ],
    knoppen: { plek: [120, 880], stap: 180 },
    weetje: { x: 360, y: 270, w: 640, h: 140 },
    beurtbord: [330, 74],
    verder: [656, 74],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Where insect `i` has its home, how far it flies to both sides, and the size of its flag. */
interface Thuis extends Gebied {
  readonly zij: number;
  readonly op: number;
}

const VLAG = 96;

export function thuisOf({ stand, opties: { length: n } }: Pick<BeestState, 'stand' | 'opties'>, i: number): Thuis {
  if (stand === 'liggend') {
    const stap = 1060 / n;
    return { x: 66 + stap * (i + 0.5), y: i % 2 === 0 ? 330 : 450, w: Math.min(280, stap - 22), h: VLAG, zij: 30, op: 34 };
  }
  const alleen = n === 3 && i === 2;
  return { x: alleen ? 360 : i % 2 === 0 ? 186 : 534, y: i < 2 ? 380 : 620, w: 300, h: VLAG, zij: 14, op: 34 };
}
