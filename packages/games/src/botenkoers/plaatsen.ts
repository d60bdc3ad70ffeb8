/** Where everything on the water is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { makeDing, maatOf, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { BotenState } from './state.ts';

/** Size and layer of all there is on the water. */
export const ding = makeDing({
  golf: { w: 120, h: 26, z: -6 },
  zeehond: { w: 190, h: 130, z: 2 },
  anker: { w: 54, h: 66, z: 2 },
  lijn: { w: 0, h: 40, z: 3 },
  vlag: { w: 46, h: 52, z: 4 },
  zog: { w: 120, h: 150, z: 1 },
  boot: { w: 104, h: 172, z: 6 },
  zeil: { w: 96, h: 128, z: 8 },
  riet: { w: 230, h: 140, z: 9 },
  vlaag: { w: 210, h: 150, z: 0 },
  boei: { w: 62, h: 96, z: 4 },
  koers: { w: 104, h: 104, z: 12 },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  readonly anker: Plek;
  readonly zeehond: Plek;
  /** Height of the line of flags, and how many fit on it. */
  readonly lijn: { readonly y: number; readonly plaats: number };
  /** The water against the wind: its banks, where the boat is, and how far one leg goes. */
  readonly water: { readonly links: number; readonly rechts: number; readonly boot: number; readonly rak: number };
  /** Left and right, in calm mode. */
  readonly knoppen: readonly [links: Plek, rechts: Plek];
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 640, y: 72, w: 780, h: 108 },
    anker: [640, 590],
    zeehond: [164, 592],
    lijn: { y: 134, plaats: 20 },
    water: { links: 280, rechts: 1000, boot: 606, rak: 112 },
    knoppen: [
      [124, 560],
      [1156, 560],
    ],
    beurtbord: [640, 62],
    verder: [1212, 70],
  },
  staand: {
    vraag: { x: 360, y: 106, w: 660, h: 120 },
    anker: [360, 800],
    zeehond: [120, 868],
    lijn: { y: 180, plaats: 11 },
    water: { links: 110, rechts: 610, boot: 800, rak: 150 },
    knoppen: [
      [86, 892],
      [634, 892],
    ],
    beurtbord: [330, 88],
    verder: [656, 88],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** How much lower the gates at the sides lie than those in the middle. */
const BOOG = 34;

/** Middle and size of the gate with option `i`. */
export function poortPlek(state: BotenState, i: number): Bordplek {
  const n = Math.max(1, state.opties.length);
  if (state.stand === 'liggend') {
    const stap = Math.min(330, 1250 / n);
    const van = i - (n - 1) / 2;
    return { x: 640 + van * stap, y: 322 + Math.abs(van) * BOOG, w: 292, h: 132 };
  }
  const alleen = n === 3 && i === 2;
  return { x: alleen ? 360 : 186 + (i % 2) * 348, y: 390 + Math.floor(i / 2) * 196, w: 308, h: 132 };
}

/** Degrees from the anchor to gate `i`. */
export function stevenTo(state: BotenState, i: number): number {
  const [ax, ay] = plaatsenOf(state).anker;
  const { x, y } = poortPlek(state, i);
  return (Math.atan2(x - ax, ay - y) * 180) / Math.PI;
}

/** Where something is on the open water, `vooruit` further than the boat. */
export function waterPlek({ stand }: { readonly stand: Stand }, x: number, vooruit: number): Plek {
  const { links, rechts, boot } = PLAATSEN[stand].water;
  return [links + x * (rechts - links), boot - vooruit];
}

/** Can it be seen there? */
export const isInView = ({ stand }: { readonly stand: Stand }, y: number): boolean => y > -80 && y < maatOf(stand).h + 80;
