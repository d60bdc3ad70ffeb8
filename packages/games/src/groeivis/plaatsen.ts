/** Where everything in the aquarium is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { makeDing, easeInOut, progress01, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { VisState } from './state.ts';

/** Size and layer of all there is in it. */
export const ding = makeDing({
  wrak: { w: 330, h: 200, z: -6 },
  kat: { w: 220, h: 190, z: -8 },
  pupil: { w: 30, h: 30, z: -7 },
  slak: { w: 104, h: 80, z: -5 },
  lampvis: { w: 110, h: 92, z: -5 },
  wier: { w: 70, h: 170, z: -4 },
  schat: { w: 60, h: 60, z: -2 },
  schelp: { w: 128, h: 104, z: 1 },
  groot: { w: 330, h: 170, z: 4 },
  garnaal: { w: 62, h: 50, z: 3 },
  goud: { w: 74, h: 64, z: 6 },
  koek: { w: 316, h: 164, z: 3 },
  staart: { w: 66, h: 84, z: 7 },
  vis: { w: 150, h: 112, z: 8 },
  prik: { w: 44, h: 44, z: 9 },
  helm: { w: 150, h: 158, z: 12 },
  luchtbel: { w: 34, h: 34, z: 2 },
  ster: { w: 60, h: 60, z: 11, art: 'sterretjes' },
});

interface Plaatsen {
  readonly vraag: Bordplek;
  readonly thuis: Plek;
  readonly blob: Plek;
  /** Left end of the row of treasures on the bottom. */
  readonly schatten: Plek;
  /** Heights at which the big fish comes by. */
  readonly banen: readonly number[];
  /** Where the fish can swim in play. */
  readonly ruim: { readonly links: number; readonly rechts: number; readonly boven: number; readonly onder: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    vraag: { x: 600, y: 70, w: 800, h: 112 },
    thuis: [640, 392],
    blob: [1180, 634],
    schatten: [96, 668],
    banen: [290, 420, 520],
    ruim: { links: 80, rechts: 1200, boven: 170, onder: 620 },
    beurtbord: [600, 80],
    verder: [1216, 80],
  },
  staand: {
    vraag: { x: 360, y: 96, w: 690, h: 150 },
    thuis: [360, 530],
    blob: [622, 880],
    schatten: [60, 912],
    banen: [340, 520, 690],
    ruim: { links: 70, rechts: 650, boven: 230, onder: 840 },
    beurtbord: [310, 96],
    verder: [656, 96],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

const KOEK = { w: 316, h: 164 } as const;
type Ring = Readonly<Record<number, readonly Plek[]>>;
/** Where two, three or four biscuits drift, around the fish. */
const RONDOM: Readonly<Record<Stand, Ring>> = {
  liggend: {
    2: [
      [236, 392],
      [1044, 392],
    ],
    3: [
      [236, 330],
      [1044, 330],
      [640, 590],
    ],
    4: [
      [236, 268],
      [1044, 268],
      [236, 508],
      [1010, 508],
    ],
  },
  staand: {
    2: [
      [186, 380],
      [534, 680],
    ],
    3: [
      [186, 350],
      [534, 350],
      [360, 710],
    ],
    4: [
      [186, 330],
      [534, 330],
      [186, 720],
      [534, 720],
    ],
  },
};

/** Middle and size of biscuit `i`. */
/** It grows ever slower: this much more at most, and half of it after so many bites. */
const GROEI = { meer: 0.85, helft: 30 } as const;

/** How large the fish is. */
export const maatVan = ({ groei }: VisState): number => 1 + (GROEI.meer * groei) / (groei + GROEI.helft);

export function koekPlek({ stand, opties }: VisState, i: number): Bordplek {
  const [x, y] = RONDOM[stand][Math.max(2, opties.length)]?.[i] ?? PLAATSEN[stand].thuis;
  return { x, y, ...KOEK };
}

/** The middle of the fish is so far from the middle of a biscuit, and so much farther the larger it is. */
const NAAST = { liggend: { vast: 168, maat: 62 }, staand: { vast: 84, maat: 52 } } as const;

/** Where the fish is when biscuit `i` is before its mouth; -1 is the middle of the water. */
function bijKoek(state: VisState, i: number): Plek {
  const { thuis } = plaatsenOf(state);
  if (state.opties[i] === undefined) return thuis;
  const { x, y } = koekPlek(state, i);
  const { vast, maat } = NAAST[state.stand];
  const naast = vast + maat * maatVan(state);
  if (state.stand === 'staand') return [x, y + (y < thuis[1] ? naast : -naast)];
  if (Math.abs(x - thuis[0]) < 1) return [x - 20, y - NAAST.staand.vast - NAAST.staand.maat * maatVan(state)];
  return [x + (x < thuis[0] ? naast : -naast), y];
}

/** Ticks of swimming to a biscuit. */
const SLAG = 30;

/** Where the fish is while an answer is chosen; it swims on when it is sent elsewhere on its way. */
export function visPlek(state: VisState): Plek {
  const deel = state.rustig ? 1 : easeInOut(progress01(state.tick, { van: state.zwem.op, duur: SLAG }));
  const [x, y] = bijKoek(state, state.keus);
  return [state.zwem.x + (x - state.zwem.x) * deel, state.zwem.y + (y - state.zwem.y) * deel];
}
