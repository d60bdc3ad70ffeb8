/** Where everything of the machine is, for both stands, and how large. */
import { placeInRij, makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { plekInBalk, rijenInBalk } from './balk.ts';
import type { SplitsState } from './state.ts';
import type { Stroken } from './stroken.ts';

interface Opstelling {
  readonly midden: number;
  /** Heights of the belts when the word takes one row, and two. */
  readonly rijen: readonly (readonly number[])[];
  readonly perRij: number;
  readonly breed: number;
  readonly hendel: Plek;
  readonly dozen: readonly [x: number, y: number, breed: number];
  readonly kar: Plek;
  readonly blob: Plek;
  readonly meter: Plek;
  /** For a bar too long for the belt. */
  readonly stroken: Pick<Stroken, 'perRij' | 'y' | 'stap' | 'hoog' | 'knop'>;
}

const OPSTELLINGEN: Readonly<Record<SplitsState['stand'], Opstelling>> = {
  liggend: {
    midden: 548,
    rijen: [[330]],
    perRij: 99,
    breed: 1010,
    hendel: [1168, 318],
    dozen: [600, 590, 560],
    kar: [172, 596],
    blob: [1120, 596],
    meter: [128, 96],
    stroken: { perRij: 20, y: 216, stap: 112, hoog: 92, knop: [620, 596] },
  },
  staand: {
    midden: 360,
    rijen: [[372], [286, 486]],
    perRij: 7,
    breed: 664,
    hendel: [612, 722],
    dozen: [270, 716, 460],
    kar: [140, 868],
    blob: [420, 866],
    meter: [104, 92],
    stroken: { perRij: 12, y: 226, stap: 88, hoog: 76, knop: [270, 722] },
  },
};

export const opstellingOf = ({ stand }: SplitsState): Opstelling => OPSTELLINGEN[stand];

/** Size and layer of all there is; what is as wide as a letter or a box gets its width where it is placed. */
export const ding = makeDing({
  meter: [132, 132, 1],
  wijzer: [96, 96, 2],
  tand1: [92, 92, 1, 'tandwiel'],
  tand2: [66, 66, 1, 'tandwiel'],
  band: [0, 62, 1],
  rol: [40, 40, 2],
  blok: [0, 124, 4],
  snee: [0, 216, 6],
  mes: [62, 200, 5],
  doosachter: [0, 128, 6, 'doos'],
  deel: [0, 96, 7],
  doos: [0, 128, 8],
  pak: [46, 44, 9, 'pakje'],
  kar: [236, 116, 10],
  hendel: [132, 236, 4],
  hendelvoet: [150, 84, 5],
  blob: [132, 145, 11, 'kit:blob'],
});

/** How wide one letter is: as wide as fits, so that a gap stays a target for a finger. */
export function widthOfLetter(state: SplitsState): number {
  const { breed, perRij } = opstellingOf(state);
  return Math.min(96, breed / Math.max(1, Math.min(perRij, state.letters.length)));
}

/** Heights of the belts in use. */
export function banden(state: SplitsState): readonly number[] {
  const { rijen, perRij } = opstellingOf(state);
  return rijen[rijenInBalk(state.letters.length, perRij) - 1] ?? [];
}

/** Centre of letter `i`, and its row. */
export function letterPlek(state: SplitsState, i: number): readonly [...Plek, rij: number] {
  const { midden, perRij } = opstellingOf(state);
  const [x, rij] = plekInBalk(state, i, { perRij, letter: widthOfLetter(state), duw: 20 });
  return [midden + x, banden(state)[rij] ?? 0, rij];
}

/** Centre of the gap before letter `i`: between its neighbours, or behind the last letter of a row. */
export function sneePlek(state: SplitsState, i: number): Plek {
  const [x, y, rij] = letterPlek(state, i - 1);
  const [naast, , ook] = letterPlek(state, i);
  return [rij === ook ? (x + naast) / 2 : x + widthOfLetter(state) / 2 + 6, y];
}

/** Centre and width of box `n` of `aantal`. */
export function doosPlek(state: SplitsState, n: number, aantal: number): readonly [...Plek, breed: number] {
  const [midden, y, breed] = opstellingOf(state).dozen;
  const stap = Math.min(200, breed / aantal);
  return [midden + placeInRij(n, aantal, stap), y, stap - 12];
}
