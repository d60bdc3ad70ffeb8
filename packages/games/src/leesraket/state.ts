import type { Stand } from '@spelrijk/game-kit/contract';
import type { Vertonend } from '@spelrijk/game-kit/mechanics/flits';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isTyped } from '@spelrijk/game-kit/run';
import type { Answering } from '@spelrijk/game-kit/run';
import { makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';

/** A crater on the moon; a lid lies on it until somebody lands. */
export interface Krater {
  /** Width, as its number from narrow to wide. */
  readonly maat: number;
  /** Who lives there: one, in the narrow one two. */
  readonly wie: readonly number[];
  /** Tick of the landing; null is closed. */
  readonly openOp: number | null;
}

/** The play after a right word: the rocket over the moon. */
export interface Lander {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly kraters: readonly Krater[];
  /** The crater it stands on, or in calm mode flies to; -1 is none. */
  readonly op: number;
  /** Tick of the last gas and of the last bump; the side the gas pushed to. */
  readonly gasOp: number;
  readonly botsOp: number;
  readonly kant: -1 | 0 | 1;
  /** In calm mode: where it flies from, since when, and the crater that is pointed at. */
  readonly van: Plek;
  readonly vluchtOp: number;
  readonly mik: number;
}

/** The options are tanks of fuel; there are none when the word is typed. */
export interface RaketState extends Answering, Vertonend, Spelend {
  readonly lander: Lander;
  /** Who came along from the moon. */
  readonly vrienden: readonly number[];
}

interface Basis {
  readonly raket: { readonly plek: Plek; readonly w: number };
  /** The same while a word is typed: there is less room. */
  readonly raketTyp: { readonly plek: Plek; readonly w: number };
  readonly tanks: readonly (readonly Plek[])[];
  readonly tank: { readonly w: number; readonly h: number };
  readonly letters: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: Plek;
  readonly kijker: Plek;
  readonly kijkerTyp: Plek;
  readonly lampen: { readonly x: number; readonly y: number; readonly stap: number };
  readonly vriend: { readonly x: number; readonly y: number; readonly stap: number };
  readonly maan: { readonly begin: Plek; readonly grond: number; readonly kraters: readonly Plek[] };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const L = 176;
const R = 1104;
const BASES: Readonly<Record<Stand, Basis>> = {
  liggend: {
    raket: { plek: [640, 330], w: 430 },
    raketTyp: { plek: [640, 246], w: 330 },
    tanks: [
      [],
      [[L, 350]],
      [
        [L, 350],
        [R, 350],
      ],
      [
        [L, 230],
        [R, 350],
        [L, 470],
      ],
      [
        [L, 230],
        [R, 230],
        [L, 470],
        [R, 470],
      ],
    ],
    tank: { w: 316, h: 168 },
    letters: { x: 640, y: 530, breed: 1120 },
    knop: [640, 642],
    kijker: [462, 590],
    kijkerTyp: [1010, 330],
    lampen: { x: 640, y: 692, stap: 46 },
    vriend: { x: 64, y: 640, stap: 62 },
    maan: {
      begin: [640, 230],
      grond: 640,
      kraters: [
        [220, 590],
        [640, 626],
        [1040, 570],
      ],
    },
    beurtbord: [640, 84],
    verder: [1210, 84],
  },
  staand: {
    raket: { plek: [360, 280], w: 372 },
    raketTyp: { plek: [360, 270], w: 356 },
    tanks: [
      [],
      [[360, 680]],
      [
        [184, 690],
        [536, 690],
      ],
      [
        [184, 640],
        [536, 640],
        [360, 800],
      ],
      [
        [184, 640],
        [536, 640],
        [184, 800],
        [536, 800],
      ],
    ],
    tank: { w: 334, h: 146 },
    letters: { x: 360, y: 630, breed: 680 },
    knop: [360, 760],
    kijker: [640, 470],
    kijkerTyp: [640, 470],
    lampen: { x: 360, y: 926, stap: 46 },
    vriend: { x: 44, y: 540, stap: 54 },
    maan: {
      begin: [360, 240],
      grond: 880,
      kraters: [
        [120, 830],
        [366, 866],
        [600, 810],
      ],
    },
    beurtbord: [360, 92],
    verder: [656, 92],
  },
};

export const basisOf = ({ stand }: { readonly stand: Stand }): Basis => BASES[stand];

export const raketOf = (state: RaketState): Basis['raket'] => (isTyped(state) ? basisOf(state).raketTyp : basisOf(state).raket);

/** Height of the rocket as a share of its width. */
export const RAKET_HOOG = 1.3;
/** How far above its middle the blob looks out: a share of its height. */
export const NEUS = 0.295;
/** Where its window is above the middle, and how large: shares of its width. */
export const RAAM = { op: 0.07, w: 0.86, h: 0.4 } as const;

/** Centre of tank `i`. */
export const tankPlek = (state: RaketState, i: number): Plek => basisOf(state).tanks[Math.min(4, state.opties.length)]?.[i] ?? [0, 0];

export const ding = makeDing({
  vlam: { w: 0, h: 0, z: 1 },
  rook: { w: 150, h: 110, z: 2 },
  slang: { w: 0, h: 34, z: 2 },
  druppel: { w: 24, h: 28, z: 3 },
  raket: { w: 0, h: 0, z: 4 },
  raam: { w: 0, h: 0, z: 5 },
  beeld: { w: 0, h: 0, z: 6 },
  blob: { w: 0, h: 0, z: 5, art: 'kit:blob' },
  neusraam: { w: 0, h: 0, z: 6 },
  lamp: { w: 38, h: 38, z: 3 },
  vriend: { w: 66, h: 66, z: 3 },
  lek: { w: 90, h: 70, z: 9 },
  kijker: { w: 108, h: 100, z: 9 },
  maan: { w: 0, h: 0, z: -9 },
  krater: { w: 0, h: 86, z: 2 },
  deksel: { w: 0, h: 50, z: 3 },
  bewoner: { w: 74, h: 74, z: 4, art: 'vriend' },
  lander: { w: 136, h: 177, z: 6, art: 'raket' },
  straal: { w: 56, h: 84, z: 5, art: 'vlam' },
  stof: { w: 60, h: 60, z: 7, art: 'kit:stofje' },
});
