/** Where the surface, the bottom, the boat and the fish are, for both ways to hold the device. */
import type { Viswater } from '@spelrijk/game-kit/hengel/vangst';
import type { Plek } from '@spelrijk/game-kit/dingen';
import type { Stand } from '@spelrijk/game-kit/game';
import type { VisState } from './state.ts';

interface Water extends Viswater {
  readonly vlak: number;
  readonly bord: readonly [x: number, y: number, w: number, h: number];
  /** Row of letters: centre, width. */
  readonly strook: readonly [x: number, y: number, breed: number];
  readonly knop: Plek;
  /** Where the boat lies while a word is typed. */
  readonly typBoot: number;
}

/** Size of a fish on the stage. */
export const VIS = [282, 108] as const;
/** From the middle of the boat to the top of the rod. */
export const HENGEL = 104;
const BOOT = { rand: VIS[0] / 2 + 16, links: 110, reik: HENGEL, greep: [150, 64] } as const;

const WATERS: Readonly<Record<Stand, Water>> = {
  liggend: {
    ...BOOT,
    vlak: 262,
    rust: 276,
    van: 296,
    tot: 690,
    bodem: 700,
    rechts: 1136,
    bord: [640, 62, 740, 104],
    strook: [812, 430, 836],
    knop: [790, 570],
    typBoot: 220,
  },
  staand: {
    ...BOOT,
    vlak: 340,
    rust: 354,
    van: 384,
    tot: 900,
    bodem: 930,
    rechts: 576,
    bord: [360, 78, 660, 118],
    strook: [360, 446, 660],
    knop: [540, 856],
    typBoot: 200,
  },
};

export const waterOf = (stand: Stand): Water => WATERS[stand];

/** How deep the fish of a typed word still is: every letter hauls it up a little less, so that it tells nothing of the length. */
export function lijnDiepte(state: VisState): number {
  const { vlak, tot } = WATERS[state.stand];
  return vlak + 90 + (tot - 290 - vlak) * 0.84 ** state.vakken.inhoud.length;
}
