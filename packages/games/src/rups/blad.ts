/** Where everything on and around the leaf is, for both stands, and how large. */
import type { Veld } from '@spelrijk/game-kit/mechanics/raster';
import { makeDing, maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { RupsState } from './state.ts';

interface Blad extends Veld {
  /** Middle and width of the word. */
  readonly woord: { readonly x: number; readonly y: number; readonly breed: number };
  readonly spuug: Plek;
  readonly cocon: Plek;
  /** Size of the button to spit. */
  readonly knop: { readonly w: number; readonly h: number };
}

const BLADEN: Readonly<Record<RupsState['stand'], Blad>> = {
  liggend: {
    raster: { kolommen: 13, rijen: 6 },
    x: 68,
    y: 178,
    cel: 88,
    woord: { x: 450, y: 121, breed: 800 },
    spuug: [952, 121],
    cocon: [1138, 121],
    knop: { w: 172, h: 100 },
  },
  staand: {
    raster: { kolommen: 8, rijen: 8 },
    x: 16,
    y: 262,
    cel: 86,
    woord: { x: 360, y: 112, breed: 680 },
    spuug: [176, 206],
    cocon: [508, 206],
    knop: { w: 258, h: 92 },
  },
};

export const bladOf = ({ stand }: Pick<RupsState, 'stand'>): Blad => BLADEN[stand];

/** Size and layer of all there is. */
export const ding = makeDing({
  strook: { w: 0, h: 96, z: 2 },
  chip: { w: 0, h: 78, z: 3 },
  spuug: { w: 0, h: 0, z: 4 },
  klaar: { w: 0, h: 0, z: 4 },
  hap: { w: 96, h: 96, z: 3 },
  lijf: { w: 0, h: 0, z: 8, art: 'segment' },
  kop: { w: 104, h: 104, z: 12 },
  tekst: { w: 120, h: 56, z: 20, art: 'ballon' },
  cocon: { w: 34, h: 52, z: 1 },
  nieuw: { w: 0, h: 0, z: 30, art: 'cocon' },
  vlinder: { w: 108, h: 92, z: 40 },
});

/** Ticks into the reward at which the cocoon is there. */
export const COCON = 20;

/** Place of cocoon `i` on the branch. */
export function takPlek(state: RupsState, i: number): Plek {
  const n = Math.max(8, state.run.opgaven.length);
  return [50 + ((i + 0.5) / n) * (maatOf(state.stand).w - 100), 34 + (i % 2) * 6];
}
