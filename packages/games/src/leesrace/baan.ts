/** Where everything on the circuit is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import { placeInRijen } from '@spelrijk/game-kit/stage';
import type { Rij, Rijen, Vlak } from '@spelrijk/game-kit/stage';
import { isTekst } from './leesrij.ts';
import { isZin } from './state.ts';
import type { RaceState } from './state.ts';

interface Baan {
  /** The board to read from: centre and size. */
  readonly bord: Gebied;
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
  readonly vlaggen: { readonly x: number; readonly y: number; readonly perRij: number };
}

const BANEN: Readonly<Record<Stand, Baan>> = {
  liggend: {
    bord: { x: 640, y: 162, w: 780, h: 234 },
    opties: { x: 640, y: 362, perRij: 4, w: 286, h: 104, kier: 12 },
    zin: { x: 640, y: 374, perRij: 7, w: 166, h: 88, kier: 12 },
    lang: { x: 640, y: 376, perRij: 2, w: 610, h: 84, kier: 12 },
    spook: 520,
    eigen: 632,
    van: 110,
    tot: 1168,
    auto: 190,
    publiek: { y: 424, aantal: 12, maat: 78 },
    vlaggen: { x: 1052, y: 54, perRij: 6 },
  },
  staand: {
    bord: { x: 360, y: 176, w: 656, h: 240 },
    opties: { x: 360, y: 440, perRij: 2, w: 326, h: 112, kier: 12 },
    zin: { x: 360, y: 468, perRij: 4, w: 160, h: 86, kier: 12 },
    lang: { x: 360, y: 478, perRij: 1, w: 664, h: 78, kier: 12 },
    spook: 718,
    eigen: 862,
    van: 100,
    tot: 628,
    auto: 172,
    publiek: { y: 606, aantal: 7, maat: 78 },
    vlaggen: { x: 28, y: 30, perRij: 12 },
  },
};

export const baanOf = (stand: Stand): Baan => BANEN[stand];

/** Centre and size of option `i`; the words of a whole sentence are smaller, answers about a text wider. */
export function optiePlek(state: RaceState, i: number): Vlak {
  const { opties, zin, lang } = baanOf(state.stand);
  return placeInRijen(isTekst(state) ? lang : isZin(state) ? zin : opties, i, state.opties.length);
}
