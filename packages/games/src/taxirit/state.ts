import type { Stand } from '@spelrijk/game-kit/contract';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import type { Raster, Richting } from '@spelrijk/game-kit/mechanics/raster';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave } from '@spelrijk/game-kit/run';
import type { Pointing } from '@spelrijk/game-kit/run';
import { makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';

/** Somebody at a corner who wants to come along, and the tick at which that happened. */
export interface Lifter {
  readonly hoek: number;
  readonly wie: number;
  readonly sticker: number;
  readonly inOp: number | null;
}

/** The play after a right word: corners are numbered row by row. */
export interface Stad {
  readonly van: number;
  readonly naar: number;
  /** How far it is between the two, 0 to 1. */
  readonly weg: number;
  /** Which way it is steered, or the corner it goes to by itself (-1 is none). */
  readonly richting: Richting | null;
  readonly doel: number;
  readonly lifters: readonly Lifter[];
  readonly plassen: readonly number[];
  /** Until this tick it slips in a puddle. */
  readonly slipTot: number;
}

/** Exits with pieces of the word (VOLG), or with answers. */
export interface TaxiState extends Leggend, Pointing, Spelend {
  /** The exit that was taken last, and when. */
  readonly afslag: number;
  readonly afslagOp: number;
  readonly stad: Stad;
  readonly stickers: readonly number[];
  readonly stickerOp: number;
}

/** Is the word put together, exit after exit? */
export const isRit = ({ run }: TaxiState): boolean => currentOpgave(run)?.antwoordvorm === 'VOLG';

interface Plein {
  readonly bord: Plek;
  /** Middle of the roundabout; half width and half height of the road, and of where the signs stand. */
  readonly midden: Plek;
  readonly weg: Plek;
  readonly borden: Plek;
  readonly sign: { readonly w: number; readonly h: number };
  readonly antwoord: { readonly w: number; readonly h: number };
  readonly terug: Plek;
  readonly klaar: Plek;
  readonly raster: Raster;
  /** First corner of the town, and from one to the next. */
  readonly hoek: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLEINEN: Readonly<Record<Stand, Plein>> = {
  liggend: {
    bord: [640, 70],
    midden: [640, 416],
    weg: [300, 132],
    borden: [486, 204],
    sign: { w: 116, h: 92 },
    antwoord: { w: 230, h: 112 },
    terug: [110, 652],
    klaar: [1170, 652],
    raster: { kolommen: 5, rijen: 3 },
    hoek: { x: 180, y: 250, dx: 230, dy: 180 },
    beurtbord: [640, 74],
    verder: [1210, 74],
  },
  staand: {
    bord: [360, 92],
    midden: [360, 510],
    weg: [196, 176],
    borden: [288, 318],
    sign: { w: 100, h: 88 },
    antwoord: { w: 200, h: 110 },
    terug: [126, 904],
    klaar: [594, 904],
    raster: { kolommen: 3, rijen: 5 },
    hoek: { x: 130, y: 290, dx: 230, dy: 140 },
    beurtbord: [330, 92],
    verder: [656, 92],
  },
};

export const pleinOf = ({ stand }: { readonly stand: Stand }): Plein => PLEINEN[stand];

/** How many exits there are. */
export const countAfslagen = (state: TaxiState): number => (isRit(state) ? state.band.length : state.opties.length);

/** Direction of exit `i`, in turns from the right, clockwise. */
export const afslagHoek = (state: TaxiState, i: number): number => {
  const n = Math.max(1, countAfslagen(state));
  return n === 2 ? i / 2 : (i + 0.5) / n - 0.25;
};

/** A point on an ellipse around the middle; `straal` is half its width and half its height. */
export function pleinPlek(state: TaxiState, hoek: number, straal: Plek): Plek {
  const { midden } = pleinOf(state);
  return [midden[0] + Math.cos(hoek * Math.PI * 2) * straal[0], midden[1] + Math.sin(hoek * Math.PI * 2) * straal[1]];
}

export const ding = makeDing({
  straat: { w: 0, h: 64, z: -4 },
  ring: { w: 0, h: 0, z: -3 },
  eiland: { w: 0, h: 0, z: -2 },
  meter: { w: 0, h: 0, z: 1 },
  stuk: { w: 0, h: 70, z: 2 },
  fontein: { w: 150, h: 150, z: 1 },
  // Over the taxi on its round: what stands on a sign is read all the time.
  paal: { w: 0, h: 0, z: 10 },
  rand: { w: 0, h: 0, z: 9 },
  taxi: { w: 158, h: 116, z: 7 },
  chauffeur: { w: 38, h: 41, z: 8, art: 'kit:blob' },
  gast: { w: 36, h: 39, z: 8, art: 'kit:publiek' },
  sticker: { w: 26, h: 26, z: 8 },
  kip: { w: 104, h: 104, z: 8 },
  munt: { w: 44, h: 44, z: 9 },
  knop: { w: 178, h: 92, z: 8 },
  lampje: { w: 30, h: 30, z: 2 },
  lifter: { w: 74, h: 82, z: 4, art: 'kit:publiek' },
  hoekje: { w: 96, h: 96, z: 3 },
  koffer: { w: 44, h: 40, z: 5 },
  plas: { w: 100, h: 56, z: 2 },
  karretje: { w: 104, h: 76, z: 6, art: 'taxi' },
  spat: { w: 120, h: 84, z: 7 },
});
