/** Where the surface, the bottom, the boat and the fish are, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import type { VisState } from './state.ts';
import type { Viswater } from './vangst.ts';

interface Water extends Viswater {
  readonly vlak: number;
  readonly bord: Gebied;
  /** Row of letters: centre, width; and the button under it. */
  readonly strook: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: { readonly x: number; readonly y: number };
  /** Where the boat lies while a word is typed. */
  readonly typBoot: number;
}

/** From the middle of the boat to the top of the rod. */
export const HENGEL = 104;
/** The gull sits further out on the left than the boat goes on the right. */
const BOOT = { rand: 157, links: 192, reik: HENGEL, greep: { w: 150, h: 64 } } as const;

const WATERS: Readonly<Record<Stand, Water>> = {
  liggend: {
    ...BOOT,
    vlak: 262,
    rust: 276,
    van: 296,
    tot: 690,
    bodem: 700,
    rechts: 1130,
    bord: { x: 640, y: 62, w: 740, h: 104 },
    strook: { x: 812, y: 430, breed: 836 },
    knop: { x: 790, y: 570 },
    typBoot: 220,
  },
  staand: {
    ...BOOT,
    vlak: 340,
    rust: 354,
    van: 384,
    tot: 900,
    bodem: 930,
    rechts: 570,
    bord: { x: 360, y: 78, w: 660, h: 118 },
    strook: { x: 360, y: 446, breed: 660 },
    knop: { x: 540, y: 856 },
    typBoot: 200,
  },
};

export const waterOf = ({ stand }: { readonly stand: Stand }): Water => WATERS[stand];

/** How deep the fish of a typed word still is: every letter hauls it up a little less, so that it tells nothing of the length. */
export function lijnDiepte(state: VisState): number {
  const { vlak, tot } = waterOf(state);
  return vlak + 90 + (tot - 290 - vlak) * 0.84 ** state.vakken.inhoud.length;
}
