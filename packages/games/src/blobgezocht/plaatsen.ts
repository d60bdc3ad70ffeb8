/** Where everything in the park is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { chance } from '@spelrijk/game-kit/run';
import { makeDing, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { ZoekState } from './state.ts';

/** Size and layer of all there is in the park. */
export const ding = makeDing({
  schuil: { w: 316, h: 204, z: 2 },
  luik: { w: 284, h: 108, z: 3 },
  ogen: { w: 76, h: 60, z: 1 },
  dier: { w: 104, h: 96, z: 1 },
  loep: { w: 108, h: 132, z: 25 },
  bank: { w: 900, h: 76, z: 22 },
  camera: { w: 96, h: 150, z: 24 },
  flits: { w: 190, h: 190, z: 25 },
  handen: { w: 118, h: 44, z: 22 },
  blik: { w: 52, h: 40, z: 23 },
  voeten: { w: 84, h: 40, z: 4 },
  schrik: { w: 60, h: 60, z: 27 },
});

interface Plaatsen {
  readonly brief: Bordplek;
  /** The hiding places, row by row, and the size of one. */
  readonly plekken: readonly Plek[];
  readonly plek: { readonly w: number; readonly h: number };
  readonly blob: Plek;
  /** Middle of the eyes: a look for each. */
  readonly blikken: Plek;
  readonly bank: Bordplek;
  readonly camera: Plek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    brief: { x: 610, y: 70, w: 980, h: 122 },
    plekken: [
      [222, 294],
      [624, 286],
      [1034, 298],
      [366, 496],
      [736, 502],
      [1080, 498],
    ],
    plek: { w: 316, h: 204 },
    blob: [104, 614],
    blikken: [104, 518],
    bank: { x: 684, y: 692, w: 900, h: 76 },
    camera: [1216, 646],
    beurtbord: [610, 84],
    verder: [1216, 84],
  },
  staand: {
    brief: { x: 360, y: 104, w: 690, h: 184 },
    plekken: [
      [184, 352],
      [538, 346],
      [184, 554],
      [538, 550],
      [190, 756],
      [534, 752],
    ],
    plek: { w: 316, h: 204 },
    blob: [84, 888],
    blikken: [330, 196],
    bank: { x: 392, y: 930, w: 480, h: 66 },
    camera: [674, 894],
    beurtbord: [330, 118],
    verder: [656, 118],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

const BANK = { stap: 78, rand: 46, hoog: 62 } as const;

/** How many hiding places there are. */
export const AANTAL = 6;

/** The hiding places of the options of this attempt: some of the six, never the same ones, in the order in which they stand. */
export function spotsOf({ kans, opties }: ZoekState): readonly number[] {
  const loten = Array.from({ length: AANTAL }, (_, spot) => ({ spot, lot: chance(kans, 60 + spot) }));
  const getrokken = loten.toSorted((a, b) => a.lot - b.lot).slice(0, opties.length);
  return getrokken.map(({ spot }) => spot).toSorted((a, b) => a - b);
}

/** Middle and size of hiding place `spot`. */
export function vlakOf(state: ZoekState, spot: number): Bordplek {
  const { plekken, plek } = plaatsenOf(state);
  const [x, y] = plekken[spot] ?? [0, 0];
  return { x, y, ...plek };
}

/** Place on the bench for number `i` of `n`: from the left, closer together when there are many. */
export function bankPlek(state: ZoekState, i: number, n: number): Plek {
  const { x, y, w } = plaatsenOf(state).bank;
  const stap = Math.min(BANK.stap, (w - BANK.rand * 2) / Math.max(1, n - 1));
  return [x - w / 2 + BANK.rand + i * stap, y - BANK.hoog];
}
