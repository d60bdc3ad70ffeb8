/** Where everything of the machine is, for both stands, and how large. */
import { plekInBalk, rijenInBalk } from '@spelrijk/game-kit/mechanics/split';
import { placeInRij, makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { SplitsState } from './state.ts';
import type { Stroken } from './stroken.ts';

interface Opstelling {
  readonly midden: number;
  /** Heights of the belts when the word takes one row, and two. */
  readonly rijen: readonly (readonly number[])[];
  readonly perRij: number;
  readonly breed: number;
  readonly hendel: Plek;
  readonly dozen: { readonly x: number; readonly y: number; readonly breed: number };
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
    dozen: { x: 600, y: 590, breed: 560 },
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
    dozen: { x: 270, y: 716, breed: 460 },
    kar: [140, 868],
    blob: [420, 866],
    meter: [104, 92],
    stroken: { perRij: 12, y: 226, stap: 88, hoog: 76, knop: [270, 722] },
  },
};

export const opstellingOf = ({ stand }: SplitsState): Opstelling => OPSTELLINGEN[stand];

/** Size and layer of all there is; what is as wide as a letter or a box gets its width where it is placed. */
export const ding = makeDing({
  meter: { w: 132, h: 132, z: 1 },
  wijzer: { w: 96, h: 96, z: 2 },
  tand1: { w: 92, h: 92, z: 1, art: 'tandwiel' },
  tand2: { w: 66, h: 66, z: 1, art: 'tandwiel' },
  band: { w: 0, h: 62, z: 1 },
  rol: { w: 40, h: 40, z: 2 },
  blok: { w: 0, h: 124, z: 4 },
  snee: { w: 0, h: 216, z: 6 },
  mes: { w: 62, h: 200, z: 5 },
  doosachter: { w: 0, h: 128, z: 6, art: 'doos' },
  deel: { w: 0, h: 96, z: 7 },
  doos: { w: 0, h: 128, z: 8 },
  pak: { w: 46, h: 44, z: 9, art: 'pakje' },
  kar: { w: 236, h: 116, z: 10 },
  hendel: { w: 132, h: 236, z: 4 },
  hendelvoet: { w: 150, h: 84, z: 5 },
  blob: { w: 132, h: 145, z: 11, art: 'kit:blob' },
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
  const { x, rij } = plekInBalk(state, i, { perRij, letter: widthOfLetter(state), duw: 20 });
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
  const { x: midden, y, breed } = opstellingOf(state).dozen;
  const stap = Math.min(200, breed / aantal);
  return [midden + placeInRij(n, aantal, stap), y, stap - 12];
}
