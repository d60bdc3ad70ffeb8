/** Where everything in the street is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { makeDing, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { PostState } from './state.ts';

/** Size and layer of all there is in the street. */
export const ding = makeDing({
  huis: { w: 300, h: 280, z: -6 },
  bewoner: { w: 0, h: 0, z: -5 },
  luik: { w: 104, h: 104, z: -4 },
  mat: { w: 128, h: 44, z: -3 },
  hond: { w: 108, h: 92, z: -2 },
  streep: { w: 90, h: 12, z: -3 },
  bus: { w: 300, h: 176, z: 3 },
  vlag: { w: 44, h: 66, z: 2 },
  ring: { w: 150, h: 150, z: 1 },
  kar: { w: 230, h: 108, z: 7 },
  bedankje: { w: 56, h: 58, z: 6 },
  fiets: { w: 226, h: 150, z: 10 },
  wiel: { w: 92, h: 92, z: 9 },
  pakje: { w: 74, h: 66, z: 12 },
  retour: { w: 92, h: 76, z: 14 },
  krant: { w: 60, h: 40, z: 13 },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  /** Foot of the houses, and their middles while an answer is chosen. */
  readonly stoep: number;
  readonly huizen: readonly number[];
  /** Height of the bicycle, and where it waits. */
  readonly fiets: Plek;
  /** Where in play a paper comes down: the ring on the doormats and that on the windows. */
  readonly ring: { readonly x: number; readonly mat: number; readonly raam: number };
  /** Above it a finger throws high. */
  readonly hoog: number;
  readonly kranten: Plek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 600, y: 70, w: 780, h: 112 },
    stoep: 430,
    huizen: [160, 480, 800, 1120],
    fiets: [330, 628],
    ring: { x: 640, mat: 452, raam: 302 },
    hoog: 376,
    kranten: [760, 680],
    beurtbord: [600, 84],
    verder: [1216, 84],
  },
  staand: {
    vraag: { x: 360, y: 96, w: 690, h: 150 },
    stoep: 440,
    huizen: [190, 530],
    fiets: [300, 838],
    ring: { x: 400, mat: 462, raam: 312 },
    hoog: 388,
    kranten: [470, 926],
    beurtbord: [310, 96],
    verder: [656, 96],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Is a house described? Then the parcel goes to a door. */
export const isHuis = ({ run }: Pick<PostState, 'run'>): boolean => currentOpgave(run)?.vorm === 'huis-beeld';

/** A parcel goes in so far over the middle of a letterbox, or under that of a house: its door. */
export const gleufVan = (state: PostState): number => (isHuis(state) ? 70 : -62);

/** Middle and size of the letterbox of option `i`, or of its house. */
export function busPlek(state: PostState, i: number): Bordplek {
  const { stand, opties } = state;
  const n = opties.length;
  if (isHuis(state))
    return stand === 'liggend'
      ? { x: 40 + (1200 / n) * (i + 0.5), y: 352, w: 286, h: 265 }
      : { x: i % 2 === 0 ? 184 : 536, y: i < 2 ? 312 : 590, w: 280, h: 259 };
  if (stand === 'liggend') {
    const breed = 1200 / n;
    return { x: 40 + breed * (i + 0.5), y: 440, w: Math.min(300, breed - 14), h: 176 };
  }
  const laatste = n === 3 && i === 2;
  return { x: laatste ? 360 : i % 2 === 0 ? 184 : 536, y: n === 2 ? 560 : i < 2 ? 476 : 662, w: 328, h: 176 };
}

/** Where the bicycle stands to throw into letterbox `i`; -1 is where it waits. */
export function fietsPlek(state: PostState, i: number): Plek {
  const [x, y] = plaatsenOf(state).fiets;
  if (state.opties[i] === undefined) return [x, y];
  const bus = busPlek(state, i);
  return [Math.max(x, bus.x - 20), y];
}
