import type { Stand } from '@spelrijk/game-kit/contract';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';

/** The pipes of the play after a right word, in three rows of three. */
export interface Net {
  /** The column in which the water divides over the rows. */
  readonly stam: number;
  /** Quarter turns of every pipe. */
  readonly draai: readonly number[];
  /** Per row: what grows there, and the tick at which the water came; null is dry. */
  readonly wat: readonly number[];
  readonly natOp: readonly (number | null)[];
  /** Where the arrows are; the pipe that was turned last, and when. */
  readonly mik: number;
  readonly laatst: number;
  readonly draaiOp: number;
}

/** Pieces of pipe are laid (VOLG), or wheels are put on a pipe of letters (SPLIT). */
export interface PijpState extends Cutting, Leggend, Spelend {
  readonly net: Net;
  /** What grew in this round, the latest last. */
  readonly planten: readonly number[];
  readonly plantOp: number;
}

/** Is it the rest of a sentence: a coupling with a joining word, and a long pipe with a half? */
export const isZin = ({ run }: Pick<PijpState, 'run'>): boolean => currentOpgave(run)?.vorm === 'zin-verbinden';

/** What ends a sentence is a half of it. */
export const isHelft = (stuk: string): boolean => stuk.endsWith('.');

/** A long pipe fits behind a coupling only. */
export const pastNu = (state: PijpState, stuk: string): boolean => !isZin(state) || isHelft(stuk) === state.vakken.inhoud.length > 0;

/** Is the word laid out of loose pieces? */
export const isLosse = ({ run }: PijpState): boolean => currentOpgave(run)?.antwoordvorm === 'VOLG';

interface Tuin {
  readonly grond: number;
  readonly bord: Plek;
  readonly kraan: Plek;
  readonly blob: Plek;
  readonly mol: Plek;
  /** Where the pipe comes up again. */
  readonly bloem: Plek;
  readonly leiding: { readonly x: number; readonly breed: number; readonly perRij: number; readonly rijen: readonly (readonly number[])[] };
  readonly kist: { readonly x: number; readonly y: number; readonly perRij: number; readonly w: number };
  readonly terug: Plek;
  /** A sentence: middle and width of both its places, and where the couplings and the halves lie. */
  readonly zin: {
    readonly delen: readonly (readonly [x: number, w: number])[];
    readonly los: readonly { readonly w: number; readonly plekken: readonly Plek[] }[];
  };
  readonly net: { readonly x: number; readonly y: number; readonly cel: number };
  readonly planten: { readonly x: number; readonly stap: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const TUINEN: Readonly<Record<Stand, Tuin>> = {
  liggend: {
    grond: 232,
    bord: [640, 76],
    kraan: [104, 196],
    blob: [226, 172],
    mol: [96, 606],
    bloem: [1204, 180],
    leiding: { x: 640, breed: 968, perRij: 11, rijen: [[372], [322, 440]] },
    kist: { x: 640, y: 556, perRij: 11, w: 92 },
    terug: [1176, 668],
    zin: {
      delen: [
        [271, 230],
        [759, 730],
      ],
      los: [
        {
          w: 220,
          plekken: [
            [520, 510],
            [760, 510],
          ],
        },
        {
          w: 436,
          plekken: [
            [398, 614],
            [852, 614],
          ],
        },
      ],
    },
    net: { x: 520, y: 470, cel: 148 },
    planten: { x: 348, stap: 84 },
    beurtbord: [640, 76],
    verder: [1212, 76],
  },
  staand: {
    grond: 312,
    bord: [360, 96],
    kraan: [82, 278],
    blob: [196, 256],
    mol: [80, 868],
    bloem: [650, 262],
    leiding: { x: 360, breed: 664, perRij: 7, rijen: [[460], [430, 560]] },
    kist: { x: 372, y: 716, perRij: 7, w: 90 },
    terug: [600, 880],
    zin: {
      delen: [
        [116, 176],
        [450, 480],
      ],
      los: [
        {
          w: 200,
          plekken: [
            [240, 590],
            [480, 590],
          ],
        },
        {
          w: 530,
          plekken: [
            [430, 690],
            [430, 788],
          ],
        },
      ],
    },
    net: { x: 330, y: 610, cel: 142 },
    planten: { x: 290, stap: 56 },
    beurtbord: [360, 96],
    verder: [656, 200],
  },
};

export const tuinOf = ({ stand }: { readonly stand: Stand }): Tuin => TUINEN[stand];

export const ding = makeDing({
  aanvoer: { w: 0, h: 0, z: 1 },
  kraan: { w: 132, h: 138, z: 6 },
  straal: { w: 0, h: 30, z: 3 },
  buis: { w: 0, h: 92, z: 4 },
  wiel: { w: 54, h: 98, z: 6 },
  snee: { w: 0, h: 150, z: 5 },
  gat: { w: 0, h: 92, z: 3 },
  stuk: { w: 0, h: 88, z: 7 },
  rand: { w: 0, h: 112, z: 6 },
  lek: { w: 92, h: 110, z: 9 },
  blob: { w: 128, h: 141, z: 5, art: 'kit:blob' },
  mol: { w: 132, h: 132, z: 5 },
  knop: { w: 178, h: 92, z: 8 },
  tel: { w: 52, h: 62, z: 4 },
  bloem: { w: 128, h: 156, z: 4 },
  plant: { w: 92, h: 112, z: 3 },
  cel: { w: 0, h: 0, z: 3 },
  net: { w: 0, h: 0, z: 4 },
  mik: { w: 0, h: 0, z: 6 },
  pot: { w: 132, h: 132, z: 5 },
  groei: { w: 118, h: 144, z: 4, art: 'plant' },
  drup: { w: 40, h: 46, z: 7 },
});
