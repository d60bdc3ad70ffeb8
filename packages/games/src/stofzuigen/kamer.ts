/** The room: where the rug, the shelf, the word and the buttons are, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { celXY, vakAt } from '@spelrijk/game-kit/mechanics/raster';
import type { Veld } from '@spelrijk/game-kit/mechanics/raster';
import { arch, between, progress01 } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { STAP } from './state.ts';
import type { ZuigState } from './state.ts';

interface Kamer extends Veld {
  readonly bord: Plek;
  readonly plank: { readonly plek: Plek; readonly stap: number; readonly w: number };
  readonly woord: { readonly x: number; readonly y: number; readonly breed: number };
  readonly terug: Plek;
  readonly klaar: Plek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
  /** Size of a block. */
  readonly blok: number;
}

const KAMERS: Readonly<Record<Stand, Kamer>> = {
  liggend: {
    raster: { kolommen: 10, rijen: 4 },
    x: 100,
    y: 132,
    cel: 108,
    bord: [640, 58],
    plank: { plek: [210, 88], stap: 56, w: 360 },
    woord: { x: 640, y: 650, breed: 720 },
    terug: [152, 650],
    klaar: [1128, 650],
    beurtbord: [640, 58],
    verder: [1210, 62],
    blok: 98,
  },
  staand: {
    raster: { kolommen: 6, rijen: 6 },
    x: 60,
    y: 180,
    cel: 100,
    bord: [360, 43],
    plank: { plek: [360, 146], stap: 64, w: 420 },
    woord: { x: 360, y: 838, breed: 620 },
    terug: [190, 914],
    klaar: [530, 914],
    beurtbord: [330, 44],
    verder: [656, 50],
    blok: 92,
  },
};

export const kamerOf = ({ stand }: { readonly stand: Stand }): Kamer => KAMERS[stand];

/** Where the cleaner stands at first: in the middle of the lowest row. */
export function beginVak(state: { readonly stand: Stand }): number {
  const { raster } = kamerOf(state);
  return vakAt(raster, Math.floor(raster.kolommen / 2), raster.rijen - 1);
}

/** Where the cleaner is; in calm mode it stands from cell to cell. */
export function zuigerPlek(state: ZuigState): Plek {
  const kamer = kamerOf(state);
  const [x, y] = celXY(kamer, state.vak);
  const [vx, vy] = celXY(kamer, state.vorig);
  const t = state.rustig ? 1 : progress01(state.tick, { van: state.stapOp, duur: STAP / state.tempo });
  return [between(vx, x, t), between(vy, y, t)];
}

/** A place between two cells, with a hop. */
export function hupPlek(state: ZuigState, van: number, naar: number, t: number): Plek {
  const kamer = kamerOf(state);
  const [x, y] = celXY(kamer, naar);
  const [vx, vy] = celXY(kamer, van);
  return [between(vx, x, t), between(vy, y, t) - arch(t) * 30];
}
