/** Where everything at sea is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { makeDing, placeInRijen, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import { isLaying, type VangState } from './state.ts';

/** Size and layer of all there is at sea. */
export const ding = makeDing({
  golf: { w: 130, h: 26, z: -8 },
  rij: { w: 820, h: 124, z: 4 },
  vak: { w: 80, h: 92, z: 5 },
  boot: { w: 118, h: 150, z: 10 },
  kring: { w: 300, h: 200, z: 6 },
  visje: { w: 70, h: 50, z: 4 },
  kwal: { w: 84, h: 92, z: 5 },
  kurk: { w: 20, h: 20, z: 3 },
  worp: { w: 232, h: 232, z: 3 },
  mik: { w: 236, h: 236, z: 2 },
  bak: { w: 320, h: 188, z: 5 },
  ruit: { w: 320, h: 188, z: 8 },
  bel: { w: 18, h: 18, z: 7 },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  /** Middle of the fish: with pieces to lay, with answers. */
  readonly vissen: { readonly leg: Plek; readonly kies: Plek };
  readonly boot: Plek;
  /** Where what was caught is laid in order. */
  readonly rij: { readonly x: number; readonly y: number; readonly breed: number };
  readonly klaar: Plek;
  readonly aquarium: Plek;
  /** Where in play boat and fish can be. */
  readonly veld: { readonly links: number; readonly rechts: number; readonly boven: number; readonly onder: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 640, y: 66, w: 860, h: 108 },
    vissen: { leg: [640, 320], kies: [640, 340] },
    boot: [96, 622],
    rij: { x: 620, y: 622, breed: 820 },
    klaar: [1168, 622],
    aquarium: [1080, 604],
    veld: { links: 60, rechts: 850, boven: 140, onder: 660 },
    beurtbord: [560, 60],
    verder: [1216, 66],
  },
  staand: {
    vraag: { x: 360, y: 92, w: 690, h: 140 },
    vissen: { leg: [360, 430], kies: [360, 440] },
    boot: [96, 872],
    rij: { x: 360, y: 736, breed: 650 },
    klaar: [560, 874],
    aquarium: [520, 850],
    veld: { links: 50, rechts: 670, boven: 190, onder: 700 },
    beurtbord: [310, 92],
    verder: [656, 92],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Is it a sentence that is laid, word by word? */
export const isZin = ({ run }: VangState): boolean => (currentOpgave(run)?.antwoord ?? '').includes(' ');

interface Indeling {
  readonly tot: number;
  readonly perRij: number;
  readonly w: number;
  readonly h: number;
}

const LETTERS: Readonly<Record<Stand, Indeling>> = {
  liggend: { tot: 99, perRij: 8, w: 140, h: 108 },
  staand: { tot: 99, perRij: 5, w: 126, h: 98 },
};

const WOORDEN: Readonly<Record<Stand, readonly Indeling[]>> = {
  liggend: [
    { tot: 4, perRij: 2, w: 500, h: 136 },
    { tot: 12, perRij: 4, w: 288, h: 108 },
    { tot: 99, perRij: 5, w: 232, h: 88 },
  ],
  staand: [
    { tot: 4, perRij: 1, w: 600, h: 116 },
    { tot: 8, perRij: 2, w: 336, h: 100 },
    { tot: 99, perRij: 3, w: 224, h: 88 },
  ],
};

const KIER = 12;

/** Middle and size of fish `i`: loose pieces by their number, or answers. */
export function visPlek(state: VangState, i: number): Bordplek {
  const legt = isLaying(state);
  const n = legt ? state.band.length : state.opties.length;
  const { stand } = state;
  const { perRij, w, h } = legt && !isZin(state) ? LETTERS[stand] : (WOORDEN[stand].find(({ tot }) => n <= tot) ?? LETTERS[stand]);
  const { vissen } = plaatsenOf(state);
  const [x, y] = legt ? vissen.leg : vissen.kies;
  return placeInRijen({ x, y, w, h, perRij, kier: KIER }, i, n);
}
