/** Where everything in the wood is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { isOrdering } from '@spelrijk/game-kit/mechanics/schieten';
import { placeInRij } from '@spelrijk/game-kit/stage';
import type { Bordplek, Plek } from '@spelrijk/game-kit/stage';
import type { StuiterState } from './state.ts';

interface Bos {
  /** Middle of the leaf, and how far it can go to both sides in play. */
  readonly blad: Plek;
  readonly links: number;
  readonly rechts: number;
  /** The branches with toadstools: their middle, width, and heights by how many there are. */
  readonly tak: { readonly x: number; readonly breed: number; readonly hoogtes: readonly (readonly number[])[] };
  /** How many toadstools to a branch: pieces, and longer ones. */
  readonly perTak: { readonly smal: number; readonly breed: number };
  readonly woord: { readonly x: number; readonly y: number; readonly breed: number };
  readonly klaar: Plek;
  readonly terug: Plek;
  readonly vraag: Bordplek;
  /** Upper edge of what one can bounce in. */
  readonly plafond: number;
  readonly lantaarn: Plek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const BOSSEN: Readonly<Record<Stand, Bos>> = {
  liggend: {
    blad: [640, 560],
    links: 130,
    rechts: 1150,
    tak: { x: 640, breed: 1040, hoogtes: [[300], [210, 370]] },
    perTak: { smal: 7, breed: 4 },
    woord: { x: 560, y: 660, breed: 780 },
    klaar: [1140, 660],
    terug: [1140, 552],
    vraag: { x: 640, y: 84, w: 700, h: 116 },
    plafond: 60,
    lantaarn: [92, 600],
    beurtbord: [370, 681],
    verder: [1216, 84],
  },
  staand: {
    blad: [360, 730],
    links: 90,
    rechts: 630,
    tak: { x: 360, breed: 650, hoogtes: [[420], [330, 500], [260, 410, 560], [220, 350, 480, 610]] },
    perTak: { smal: 4, breed: 3 },
    woord: { x: 360, y: 830, breed: 650 },
    klaar: [520, 914],
    terug: [200, 914],
    vraag: { x: 360, y: 110, w: 620, h: 124 },
    plafond: 70,
    lantaarn: [76, 690],
    beurtbord: [360, 908],
    verder: [656, 110],
  },
};

export const bosOf = ({ stand }: { readonly stand: Stand }): Bos => BOSSEN[stand];

/** Places for toadstools; letters of a longer word come in pieces. */
export const MAX_STOELEN = 12;
const STAP = { smal: 148, breed: 250 } as const;

/** Answers and long pieces need a wider cap. */
export const isBreed = (state: StuiterState): boolean => state.opties.some((stuk) => stuk.length > 4);

/** Rows of about the same length. */
function rijLengte(state: StuiterState): number {
  const { perTak } = bosOf(state);
  const n = Math.max(1, state.opties.length);
  return Math.ceil(n / Math.ceil(n / perTak[isBreed(state) ? 'breed' : 'smal']));
}

export const countTakken = (state: StuiterState): number => Math.max(1, Math.ceil(state.opties.length / rijLengte(state)));

export function takHoogte(state: StuiterState, rij: number): number {
  const { hoogtes } = bosOf(state).tak;
  const hier = hoogtes[Math.min(hoogtes.length, countTakken(state)) - 1] ?? hoogtes[0] ?? [];
  return hier[rij] ?? hier.at(-1) ?? 0;
}

/** Middle of the cap of toadstool `i`, and its width. */
export function stoelPlek(state: StuiterState, i: number): { readonly x: number; readonly y: number; readonly w: number } {
  const { tak } = bosOf(state);
  const lengte = rijLengte(state);
  const rij = Math.floor(i / lengte);
  const hier = Math.min(lengte, state.opties.length - rij * lengte);
  const breed = isBreed(state);
  const stap = Math.min(breed ? STAP.breed : isOrdering(state) ? STAP.smal : STAP.breed, tak.breed / hier);
  const w = breed ? Math.min(220, stap - 10) : 118;
  return { x: tak.x + placeInRij(i - rij * lengte, hier, stap), y: takHoogte(state, rij) - 62, w };
}
