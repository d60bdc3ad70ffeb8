/** Where everything on the circuit is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { placeInRijen } from '@spelrijk/game-kit/stage';
import type { Rij, Rijen, Vlak } from '@spelrijk/game-kit/stage';
import { isTekst } from './leesrij.ts';
import { isZin } from './state.ts';
import type { RaceState } from './state.ts';

interface Baan {
  /** The board to read from: centre and size. */
  readonly bord: readonly [number, number, number, number];
  readonly opties: Rijen;
  /** The words of a sentence. */
  readonly zin: Rijen;
  /** Answers about a text: they are long. */
  readonly lang: Rijen;
  /** Heights of the two lanes, start and finish. */
  readonly spook: number;
  readonly eigen: number;
  readonly van: number;
  readonly tot: number;
  readonly auto: number;
  readonly publiek: Rij;
  readonly vlaggen: readonly [x: number, y: number, perRij: number];
}

const BANEN: Readonly<Record<Stand, Baan>> = {
  liggend: {
    bord: [640, 162, 780, 234],
    opties: { x: 640, y: 362, perRij: 4, w: 286, h: 104, kier: 12 },
    zin: { x: 640, y: 374, perRij: 7, w: 166, h: 88, kier: 12 },
    lang: { x: 640, y: 376, perRij: 2, w: 610, h: 84, kier: 12 },
    spook: 520,
    eigen: 632,
    van: 110,
    tot: 1168,
    auto: 190,
    publiek: [424, 12, 78],
    vlaggen: [1052, 54, 6],
  },
  staand: {
    bord: [360, 176, 656, 240],
    opties: { x: 360, y: 440, perRij: 2, w: 326, h: 112, kier: 12 },
    zin: { x: 360, y: 468, perRij: 4, w: 160, h: 86, kier: 12 },
    lang: { x: 360, y: 478, perRij: 1, w: 664, h: 78, kier: 12 },
    spook: 718,
    eigen: 862,
    van: 100,
    tot: 628,
    auto: 172,
    publiek: [606, 7, 78],
    vlaggen: [28, 30, 12],
  },
};

export const baanOf = (stand: Stand): Baan => BANEN[stand];

/** Centre and size of option `i`; the words of a whole sentence are smaller, answers about a text wider. */
export function optiePlek(state: RaceState, i: number): Vlak {
  const { opties, zin, lang } = baanOf(state.stand);
  return placeInRijen(isTekst(state) ? lang : isZin(state) ? zin : opties, i, state.opties.length);
}
