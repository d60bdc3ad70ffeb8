/** Where everything on the circuit is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/game';

interface Baan {
  /** The board to read from: centre and size. */
  readonly bord: readonly [number, number, number, number];
  /** Middle of the options, how many side by side, width and height of one. */
  readonly opties: readonly [x: number, y: number, perRij: number, w: number, h: number];
  /** The same for the words of a sentence. */
  readonly zin: readonly [x: number, y: number, perRij: number, w: number, h: number];
  /** The same for answers about a text: they are long. */
  readonly lang: readonly [x: number, y: number, perRij: number, w: number, h: number];
  /** Heights of the two lanes, start and finish. */
  readonly spook: number;
  readonly eigen: number;
  readonly van: number;
  readonly tot: number;
  readonly auto: number;
  readonly publiek: readonly [y: number, aantal: number, maat: number];
  readonly vlaggen: readonly [x: number, y: number, dx: number];
}

const BANEN: Readonly<Record<Stand, Baan>> = {
  liggend: {
    bord: [640, 162, 780, 234],
    opties: [640, 362, 4, 286, 104],
    zin: [640, 374, 7, 166, 88],
    lang: [640, 376, 2, 610, 84],
    spook: 520,
    eigen: 632,
    van: 110,
    tot: 1168,
    auto: 190,
    publiek: [424, 12, 78],
    vlaggen: [1052, 54, 30],
  },
  staand: {
    bord: [360, 176, 656, 240],
    opties: [360, 440, 2, 326, 112],
    zin: [360, 468, 4, 160, 86],
    lang: [360, 478, 1, 664, 78],
    spook: 718,
    eigen: 862,
    van: 100,
    tot: 628,
    auto: 172,
    publiek: [606, 7, 78],
    vlaggen: [28, 30, 30],
  },
};

export const baanOf = (stand: Stand): Baan => BANEN[stand];

/** Centre and size of option `i` of `n`; the words of a whole sentence are smaller, answers about a text wider. */
export function optiePlek(
  stand: Stand,
  i: number,
  n: number,
  tekst = false,
): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } {
  const { opties, zin, lang } = baanOf(stand);
  const [x, y, perRij, w, h] = tekst ? lang : n > 4 ? zin : opties;
  const cols = Math.min(perRij, n);
  const rows = Math.ceil(n / cols);
  const inRow = Math.min(cols, n - Math.floor(i / cols) * cols);
  return {
    x: x + ((i % cols) - (inRow - 1) / 2) * (w + 12),
    y: y + (Math.floor(i / cols) - (rows - 1) / 2) * (h + 10),
    w,
    h,
  };
}
