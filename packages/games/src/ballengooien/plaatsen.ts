/** Where everything in the stall is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { isOrdering } from '@spelrijk/game-kit/mechanics/schieten';
import { makeDing, placeInRij, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { BallenState } from './state.ts';

/** Size and layer of all there is in the stall. */
export const ding = makeDing({
  plank: { w: 0, h: 40, z: 2 },
  bal: { w: 74, h: 74, z: 12 },
  knuffel: { w: 84, h: 92, z: 10 },
  stapelblik: { w: 98, h: 96, z: 4 },
  gluurder: { w: 50, h: 54, z: 5, art: 'knuffel' },
  ring: { w: 96, h: 96, z: 11 },
  lat: { w: 14, h: 420, z: 10 },
  lamp: { w: 30, h: 38, z: 1 },
  toonbank: { w: 0, h: 0, z: 9 },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  /** The row of pieces with its buttons. */
  readonly woord: { readonly x: number; readonly y: number; readonly breed: number };
  readonly terug: Plek;
  readonly klaar: Plek;
  /** Upper edge of the counter, who throws behind it, and how many prizes sit on each side. */
  readonly toonbank: number;
  readonly blob: Plek;
  readonly prijzen: { readonly perKant: number; readonly stap: number };
  /** Heights of the shelves by how many there are. */
  readonly planken: readonly (readonly number[])[];
  readonly breed: number;
  /** The pile: the middle of its shelf. */
  readonly stapel: Plek;
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 640, y: 112, w: 780, h: 112 },
    woord: { x: 640, y: 116, breed: 740 },
    terug: [126, 116],
    klaar: [1154, 116],
    toonbank: 636,
    blob: [640, 600],
    prijzen: { perKant: 5, stap: 92 },
    planken: [[444], [330, 492]],
    breed: 1130,
    stapel: [640, 516],
    beurtbord: [640, 92],
    verder: [1212, 92],
  },
  staand: {
    vraag: { x: 360, y: 132, w: 640, h: 122 },
    woord: { x: 360, y: 122, breed: 650 },
    terug: [150, 222],
    klaar: [570, 222],
    toonbank: 862,
    blob: [360, 822],
    prijzen: { perKant: 3, stap: 84 },
    planken: [[520], [410, 590], [406, 556, 706], [372, 490, 608, 726]],
    breed: 664,
    stapel: [360, 690],
    beurtbord: [320, 112],
    verder: [652, 112],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

export const MAX_BLIKKEN = 12;
const PER_PLANK = { liggend: { antwoord: 4, smal: 8, breed: 4 }, staand: { antwoord: 2, smal: 5, breed: 3 } } as const;
const MAAT = { antwoord: { w: 262, h: 152 }, smal: { w: 122, h: 116 }, breed: { w: 216, h: 116 } } as const;
const KIER = 14;
/** Pieces longer than this need a wide tin. */
const KORT = 4;

type Soort = keyof typeof MAAT;

export const soortOf = (state: BallenState): Soort =>
  !isOrdering(state) ? 'antwoord' : state.opties.some((stuk) => stuk.length > KORT) ? 'breed' : 'smal';

/** Rows of about the same length. */
function rijLengte(state: BallenState): number {
  const n = Math.max(1, state.opties.length);
  return Math.ceil(n / Math.ceil(n / PER_PLANK[state.stand][soortOf(state)]));
}

/** The heights of the shelves in use. */
export function plankenOf(state: BallenState): readonly number[] {
  const { planken } = plaatsenOf(state);
  const n = Math.max(1, Math.ceil(state.opties.length / rijLengte(state)));
  return planken[Math.min(planken.length, n) - 1] ?? [];
}

/** Middle and size of the tin with option `i`. */
export function blikPlek(state: BallenState, i: number): Bordplek {
  const { breed } = plaatsenOf(state);
  const lengte = rijLengte(state);
  const rij = Math.floor(i / lengte);
  const hier = Math.min(lengte, Math.max(1, state.opties.length - rij * lengte));
  const { w: wens, h } = MAAT[soortOf(state)];
  const stap = Math.min(wens + KIER, breed / hier);
  const planken = plankenOf(state);
  const plank = planken[rij] ?? planken.at(-1) ?? 0;
  return {
    x: breed / 2 + (state.stand === 'liggend' ? 75 : 28) + placeInRij(i - rij * lengte, hier, stap),
    y: plank - h / 2,
    w: stap - KIER,
    h,
  };
}

/** Tins of the pile: how many in each row, the first one of each row, and their size. */
export const RIJEN = [4, 3, 2, 1] as const;
export const EERSTEN = [0, 4, 7, 9] as const;
export const STAPELBLIK = { w: 98, h: 96 } as const;

/** In which row of the pile tin `i` stands, and the how-manieth there. */
export function rijOf(i: number): readonly [rij: number, kolom: number] {
  const rij = i < EERSTEN[1] ? 0 : i < EERSTEN[2] ? 1 : i < EERSTEN[3] ? 2 : 3;
  return [rij, i - EERSTEN[rij]];
}

/** Middle of tin `i` of the pile. */
export function stapelPlek({ stand }: { readonly stand: Stand }, i: number): Plek {
  const [x, y] = PLAATSEN[stand].stapel;
  const [rij, kolom] = rijOf(i);
  return [x + placeInRij(kolom, RIJEN[rij] ?? 1, STAPELBLIK.w), y - (rij + 0.5) * STAPELBLIK.h];
}

/** Where prize `i` of `n` sits on the counter: by turns at the left and at the right, from the middle outwards. */
export function prijsPlek({ stand }: { readonly stand: Stand }, i: number): Plek {
  const { toonbank, blob, prijzen } = PLAATSEN[stand];
  const kant = i % 2 === 0 ? -1 : 1;
  return [blob[0] + kant * (140 + Math.floor(i / 2) * prijzen.stap), toonbank - 36];
}
