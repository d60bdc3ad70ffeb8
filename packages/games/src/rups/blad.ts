/** Where everything on and around the leaf is, for both stands, and how large. */
import type { Veld } from '@spelrijk/game-kit/mechanics/raster';
import { makeDing, maatOf } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { RupsState } from './state.ts';

interface Blad extends Veld {
  /** Middle and width of the word. */
  readonly woord: readonly [x: number, y: number, breed: number];
  readonly spuug: Plek;
  readonly cocon: Plek;
  /** Size of the button to spit. */
  readonly knop: readonly [w: number, h: number];
}

const BLADEN: Readonly<Record<RupsState['stand'], Blad>> = {
  liggend: {
    raster: { kolommen: 13, rijen: 6 },
    x: 68,
    y: 178,
    cel: 88,
    woord: [450, 121, 800],
    spuug: [952, 121],
    cocon: [1138, 121],
    knop: [172, 100],
  },
  staand: {
    raster: { kolommen: 8, rijen: 8 },
    x: 16,
    y: 262,
    cel: 86,
    woord: [360, 112, 680],
    spuug: [176, 206],
    cocon: [508, 206],
    knop: [258, 92],
  },
};

export const bladOf = ({ stand }: Pick<RupsState, 'stand'>): Blad => BLADEN[stand];

/** Size and layer of all there is. */
export const ding = makeDing({
  strook: [0, 96, 2],
  chip: [0, 78, 3],
  spuug: [0, 0, 4],
  klaar: [0, 0, 4],
  hap: [96, 96, 3],
  lijf: [0, 0, 8, 'segment'],
  kop: [104, 104, 12],
  tekst: [120, 56, 20, 'ballon'],
  cocon: [34, 52, 1],
  nieuw: [0, 0, 30, 'cocon'],
  vlinder: [108, 92, 40],
});

/** Ticks into the reward at which the cocoon is there. */
export const COCON = 20;

/** Place of cocoon `i` on the branch. */
export function takPlek(state: RupsState, i: number): Plek {
  const n = Math.max(8, state.run.opgaven.length);
  return [50 + ((i + 0.5) / n) * (maatOf(state.stand).w - 100), 34 + (i % 2) * 6];
}
