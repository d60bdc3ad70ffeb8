/** Where everything in the farmyard is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { makeDing, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { KipState } from './state.ts';

/** Size and layer of all there is in the farmyard. */
export const ding = makeDing({
  hek: { w: 1100, h: 92, z: -4 },
  dier: { w: 84, h: 78, z: -3 },
  plas: { w: 190, h: 44, z: -2 },
  poten: { w: 110, h: 60, z: 2 },
  kip: { w: 300, h: 230, z: 3 },
  kop: { w: 104, h: 122, z: 6 },
  bult: { w: 0, h: 0, z: 7 },
  mikpunt: { w: 92, h: 92, z: 13 },
  druppel: { w: 26, h: 26, z: 14 },
  ton: { w: 130, h: 150, z: 8 },
  slang: { w: 520, h: 70, z: 7 },
  spuit: { w: 74, h: 170, z: 12 },
  spat: { w: 130, h: 110, z: 13 },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  /** The fence: its left end, its height, and how wide it is. */
  readonly hek: { readonly x: number; readonly y: number; readonly breed: number };
  /** Where the nozzle turns. */
  readonly spuit: Plek;
  readonly blob: Plek;
  readonly ton: Plek;
  /** Heights of the lanes of play, far to near, and how far to the side lumps run. */
  readonly banen: readonly number[];
  readonly rand: number;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 600, y: 70, w: 800, h: 112 },
    hek: { x: 90, y: 232, breed: 1100 },
    spuit: [640, 636],
    blob: [548, 622],
    ton: [1120, 612],
    banen: [326, 416, 506],
    rand: 120,
    beurtbord: [600, 70],
    verder: [1216, 80],
  },
  staand: {
    vraag: { x: 360, y: 96, w: 690, h: 150 },
    hek: { x: 50, y: 290, breed: 620 },
    spuit: [350, 862],
    blob: [250, 856],
    ton: [610, 862],
    banen: [420, 540, 660],
    rand: 96,
    beurtbord: [310, 96],
    verder: [656, 96],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Width and height of the drawing of a chicken. */
export const KIP = { w: 300, h: 230 } as const;

interface Kipplek extends Bordplek {
  /** How far it may stroll to both sides without coming near another. */
  readonly ruimte: number;
}

/** Middle and size of the chicken with option `i`. */
export function kipPlek({ stand, opties }: KipState, i: number): Kipplek {
  const n = opties.length;
  if (stand === 'liggend') {
    const stap = 1250 / n;
    const w = Math.min(KIP.w, stap - 34);
    return { x: 15 + stap * (i + 0.5), y: i % 2 === 0 ? 384 : 416, w, h: (w / KIP.w) * KIP.h, ruimte: Math.min(34, (stap - w) / 2 - 6) };
  }
  const laatste = n === 3 && i === 2;
  return { x: laatste ? 360 : i % 2 === 0 ? 186 : 540, y: n === 2 ? 520 : i < 2 ? 428 : 664, ...KIP, ruimte: 18 };
}
