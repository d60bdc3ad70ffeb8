/** Where everything in the garden is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Boek } from '@spelrijk/game-kit/mechanics/boek';
import { makeDing, placeInRijen, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { BladState } from './state.ts';

/** Size and layer of all there is in the garden. */
export const ding = makeDing({
  vondst: { w: 70, h: 66, z: 1 },
  hoop: { w: 300, h: 190, z: 7 },
  steen: { w: 290, h: 108, z: 2 },
  dek: { w: 290, h: 120, z: 5 },
  egel: { w: 100, h: 84, z: 6 },
  bladschaduw: { w: 50, h: 26, z: 4 },
  blad: { w: 54, h: 54, z: 5 },
  hoopje: { w: 150, h: 110, z: 4 },
  wind: { w: 240, h: 60, z: 12 },
  blazer: { w: 170, h: 96, z: 9 },
  lucht: { w: 300, h: 200, z: 3 },
  slurf: { w: 150, h: 84, z: 11 },
});

interface Plaatsen {
  /** A text to read before its questions, and where the way back to it is. */
  readonly boek: Boek;
  readonly vraag: Bordplek;
  /** Middle of the stones. */
  readonly stenen: Plek;
  readonly blob: Plek;
  readonly hoop: Plek;
  /** Left end of what was found. */
  readonly vondsten: Plek;
  /** Where leaves and the blower can be in play. */
  readonly gras: { readonly links: number; readonly rechts: number; readonly boven: number; readonly onder: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

/** Room for a small heap at the edge of the grass. */
const RUIM = 60;

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    boek: { plek: { x: 640, y: 306, w: 1010, h: 500 }, letter: 38, terug: [250, 600], verder: [1010, 600], lees: [1160, 80] },
    vraag: { x: 600, y: 72, w: 900, h: 120 },
    stenen: [640, 350],
    blob: [110, 624],
    hoop: [1120, 610],
    vondsten: [330, 676],
    gras: { links: 60, rechts: 1210, boven: 210, onder: 640 },
    beurtbord: [600, 76],
    verder: [1216, 80],
  },
  staand: {
    boek: { plek: { x: 360, y: 360, w: 690, h: 640 }, letter: 36, terug: [140, 730], verder: [580, 730], lees: [300, 846] },
    vraag: { x: 360, y: 104, w: 690, h: 184 },
    stenen: [360, 510],
    blob: [90, 872],
    hoop: [548, 868],
    vondsten: [190, 926],
    gras: { links: 50, rechts: 660, boven: 250, onder: 890 },
    beurtbord: [310, 104],
    verder: [656, 104],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** On the grass, also after the device was turned. */
export function opGras({ stand }: { readonly stand: Stand }, x: number, y: number): Plek {
  const { links, rechts, boven, onder } = PLAATSEN[stand].gras;
  return [Math.min(rechts - RUIM, Math.max(links + RUIM, x)), Math.min(onder - RUIM, Math.max(boven + RUIM, y))];
}

/** Few stones are wide, for a few words each; the words of a sentence lie in rows, as they are read. */
const INDELING: Readonly<
  Record<Stand, readonly { readonly tot: number; readonly perRij: number; readonly w: number; readonly h: number }[]>
> = {
  liggend: [
    { tot: 4, perRij: 2, w: 540, h: 124 },
    { tot: 12, perRij: 4, w: 290, h: 108 },
    { tot: 99, perRij: 5, w: 232, h: 88 },
  ],
  staand: [
    { tot: 4, perRij: 1, w: 640, h: 124 },
    { tot: 12, perRij: 2, w: 338, h: 94 },
    { tot: 99, perRij: 3, w: 226, h: 88 },
  ],
};

const indelingOf = ({ stand, opties }: BladState): (typeof INDELING)[Stand][number] =>
  INDELING[stand].find(({ tot }) => opties.length <= tot) ?? { tot: 99, perRij: 4, w: 200, h: 80 };

/** Middle and size of stone `i`. */
export function steenPlek(state: BladState, i: number): Bordplek {
  const { perRij, w, h } = indelingOf(state);
  const [x, y] = plaatsenOf(state).stenen;
  return placeInRijen({ x, y, w, h, perRij, kier: 14 }, i, state.opties.length);
}

/** The row in which stone `i` lies. */
export const rijVan = (state: BladState, i: number): number => Math.floor(i / indelingOf(state).perRij);
