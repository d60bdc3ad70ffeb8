import type { Stand } from '@spelrijk/game-kit/contract';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { type Writing, ticksInFase } from '@spelrijk/game-kit/run';
import { type Plek, clamp01, easeInOut, between } from '@spelrijk/game-kit/stage';

type Richting = 'links' | 'rechts' | 'op' | 'neer';

/** A lump: where it began, how it falls in stage units per tick, and what became of it. */
export interface Brok {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Somebody travels in it. */
  readonly gast: boolean;
  /** Tick at which it became a star; null falls. */
  readonly sterOp: number | null;
  /** Tick at which it bounced off a roof. */
  readonly dakOp: number | null;
}

/** A firework on its way to the place where it bursts. */
interface Pijl {
  readonly naar: Plek;
  readonly op: number;
}

/** A burst that takes what comes within its reach. */
export interface Knal {
  readonly plek: Plek;
  readonly op: number;
  readonly straal: number;
}

export interface Regen {
  readonly brokken: readonly Brok[];
  readonly pijlen: readonly Pijl[];
  readonly knallen: readonly Knal[];
  /** Fireworks that are left. */
  readonly over: number;
  /** Where is aimed, and which arrow is held. */
  readonly mik: Plek;
  readonly kant: Richting | null;
  /** In calm mode: the lump that the arrows are at. */
  readonly mikBrok: number;
}

/** Plain data only: it is stored, restored and replayed. */
export interface RaketState extends Writing, Spelend {
  /** The shower of lumps after a right word. */
  readonly regen: Regen;
  /** How far the meteor had sunk when the word was given. */
  readonly gezakt: number;
  /** Lumps of the whole round that became stars, and travellers that came down with them. */
  readonly sterren: number;
  readonly gasten: number;
}

export interface Plaatsen {
  /** Middle of the rocket on its ramp, and the width it may take. */
  readonly raket: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: Plek;
  readonly blob: Plek;
  /** Where meteors come from, how far apart, and how low the last of them sinks before the city holds it. */
  readonly meteoor: { readonly links: number; readonly breed: number; readonly hoog: number; readonly laag: number };
  /** Where the lumps of the shower fall: between these sides, from and to these heights. */
  readonly lucht: { readonly links: number; readonly rechts: number; readonly boven: number; readonly daken: number };
  readonly beurtbord: Plek;
  /** The box that fireworks come from. */
  readonly doos: Plek;
  readonly verder: Plek;
  /** Places on the roofs for travellers, and of the onlookers. */
  readonly daken: readonly Plek[];
  readonly publiek: readonly Plek[];
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    raket: { x: 616, y: 634, breed: 760 },
    knop: [1160, 634],
    blob: [78, 560],
    meteoor: { links: 420, breed: 520, hoog: 134, laag: 330 },
    lucht: { links: 150, rechts: 1130, boven: -60, daken: 440 },
    beurtbord: [640, 640],
    doos: [640, 552],
    verder: [1216, 84],
    daken: [
      [180, 302],
      [879, 338],
      [253, 388],
      [1094, 288],
      [350, 318],
      [1159, 386],
    ],
    publiek: [
      [474, 446],
      [536, 424],
      [796, 446],
    ],
  },
  staand: {
    raket: { x: 360, y: 800, breed: 440 },
    knop: [510, 902],
    blob: [76, 880],
    meteoor: { links: 300, breed: 260, hoog: 150, laag: 440 },
    lucht: { links: 60, rechts: 660, boven: -60, daken: 580 },
    beurtbord: [360, 830],
    doos: [360, 708],
    verder: [656, 118],
    daken: [
      [160, 460],
      [462, 478],
      [700, 516],
      [568, 412],
      [206, 526],
      [34, 481],
    ],
    publiek: [
      [430, 574],
      [254, 556],
      [320, 566],
    ],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Ticks into the reward: the rocket leaves, hits, and the star is in its place. */
export const VERTREK = 14;
export const INSLAG = 42;
export const STER_OP = 74;

/** Ticks at normal speed in which a meteor sinks all the way; nothing happens when it is there. */
const ZAKT = 2400;
/** In calm mode it hangs where it can be seen well. */
const RUSTIG = 0.35;

/** How far the meteor has sunk, from 0 to 1. It never lands: low over the city an umbrella opens and holds it. */
export function sunkBy(state: RaketState): number {
  const { run, rustig, tempo } = state;
  if (rustig) return RUSTIG;
  return run.fase === 'spelen' ? easeInOut(clamp01((ticksInFase(state) * tempo) / ZAKT)) : state.gezakt;
}

/** Middle of the meteor of this word. */
export function meteoorPlek(state: RaketState): Plek {
  const { links, breed, hoog, laag } = plaatsenOf(state).meteoor;
  const i = state.run.rij[0] ?? 0;
  return [links + ((i * 197) % 100) * (breed / 100), between(hoog, laag, sunkBy(state))];
}
