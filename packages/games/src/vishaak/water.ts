/** Where the surface, the bottom, the boat and the fish are, for both ways to hold the device. */
import { zwem } from '@spelrijk/game-kit/hengel';
import type { Haak, Plaats } from '@spelrijk/game-kit/hengel';
import type { Stand } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import type { VisState } from './state.ts';

interface Water {
  readonly vlak: number;
  /** Depths between which fish swim. */
  readonly van: number;
  readonly tot: number;
  readonly bodem: number;
  readonly bord: readonly [x: number, y: number, w: number, h: number];
  /** Row of letters: centre, width. */
  readonly strook: readonly [x: number, y: number, breed: number];
  readonly knop: readonly [x: number, y: number];
  /** Where the boat lies while a word is typed. */
  readonly typBoot: number;
}

const WATERS: Readonly<Record<Stand, Water>> = {
  liggend: {
    vlak: 262,
    van: 296,
    tot: 690,
    bodem: 700,
    bord: [640, 62, 740, 104],
    strook: [812, 430, 836],
    knop: [790, 570],
    typBoot: 220,
  },
  staand: { vlak: 340, van: 384, tot: 900, bodem: 930, bord: [360, 78, 660, 118], strook: [360, 446, 660], knop: [540, 856], typBoot: 200 },
};
/** Size of a fish on the stage, and of what the hook can take hold of. */
export const VIS = [282, 108] as const;
export const GREEP = [150, 64] as const;
/** From the middle of the boat to the top of the rod. */
export const HENGEL = 104;

export const waterOf = (stand: Stand): Water => WATERS[stand];

/** The boat stays where its rod reaches the water. */
export const klemBoot = (stand: Stand, x: number): number => Math.min(maatOf(stand).w - HENGEL - 40, Math.max(110, x));

/** Every fish as it is now; in calm mode they hang still. */
export function visPlekken(state: VisState): readonly Plaats[] {
  const { w } = maatOf(state.stand);
  const rand = VIS[0] / 2 + 16;
  return state.vissen.map((vis) => zwem(state.rustig ? { ...vis, vaart: 0 } : vis, state.tick * state.tempo, rand, w - rand));
}

/** The hook while it hangs at the rod. */
export const rustHaak = (state: VisState): Haak => ({ x: state.boot + HENGEL, y: WATERS[state.stand].vlak + 14 });

/** How deep the fish of a typed word still is: every letter hauls it up a little less, so that it tells nothing of the length. */
export function lijnDiepte(state: VisState): number {
  const { vlak, tot } = WATERS[state.stand];
  const over = state.vakken.inhoud.reduce((deel) => deel * 0.84, 1);
  return vlak + 90 + (tot - 290 - vlak) * over;
}
