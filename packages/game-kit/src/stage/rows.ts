/** Columns of the stage for `n` targets, evenly over the width: centre of column `kolom` in stage units. */
export const kolomX = (kolom: number, n: number, breed: number): number => ((kolom + 0.5) / n) * breed;

/** Laying things out in rows, each row in the middle: answers, cards, the words of a sentence. */
export interface Rijen {
  /** Middle of all of them together. */
  readonly x: number;
  readonly y: number;
  /** Size of one. */
  readonly w: number;
  readonly h: number;
  /** At most this many side by side. */
  readonly perRij: number;
  /** Room between two side by side; rows are a little closer together. */
  readonly kier: number;
}

/** Centre and size of thing `i` of `n`. */
export function placeInRijen({ x, y, w, h, perRij, kier }: Rijen, i: number, n: number): { x: number; y: number; w: number; h: number } {
  const cols = Math.min(perRij, n);
  const rij = Math.floor(i / cols);
  const inRow = Math.min(cols, n - rij * cols);
  return {
    x: x + ((i % cols) - (inRow - 1) / 2) * (w + kier),
    y: y + (rij - (Math.ceil(n / cols) - 1) / 2) * (h + kier - 2),
    w,
    h,
  };
}
