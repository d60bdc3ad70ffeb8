/** Where everything over the water is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { makeDing, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { Droog } from './redding.ts';
import type { HeliState } from './state.ts';

/** Size and layer of all there is in the air and on the water. */
export const ding = makeDing({
  kade: { w: 1280, h: 150, z: 1 },
  kist: { w: 300, h: 150, z: 3 },
  water: { w: 1280, h: 130, z: 4 },
  golf: { w: 220, h: 26, z: 5 },
  erf: { w: 330, h: 190, z: 3 },
  dak: { w: 172, h: 190, z: 2 },
  boom: { w: 172, h: 230, z: 2 },
  hooi: { w: 150, h: 104, z: 2 },
  vlot: { w: 160, h: 76, z: 2 },
  ton: { w: 84, h: 96, z: 6 },
  dier: { w: 92, h: 84, z: 6 },
  haak: { w: 46, h: 56, z: 8 },
  kabel: { w: 8, h: 100, z: 2 },
  heli: { w: 236, h: 124, z: 12 },
  rotor: { w: 250, h: 26, z: 13 },
  staart: { w: 58, h: 58, z: 13 },
  mik: { w: 120, h: 120, z: 5 },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  /** Upper edge of the quay. */
  readonly kade: number;
  /** Where the helicopter waits for a choice. */
  readonly heli: Plek;
  /** In play: its height, and how far it flies to either side. */
  readonly lucht: { readonly y: number; readonly links: number; readonly rechts: number };
  /** Level of the water. */
  readonly water: number;
  /** The farm on its hill: its middle, where animals come down, and up to where that is. */
  readonly erf: { readonly x: number; readonly y: number; readonly tot: number };
  /** Middles of what sticks out of the water. */
  readonly droog: readonly number[];
  /** How large that is. */
  readonly schaal: number;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 600, y: 70, w: 780, h: 112 },
    kade: 610,
    heli: [640, 234],
    lucht: { y: 176, links: 110, rechts: 1200 },
    water: 610,
    erf: { x: 150, y: 540, tot: 300 },
    droog: [440, 620, 800, 980, 1150],
    schaal: 1,
    beurtbord: [640, 50],
    verder: [1216, 66],
  },
  staand: {
    vraag: { x: 360, y: 96, w: 690, h: 150 },
    kade: 830,
    heli: [360, 290],
    lucht: { y: 262, links: 90, rechts: 650 },
    water: 800,
    erf: { x: 100, y: 724, tot: 196 },
    droog: [268, 366, 464, 562, 660],
    schaal: 0.6,
    beurtbord: [310, 96],
    verder: [656, 96],
  },
};

/** How high above the water an animal stands on each, at full size. */
const HOOGTE: Readonly<Record<Droog, number>> = { dak: 166, boom: 206, hooi: 78, vlot: 52 };

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Middle and size of the crate of option `i`. */
export function kistPlek({ stand, opties }: HeliState, i: number): Bordplek {
  const n = opties.length;
  if (stand === 'liggend') {
    const breed = 1200 / n;
    return { x: 40 + breed * (i + 0.5), y: 560, w: Math.min(n > 3 ? 286 : 330, breed - 14), h: 150 };
  }
  const laatste = n === 3 && i === 2;
  return { x: laatste ? 360 : i % 2 === 0 ? 184 : 536, y: n === 2 ? 770 : i < 2 ? 560 : 770, w: 328, h: 146 };
}

/** Above crate `i`; -1 is where it waits. */
export function heliPlek(state: HeliState, i: number): Plek {
  const [x, y] = plaatsenOf(state).heli;
  return state.opties[i] === undefined ? [x, y] : [kistPlek(state, i).x, y];
}

/** Where animal `i` stands. */
export function dierPlek(state: HeliState, i: number): Plek {
  const { droog, water, schaal } = plaatsenOf(state);
  const op = state.redding.dieren[i]?.op ?? 'vlot';
  return [droog[i] ?? 0, water - HOOGTE[op] * schaal];
}
