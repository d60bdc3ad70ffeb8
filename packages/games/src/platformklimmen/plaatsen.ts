/** Where everything on the mountain is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Snijbalk } from '@spelrijk/game-kit/mechanics/split';
import { chance } from '@spelrijk/game-kit/run';
import { makeDing, type Plek } from '@spelrijk/game-kit/stage';
import { TOPVOET } from './berg.ts';
import type { KlimState } from './state.ts';

/** Size and layer of all there is on the mountain. */
export const ding = makeDing({
  wand: { w: 0, h: 0, z: -5 },
  glans: { w: 16, h: 120, z: -4 },
  top: { w: 1000, h: 560 + TOPVOET, z: -4 },
  vlag: { w: 110, h: 150, z: -3 },
  touw: { w: 12, h: 0, z: 2 },
  gloed: { w: 150, h: 140, z: 3 },
  greep: { w: 0, h: 0, z: 4 },
  geit: { w: 150, h: 123, z: 3 },
  richel: { w: 210, h: 86, z: 2 },
  bloemen: { w: 130, h: 70, z: 4 },
  nest: { w: 82, h: 50, z: 3 },
  veer: { w: 58, h: 88, z: 14 },
  stip: { w: 18, h: 18, z: 6 },
  helm: { w: 76, h: 42, z: 9 },
  koord: { w: 0, h: 40, z: 5 },
  trede: { w: 0, h: 112, z: 5 },
  gat: { w: 0, h: 140, z: 7 },
  barst: { w: 46, h: 112, z: 8 },
  bel: { w: 118, h: 118, z: 10 },
  krans: { w: 112, h: 112, z: 1 },
});

interface Plaatsen {
  /** Where the climber begins, and where it hangs in play. */
  readonly begin: Plek;
  /** Middle of the wall of holds; from one to the next for so many to a row. */
  readonly wand: { readonly x: number; readonly y: number; readonly breed: number; readonly hoog: number };
  readonly labels: { readonly x: number; readonly y: number; readonly breed: number };
  readonly bel: Plek;
  readonly terug: Plek;
  readonly trap: Snijbalk;
  readonly knoppen: Plek;
  /** The rope of the play, and its ledges with their widths. */
  readonly touw: { readonly haak: Plek; readonly lang: number };
  readonly richels: readonly Plek[];
  readonly vloer: number;
  readonly geit: Plek;
  readonly krans: Plek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    begin: [640, 520],
    wand: { x: 640, y: 270, breed: 900, hoog: 330 },
    labels: { x: 600, y: 654, breed: 780 },
    bel: [1176, 632],
    terug: [1176, 520],
    trap: { x: 560, breed: 960, perRij: 99, rijen: [[400]], duw: 26 },
    knoppen: [560, 600],
    touw: { haak: [640, -60], lang: 330 },
    richels: [
      [246, 330],
      [384, 560],
      [900, 556],
      [1040, 312],
    ],
    vloer: 690,
    geit: [190, 470],
    krans: [84, 96],
    beurtbord: [640, 640],
    verder: [1216, 84],
  },
  staand: {
    begin: [360, 650],
    wand: { x: 360, y: 350, breed: 600, hoog: 420 },
    labels: { x: 360, y: 790, breed: 660 },
    bel: [540, 898],
    terug: [170, 898],
    trap: { x: 360, breed: 640, perRij: 7, rijen: [[520], [420, 580]], duw: 20 },
    knoppen: [226, 800],
    touw: { haak: [360, 40], lang: 330 },
    richels: [
      [110, 440],
      [180, 690],
      [560, 660],
      [620, 400],
    ],
    vloer: 880,
    geit: [96, 640],
    krans: [84, 96],
    beurtbord: [360, 880],
    verder: [656, 96],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

export const trapOf = (state: { readonly stand: Stand }): Snijbalk => plaatsenOf(state).trap;

/** Words and long pieces need wider holds. */
export const isBreed = ({ band }: KlimState): boolean => band.some(({ stuk }) => stuk.length > 4);

/** How many holds side by side. */
function perRij(state: KlimState): number {
  const n = state.band.length;
  if (isBreed(state)) return state.stand === 'liggend' ? 4 : 3;
  if (state.stand === 'liggend') return n <= 8 ? 4 : 6;
  return n <= 9 ? 3 : 4;
}

/** Width and height of a hold. */
export function greepMaat(state: KlimState): { readonly w: number; readonly h: number } {
  return isBreed(state) ? { w: state.stand === 'liggend' ? 210 : 192, h: 96 } : { w: 112, h: 100 };
}

/** Middle of hold `id`: in rows over the wall, each a little off its place. */
export function greepPlek(state: KlimState, id: number): Plek {
  const { x, y, breed, hoog } = plaatsenOf(state).wand;
  const n = state.band.length;
  const kolommen = Math.min(n, perRij(state));
  const rijen = Math.ceil(n / kolommen);
  const rij = Math.floor(id / kolommen);
  const hier = Math.min(kolommen, n - rij * kolommen);
  const dx = breed / kolommen;
  const speling = isBreed(state) ? 8 : 26;
  const scheef = (rij % 2 === 0 ? -0.12 : 0.12) * (hier > 1 ? dx : 0);
  return [
    x + ((id % kolommen) - (hier - 1) / 2) * dx + scheef + (chance(state.kans, 60 + id) - 0.5) * speling,
    y + (rij - (rijen - 1) / 2) * Math.min(150, hoog / Math.max(1, rijen - 1)) + (chance(state.kans, 80 + id) - 0.5) * 24,
  ];
}
