/** Where everything in the garden is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import { makeDing, type Plek } from '@spelrijk/game-kit/stage';
import type { NinjaState } from './state.ts';

/** Size and layer of all there is in the garden. */
export const ding = makeDing({
  paal: { w: 66, h: 320, z: 2 },
  tafel: { w: 178, h: 220, z: 2 },
  kom: { w: 150, h: 116, z: 6 },
  eter: { w: 66, h: 66, z: 7 },
  trom: { w: 0, h: 104, z: 3 },
  helft: { w: 96, h: 150, z: 12 },
  regen: { w: 118, h: 118, z: 9, art: 'fruit' },
  stuk: { w: 66, h: 104, z: 10, art: 'helft' },
  wakker: { w: 92, h: 92, z: 13, art: 'eter' },
  band: { w: 116, h: 51, z: 16 },
  streep: { w: 0, h: 54, z: 14 },
  lijn: { w: 0, h: 14, z: 8 },
  greep: { w: 112, h: 92, z: 15 },
  slag: { w: 34, h: 88, z: 15 },
  draai: { w: 130, h: 56, z: 18 },
});

interface Plaatsen {
  /** The post that the ninja stands on: where its feet are. */
  readonly paal: Plek;
  readonly rol: Gebied;
  readonly kom: Plek;
  /** First place and step of who eats along. */
  readonly eters: { readonly plek: Plek; readonly stap: number };
  /** Where there is no floor under the bowl: the table that it stands on. */
  readonly tafel?: Plek;
  /** The bowl in the finale. */
  readonly feest: Plek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    paal: [92, 470],
    rol: { x: 640, y: 84, w: 780, h: 116 },
    kom: [1180, 596],
    eters: { plek: [1114, 668], stap: 46 },
    feest: [640, 470],
    beurtbord: [640, 74],
    verder: [1216, 74],
  },
  staand: {
    paal: [86, 400],
    rol: { x: 360, y: 92, w: 640, h: 124 },
    kom: [628, 344],
    eters: { plek: [566, 392], stap: 42 },
    tafel: [628, 506],
    feest: [360, 660],
    beurtbord: [330, 74],
    verder: [656, 74],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Where fruit lies on its drum, how large it is, and how high it jumps. */
interface Ligplek extends Gebied {
  readonly sprong: number;
}

const HOOG = 184;
/** Wide: one row between the post and the bowl. Tall: two to a row, the last of three in the middle. */
const RIJ = { links: 210, breed: 860, y: 548, w: 270, kier: 8, sprong: 250 } as const;
const BLOK = { x: [192, 528], midden: 360, y: [800, 590], w: 300, sprong: 96 } as const;

export function ligplekOf({ stand, opties: { length: n } }: Pick<NinjaState, 'stand' | 'opties'>, i: number): Ligplek {
  if (stand === 'liggend') {
    const stap = RIJ.breed / n;
    return { x: RIJ.links + stap * (i + 0.5), y: RIJ.y, w: Math.min(RIJ.w, stap - RIJ.kier), h: HOOG, sprong: RIJ.sprong };
  }
  const alleen = n === 3 && i === 2;
  const x = alleen ? BLOK.midden : BLOK.x[i % 2 === 0 ? 0 : 1];
  return { x, y: BLOK.y[n > 2 && i < 2 ? 1 : 0] ?? BLOK.y[0], w: BLOK.w, h: HOOG, sprong: n === 2 ? BLOK.sprong * 2 : BLOK.sprong };
}
