import type { Stand } from '@spelrijk/game-kit/contract';
import type { Boek, Lezend } from '@spelrijk/game-kit/mechanics/boek';
import type { Vertonend } from '@spelrijk/game-kit/mechanics/flits';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Kant, Pointing } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';

export interface Dier {
  /** Number in `SOORTEN` of the safari. */
  readonly soort: number;
  /** Cell of the field, and how far beside its middle (stage units). */
  readonly vak: number;
  readonly naast: Plek;
}

/** An animal in a picture: where, as a share of its width and height from the middle. */
export interface InBeeld {
  readonly soort: number;
  readonly x: number;
  readonly y: number;
}

export interface Foto {
  readonly zoom: boolean;
  readonly dieren: readonly InBeeld[];
}

export interface Safari {
  readonly dieren: readonly Dier[];
  /** Middle of what the camera sees, and how it is steered. */
  readonly x: number;
  readonly y: number;
  readonly naar: { readonly x: Kant; readonly y: Kant };
  readonly zoom: boolean;
  /** Pictures that are left, and when the last one was taken. */
  readonly film: number;
  readonly fotoOp: number;
}

export interface SafariState extends Pointing, Vertonend, Spelend, Lezend {
  readonly safari: Safari;
  /** All pictures of the round. */
  readonly album: readonly Foto[];
}

interface Maat {
  readonly w: number;
  readonly h: number;
}

interface Vlakte {
  readonly bord: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Where a word is shown for a moment: the middle of its card. */
  readonly flits: Plek;
  /** Options: middle of all cards, size of one, how many side by side, from row to row. */
  readonly kaart: Maat & { readonly x: number; readonly y: number; readonly perRij: number; readonly rij: number };
  readonly stokstaart: number;
  readonly kijker: Plek;
  /** The field guide with a text to read. */
  readonly boek: Boek;
  readonly jeep: Maat & { readonly x: number; readonly y: number };
  /** Pictures of the round: the first, how many, size. */
  readonly album: Maat & { readonly x: number; readonly y: number; readonly aantal: number; readonly stap: number };
  /** The play: where animals can stand, how large they are, and how much is in the picture when one zooms and when not. */
  readonly veld: {
    readonly x: number;
    readonly y: number;
    readonly dx: number;
    readonly dy: number;
    readonly kolommen: number;
    readonly rijen: number;
  };
  readonly dier: number;
  readonly zoeker: { readonly wijd: Maat; readonly zoom: Maat };
  /** The screen of the camera. */
  readonly scherm: Maat & { readonly x: number; readonly y: number };
  readonly klik: Plek;
  readonly loep: Plek;
  /** The album at the end, open on the stage. */
  readonly slot: Maat & { readonly y: number; readonly perRij: number; readonly grond: number; readonly stap: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const VLAKTES: Readonly<Record<Stand, Vlakte>> = {
  liggend: {
    bord: { x: 640, y: 74, w: 780, h: 116 },
    flits: [640, 446],
    kaart: { x: 640, y: 478, w: 276, h: 108, perRij: 4, rij: 0 },
    stokstaart: 150,
    kijker: [1168, 250],
    boek: { plek: { x: 640, y: 306, w: 1010, h: 500 }, letter: 38, terug: [250, 600], verder: [1010, 600], lees: [1168, 250] },
    jeep: { x: 138, y: 632, w: 230, h: 160 },
    album: { x: 340, y: 650, w: 112, h: 100, aantal: 6, stap: 122 },
    veld: { x: 130, y: 310, dx: 290, dy: 158, kolommen: 4, rijen: 2 },
    dier: 128,
    zoeker: { wijd: { w: 460, h: 330 }, zoom: { w: 214, h: 176 } },
    scherm: { x: 1148, y: 604, w: 236, h: 212 },
    klik: [1208, 404],
    loep: [1208, 248],
    slot: { w: 250, h: 225, y: 296, perRij: 3, grond: 668, stap: 210 },
    beurtbord: [600, 70],
    verder: [1208, 74],
  },
  staand: {
    bord: { x: 360, y: 92, w: 660, h: 128 },
    flits: [360, 560],
    kaart: { x: 360, y: 560, w: 326, h: 104, perRij: 2, rij: 254 },
    stokstaart: 132,
    kijker: [632, 250],
    boek: { plek: { x: 360, y: 360, w: 690, h: 640 }, letter: 36, terug: [140, 730], verder: [580, 730], lees: [632, 250] },
    jeep: { x: 112, y: 868, w: 196, h: 138 },
    album: { x: 262, y: 884, w: 96, h: 86, aantal: 5, stap: 101 },
    veld: { x: 130, y: 256, dx: 222, dy: 138, kolommen: 3, rijen: 3 },
    dier: 112,
    zoeker: { wijd: { w: 400, h: 300 }, zoom: { w: 190, h: 156 } },
    scherm: { x: 360, y: 728, w: 204, h: 184 },
    klik: [616, 742],
    loep: [104, 742],
    slot: { w: 216, h: 194, y: 330, perRij: 3, grond: 740, stap: 200 },
    beurtbord: [316, 92],
    verder: [656, 92],
  },
};

export const vlakteOf = ({ stand }: { readonly stand: Stand }): Vlakte => VLAKTES[stand];
