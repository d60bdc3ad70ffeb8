/** Where everything by the piste is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { makeDing, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { SneeuwState } from './state.ts';

/** Size and layer of all there is by the piste. */
export const ding = makeDing({
  kabel: { w: 0, h: 9, z: -4 },
  paal: { w: 44, h: 124, z: -4 },
  gondel: { w: 52, h: 72, z: -3 },
  vlek: { w: 0, h: 0, z: -5 },
  klein: { w: 78, h: 122, z: 1 },
  afdruk: { w: 84, h: 104, z: 4 },
  rolbal: { w: 0, h: 0, z: 6, art: 'bal' },
  bal: { w: 0, h: 0, z: 7 },
  loop: { w: 220, h: 124, z: 9 },
  voet: { w: 196, h: 116, z: 8 },
  schot: { w: 70, h: 70, z: 16, art: 'bal' },
  doos: { w: 72, h: 72, z: 16 },
  berg: { w: 104, h: 56, z: 12 },
  pijl: { w: 66, h: 74, z: 14 },
  armen: { w: 0, h: 0, z: 6 },
  sjaal: { w: 0, h: 0, z: 10 },
  gezicht: { w: 0, h: 0, z: 10 },
  hoed: { w: 0, h: 0, z: 11 },
});

interface Plaatsen {
  readonly kanon: Plek;
  /** The row of letters in the snow. */
  readonly rij: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: Plek;
  readonly vraag: Bordplek;
  readonly blob: Plek;
  /** First place and step of the finished snowmen. */
  readonly poppen: { readonly plek: Plek; readonly stap: number };
  readonly lift: readonly [van: Plek, naar: Plek];
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    kanon: [1122, 560],
    rij: { x: 450, y: 650, breed: 620 },
    knop: [1150, 672],
    vraag: { x: 600, y: 78, w: 760, h: 108 },
    blob: [862, 560],
    poppen: { plek: [60, 548], stap: 74 },
    lift: [
      [1010, 470],
      [500, 128],
    ],
    beurtbord: [930, 190],
    verder: [1216, 84],
  },
  staand: {
    kanon: [610, 690],
    rij: { x: 262, y: 850, breed: 400 },
    knop: [620, 890],
    vraag: { x: 330, y: 110, w: 620, h: 118 },
    blob: [470, 720],
    poppen: { plek: [44, 650], stap: 62 },
    lift: [
      [670, 560],
      [390, 200],
    ],
    beurtbord: [360, 130],
    verder: [656, 110],
  },
};

const LAGER = { liggend: 44, staand: 150 } as const;

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Is a word typed now, or at the end of the round was it? */
const isTypronde = ({ run }: SneeuwState): boolean => (currentOpgave(run) ?? run.opgaven[0])?.antwoordvorm === 'TYP';

/** The cannon: lower where signs stand before it. */
export function kanonPlek(state: SneeuwState): Plek {
  const [x, y] = plaatsenOf(state).kanon;
  return isTypronde(state) ? [x, y] : [x + 14, y + LAGER[state.stand]];
}

/** Where the pupil's blob stands when it does not roll. */
export function blobPlek(state: SneeuwState): Plek {
  const [x, y] = plaatsenOf(state).blob;
  return isTypronde(state) ? [x, y] : [x, y + LAGER[state.stand]];
}

/** Middle and size of the sign with option `i`. */
export function vlagPlek(
  state: SneeuwState,
  i: number,
): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } {
  const n = state.opties.length;
  if (state.stand === 'liggend') {
    const breed = 900 / n;
    return { x: 70 + breed * (i + 0.5), y: i % 2 === 0 ? 300 : 366, w: Math.min(280, breed - 22), h: 112 };
  }
  return { x: i % 2 === 0 ? 158 : 440, y: 340 + Math.floor(i / 2) * 186 + (i % 2) * 64, w: 256, h: 112 };
}
