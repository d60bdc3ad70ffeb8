/** Where everything in the garden is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { makeDing, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { TuinState } from './state.ts';

/** Size and layer of all there is in the garden. */
export const ding = makeDing({
  plank: { w: 0, h: 34, z: 1 },
  bloem: { w: 0, h: 0, z: 3, art: 'plant' },
  meter: { w: 32, h: 40, z: 6 },
  paraplu: { w: 176, h: 150, z: 7 },
  druppel: { w: 30, h: 30, z: 8 },
  spuit: { w: 92, h: 44, z: 10 },
  slang: { w: 320, h: 130, z: 8 },
  bij: { w: 56, h: 46, z: 9 },
  bad: { w: 0, h: 0, z: 2 },
  eend: { w: 130, h: 118, z: 6 },
  schuim: { w: 128, h: 104, z: 5 },
  plons: { w: 96, h: 60, z: 4 },
  vriend: { w: 82, h: 82, z: 7 },
  teil: { w: 230, h: 112, z: 9 },
  duw: { w: 98, h: 98, z: 12 },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  /** Who holds the hose, and the tub with friends. */
  readonly blob: Plek;
  readonly teil: Plek;
  /** The pool, with its rim. */
  readonly bad: Bordplek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 640, y: 76, w: 780, h: 108 },
    blob: [640, 640],
    teil: [136, 662],
    bad: { x: 640, y: 350, w: 1020, h: 430 },
    beurtbord: [640, 66],
    verder: [1212, 70],
  },
  staand: {
    vraag: { x: 360, y: 110, w: 660, h: 120 },
    blob: [360, 884],
    teil: [124, 894],
    bad: { x: 360, y: 470, w: 672, h: 560 },
    beurtbord: [330, 92],
    verder: [656, 92],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Middle and size of the pot with option `i`. */
export function potPlek(state: TuinState, i: number): Bordplek {
  const n = Math.max(1, state.opties.length);
  if (state.stand === 'liggend') {
    const stap = Math.min(312, 1250 / n);
    return { x: 640 + (i - (n - 1) / 2) * stap, y: 470, w: 290, h: 124 };
  }
  const alleen = n === 3 && i === 2;
  return { x: alleen ? 360 : 186 + (i % 2) * 348, y: 412 + Math.floor(i / 2) * 302, w: 300, h: 118 };
}

/** How high a plant is, and where its heart is: there the jet goes. */
export const PLANT: Readonly<Record<Stand, { readonly w: number; readonly h: number }>> = {
  liggend: { w: 216, h: 226 },
  staand: { w: 156, h: 164 },
};
export function hartPlek(state: TuinState, i: number): Plek {
  const { x, y, h } = potPlek(state, i);
  return [x, y - h / 2 - PLANT[state.stand].h * 0.42];
}

/** The tip of the hose. */
export function mondPlek(state: TuinState): Plek {
  const [x, y] = plaatsenOf(state).blob;
  return [x + 62, y - 34];
}

/** The water of the pool, inside its rim. */
export function waterOf(state: TuinState): {
  readonly links: number;
  readonly rechts: number;
  readonly top: number;
  readonly bodem: number;
} {
  const { x, y, w, h } = plaatsenOf(state).bad;
  return { links: x - w / 2 + 136, rechts: x + w / 2 - 136, top: y - h / 2 + 118, bodem: y + h / 2 - 126 };
}
