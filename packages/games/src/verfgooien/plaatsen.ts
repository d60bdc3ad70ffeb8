/** Where everything in the yard is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import { makeDing, type Plek } from '@spelrijk/game-kit/stage';
import type { VerfState } from './state.ts';

/** Size and layer of all there is in the yard. */
export const ding = makeDing({
  touw: { w: 0, h: 34, z: 1 },
  rand: { w: 0, h: 0, z: 2 },
  verf: { w: 0, h: 0, z: 6, art: 'spat' },
  woordplaat: { w: 0, h: 96, z: 61 },
  blik: { w: 96, h: 108, z: 4 },
  schort: { w: 92, h: 70, z: 12 },
  doek: { w: 0, h: 0, z: 2 },
  spat: { w: 0, h: 0, z: 3 },
  krijt: { w: 0, h: 0, z: 8 },
  pot: { w: 124, h: 132, z: 10 },
  kruis: { w: 96, h: 96, z: 20 },
  vak: { w: 0, h: 0, z: 20 },
  worp: { w: 76, h: 92, z: 24 },
  voorraad: { w: 44, h: 54, z: 13, art: 'worp' },
  kaart: { w: 74, h: 66, z: 9 },
  vondst: { w: 60, h: 52, z: 10 },
  lijst: { w: 0, h: 0, z: 1 },
});

interface Plaatsen {
  /** The balloon with the word. */
  readonly ballon: Gebied;
  readonly blob: Plek;
  /** The large sheet of the play, and its pots: first place and step. */
  readonly doek: Gebied;
  readonly potten: { readonly plek: Plek; readonly stap: number };
  readonly werper: Plek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    ballon: { x: 680, y: 592, w: 800, h: 150 },
    blob: [176, 590],
    doek: { x: 640, y: 330, w: 760, h: 470 },
    potten: { plek: [1150, 300], stap: 140 },
    werper: [130, 590],
    beurtbord: [640, 56],
    verder: [1216, 74],
  },
  staand: {
    ballon: { x: 360, y: 712, w: 680, h: 150 },
    blob: [120, 868],
    doek: { x: 360, y: 400, w: 620, h: 500 },
    potten: { plek: [330, 790], stap: 140 },
    werper: [110, 850],
    beurtbord: [310, 66],
    verder: [656, 74],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

const LIJN = { links: 40, breed: 1200, y: 246, w: 330, h: 268, kier: 20 } as const;
const BLOK = { x: [188, 532], midden: 360, y: [176, 452], alleen: 300, w: 312, h: 236, hoger: 300 } as const;

/** Middle and size of the sheet with option `i`. */
export function lakenOf({ stand, opties: { length: n } }: Pick<VerfState, 'stand' | 'opties'>, i: number): Gebied {
  if (stand === 'liggend') {
    const stap = LIJN.breed / n;
    return { x: LIJN.links + stap * (i + 0.5), y: LIJN.y, w: Math.min(LIJN.w, stap - LIJN.kier), h: LIJN.h };
  }
  const x = n === 3 && i === 2 ? BLOK.midden : BLOK.x[i % 2 === 0 ? 0 : 1];
  if (n === 2) return { x, y: BLOK.alleen, w: BLOK.w, h: BLOK.hoger };
  return { x, y: BLOK.y[i < 2 ? 0 : 1], w: BLOK.w, h: BLOK.h };
}

export const lakensOf = (state: VerfState): readonly Gebied[] => state.opties.map((_, i) => lakenOf(state, i));
