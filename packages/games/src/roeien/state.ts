import type { Stand } from '@spelrijk/game-kit/contract';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import { currentOpgave, isPlaying } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';

/** What floats in the water of the sprint. */
export interface Drijfding {
  readonly strook: number;
  /** How far down the river it floats. */
  readonly ver: number;
  readonly soort: 'fles' | 'stroom' | 'blad';
  /** Tick at which the boat met it; null floats on. */
  readonly raakOp: number | null;
}

/** The play after a right word. */
export interface Sprint {
  readonly dingen: readonly Drijfding[];
  /** The lane of water of the boat, the one it comes from, and since when. */
  readonly strook: number;
  readonly van: number;
  readonly sinds: number;
  /** How far the boat has come, and what it does in a tick. */
  readonly ver: number;
  readonly vaart: number;
  /** Tick of the last stroke, and of the last one on the beat. */
  readonly slagOp: number;
  readonly raakOp: number;
  /** In calm mode: choices that are left, and the lane that is pointed at. */
  readonly over: number;
  readonly mik: number;
}

/** The word is counted by ear and cut (SPLIT), or its pieces take their seats (VOLG). */
export interface RoeiState extends Cutting, Leggend, Spelend {
  /** Strokes: as many as the pieces that were heard. */
  readonly slagen: number;
  readonly slagOp: number;
  /** Are they counted? Then the word is seen, and cut. */
  readonly geteld: boolean;
  /** What the boat came through in all, for the bank that goes by. */
  readonly reis: number;
  readonly sprint: Sprint;
  /** Hats out of bottles, the latest last. */
  readonly hoedjes: readonly number[];
  readonly hoedOp: number;
}

/** Is the word put together out of rowers? */
export const isPloeg = ({ run }: RoeiState): boolean => currentOpgave(run)?.antwoordvorm === 'VOLG';

/** Are strokes counted by ear now, before the word is seen? */
export const isTellen = (state: RoeiState): boolean => !isPloeg(state) && isPlaying(state.run) && !state.geteld;

/** Is the word cut now? */
export const isVlaggen = (state: RoeiState): boolean => !isPloeg(state) && isPlaying(state.run) && state.geteld;

/** More strokes than any word has pieces. */
export const MEESTE_SLAGEN = 8;
/** Ticks of one stroke of the oars, for the eye. */
export const SLAG = 34;
/** Lanes of water in the sprint. */
export const STROKEN = 3;

interface Rivier {
  readonly oever: number;
  readonly bord: Plek;
  /** Middle of the boat and its width; the crew of an eight and that of a word take the same room. */
  readonly boot: Plek;
  readonly breed: number;
  readonly kolken: Plek;
  readonly letters: { readonly x: number; readonly y: number; readonly breed: number; readonly perRij: number; readonly stap: number };
  /** The row of buttons, and how far they are apart. */
  readonly knoppen: Plek;
  readonly stap: number;
  /** Where rowers wait. */
  readonly steiger: { readonly x: number; readonly y: number; readonly perRij: number; readonly w: number };
  readonly eend: Plek;
  /** Lanes of the sprint: the first, and from one to the next; where the boat is in them. */
  readonly strook: { readonly y: number; readonly stap: number; readonly x: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const RIVIEREN: Readonly<Record<Stand, Rivier>> = {
  liggend: {
    oever: 262,
    bord: [640, 84],
    boot: [650, 356],
    breed: 900,
    kolken: [650, 556],
    letters: { x: 640, y: 556, breed: 1204, perRij: 14, stap: 0 },
    knoppen: [724, 664],
    stap: 268,
    steiger: { x: 640, y: 534, perRij: 14, w: 88 },
    eend: [226, 688],
    strook: { y: 372, stap: 128, x: 380 },
    beurtbord: [640, 84],
    verder: [1210, 84],
  },
  staand: {
    oever: 330,
    bord: [360, 100],
    boot: [366, 442],
    breed: 660,
    kolken: [360, 640],
    letters: { x: 360, y: 622, breed: 672, perRij: 7, stap: 136 },
    knoppen: [360, 852],
    stap: 222,
    steiger: { x: 360, y: 634, perRij: 7, w: 94 },
    eend: [180, 934],
    strook: { y: 470, stap: 158, x: 250 },
    beurtbord: [360, 100],
    verder: [656, 232],
  },
};

export const rivierOf = ({ stand }: { readonly stand: Stand }): Rivier => RIVIEREN[stand];

/** Height of a lane of water. */
export const strookY = (state: { readonly stand: Stand }, strook: number): number => {
  const { y, stap } = rivierOf(state).strook;
  return y + strook * stap;
};
