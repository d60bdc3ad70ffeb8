import type { Stand } from '@spelrijk/game-kit/contract';
import type { Leggend } from '@spelrijk/game-kit/mechanics/leggen';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave } from '@spelrijk/game-kit/run';
import type { Pointing } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';

export interface Gerecht {
  /** 1 to 3. */
  readonly gewicht: number;
  /** Under a lid until it stands on the tray. */
  readonly dicht: boolean;
  /** Its place on the tray; null waits on the bar. */
  readonly plek: number | null;
  readonly gezetOp: number;
  /** When it slid off; null did not. */
  readonly valOp: number | null;
}

export interface Blad {
  readonly gerechten: readonly Gerecht[];
  /** The dish and the place that come next. */
  readonly keus: number;
  readonly plek: number;
  /** How far the tray hangs over (degrees, right side down), and how fast it moves. */
  readonly hoek: number;
  readonly vaart: number;
}

/** Somebody who was served: a face, and what they got. */
export interface Gast {
  readonly wie: number;
  readonly gewicht: number;
}

/** Glasses to lay in their order (VOLG), or dishes to choose from. */
export interface DienbladState extends Leggend, Pointing, Spelend {
  readonly blad: Blad;
  /** Who was served in the bursts before this word. */
  readonly gasten: readonly Gast[];
}

/** Is it laid in order? */
export const isOrdening = ({ run }: DienbladState): boolean => currentOpgave(run)?.antwoordvorm === 'VOLG';

/** Are the options the words of a sentence, in their order? Then they stand on the tray and one is taken off it. */
export const isZinOpBlad = ({ run }: DienbladState): boolean => currentOpgave(run)?.vorm === 'fout-woord';

interface Terras {
  /** Middle, width and height of the board with what is asked. */
  readonly bord: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Middle of the tray where the glasses stand on it, and how wide a row on it can be. */
  readonly blad: Plek;
  readonly breed: number;
  /** The bar: its upper edge, and where the first row on it stands. */
  readonly bar: number;
  readonly rij: number;
  readonly terug: Plek;
  readonly klaar: Plek;
  /** Options: size, how many side by side, the middle of all of them. */
  readonly optie: { readonly w: number; readonly h: number; readonly perRij: number; readonly y: number };
  /** Guests: the first, from one to the next, size. */
  readonly gast: { readonly x: number; readonly y: number; readonly stap: number; readonly maat: number };
  /** The tray of the play: from its middle to the first place and from place to place, the row of dishes, the cats. */
  readonly spel: {
    readonly y: number;
    readonly eerst: number;
    readonly stap: number;
    readonly wacht: number;
    readonly wachtStap: number;
    readonly poes: readonly [naast: number, y: number];
  };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const TERRASSEN: Readonly<Record<Stand, Terras>> = {
  liggend: {
    bord: { x: 640, y: 74, w: 760, h: 116 },
    blad: [640, 446],
    breed: 1180,
    bar: 588,
    rij: 646,
    terug: [116, 530],
    klaar: [1164, 530],
    optie: { w: 270, h: 104, perRij: 4, y: 645 },
    gast: { x: 122, y: 222, stap: 148, maat: 74 },
    spel: { y: 446, eerst: 76, stap: 118, wacht: 642, wachtStap: 138, poes: [500, 536] },
    beurtbord: [640, 66],
    verder: [1210, 70],
  },
  staand: {
    bord: { x: 360, y: 92, w: 660, h: 128 },
    blad: [360, 540],
    breed: 650,
    bar: 690,
    rij: 790,
    terug: [112, 632],
    klaar: [608, 632],
    optie: { w: 328, h: 108, perRij: 2, y: 806 },
    gast: { x: 56, y: 262, stap: 87, maat: 66 },
    spel: { y: 540, eerst: 62, stap: 100, wacht: 800, wachtStap: 128, poes: [282, 638] },
    beurtbord: [330, 92],
    verder: [656, 92],
  },
};

export const terrasOf = ({ stand }: { readonly stand: Stand }): Terras => TERRASSEN[stand];
