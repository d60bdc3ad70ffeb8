/** What holds a word is as wide as it needs to be; side by side in as few rows as hold them. */
import { fitLetters } from '@spelrijk/game-kit/stage';

interface Maat {
  /** Longest piece it holds, in letters. */
  readonly tot: number;
  readonly art: 'glas' | 'kom' | 'schaal';
  readonly w: number;
}

const MATEN: readonly Maat[] = [
  { tot: 3, art: 'glas', w: 98 },
  { tot: 6, art: 'kom', w: 148 },
  { tot: Infinity, art: 'schaal', w: 216 },
];
const KLEINST: Maat = { tot: 3, art: 'glas', w: 98 };
const LETTERS = 46;
const RAND = 26;

export const maatFor = (stuk: string): Maat => MATEN.find(({ tot }) => [...stuk].length <= tot) ?? KLEINST;

export const lettersFor = (stuk: string, w: number): number => fitLetters(stuk, w - RAND, LETTERS);

interface Plaatsje {
  /** From the middle of its row, and in which row. */
  readonly dx: number;
  readonly rij: number;
  readonly w: number;
}

export interface Rijtjes {
  readonly plekken: readonly Plaatsje[];
  /** Width of every row. */
  readonly breed: readonly number[];
  /** How much smaller all of them are than they would be with room enough. */
  readonly krimp: number;
}

const som = (breedtes: readonly number[], kier: number): number => breedtes.reduce((a, b) => a + b + kier, -kier);

/** Cuts a row where it gets longer than `hoogstens`. */
function breakRows(breedtes: readonly number[], hoogstens: number, kier: number): readonly (readonly number[])[] {
  const rijen: number[][] = [[]];
  for (const w of breedtes) {
    const laatste = rijen.at(-1) ?? [];
    if (laatste.length > 0 && som([...laatste, w], kier) > hoogstens) rijen.push([w]);
    else laatste.push(w);
  }
  return rijen;
}

/** At most `rijen` rows of at most `breed`: as even as can be, and smaller where there is no room. */
export function layRows(
  breedtes: readonly number[],
  { breed, rijen, kier = 10 }: { breed: number; rijen: number; kier?: number },
): Rijtjes {
  const nodig = Math.min(rijen, Math.max(1, Math.ceil(som(breedtes, kier) / breed)));
  const langst = Math.max(0, ...breedtes);
  let hoogstens = Math.max(langst, som(breedtes, kier) / nodig);
  while (breakRows(breedtes, hoogstens, kier).length > nodig) hoogstens += kier;
  const lijst = breakRows(breedtes, hoogstens, kier);
  const krimp = Math.min(1, breed / Math.max(1, hoogstens));
  const plekken = lijst.flatMap((rij, n) => {
    const totaal = som(rij, kier);
    return rij.map((w, i) => ({ dx: (som(rij.slice(0, i + 1), kier) - w / 2 - totaal / 2) * krimp, rij: n, w: w * krimp }));
  });
  return { plekken, breed: lijst.map((rij) => som(rij, kier) * krimp), krimp };
}
