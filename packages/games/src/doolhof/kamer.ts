/** Family E: a room of a maze, with walls that never shut anything off. */
import type { Random } from '@spelrijk/base/random';
import { buurOf, kolomOf, RICHTINGEN, rijOf, vakAt, findStap } from '@spelrijk/game-kit/mechanics/raster';
import type { Raster } from '@spelrijk/game-kit/mechanics/raster';

export interface Kamer {
  /** Where one comes in. */
  readonly begin: number;
  /** The openings, left to right. */
  readonly deuren: readonly number[];
  /** Cells with a wall, the openings left out. */
  readonly muren: readonly number[];
}

/** `n` openings in the top row, evenly spread. */
export const deurenIn = ({ kolommen }: Raster, n: number): readonly number[] =>
  Array.from({ length: n }, (_, i) => Math.min(kolommen - 1, Math.floor(((i + 0.5) / n) * kolommen)));

/**
 * A room with its top row as a wall with `n` openings and up to `blokken` pieces of wall inside. Every opening, and every
 * cell that is no wall, can be reached from the way in without passing another opening.
 */
export function buildKamer(raster: Raster, n: number, blokken: number, random: Random): Kamer {
  const deuren = deurenIn(raster, n);
  const begin = vakAt(raster, Math.floor(raster.kolommen / 2), raster.rijen - 1);
  const top = Array.from({ length: raster.kolommen }, (_, kolom) => kolom).filter((vak) => !deuren.includes(vak));
  const vrij = Array.from({ length: raster.kolommen * raster.rijen }, (_, vak) => vak).filter((vak) =>
    canBeMuur(raster, vak, deuren, begin),
  );
  const muren = random.shuffle(vrij).reduce<readonly number[]>((all, vak) => {
    if (all.length >= top.length + blokken) return all;
    const next = [...all, vak];
    return isOpen(raster, { begin, deuren, muren: next }) ? next : all;
  }, top);
  return { begin, deuren, muren };
}

/** Not in the top row, not right under an opening, and not at the way in. */
function canBeMuur(raster: Raster, vak: number, deuren: readonly number[], begin: number): boolean {
  const rij = rijOf(raster, vak);
  if (rij === 0 || (rij === 1 && deuren.includes(kolomOf(raster, vak)))) return false;
  return vak !== begin && Math.abs(vak - begin) !== 1;
}

/** Spreads out from the way in, not on through an opening: everything that is no wall must have been reached. */
function isOpen(raster: Raster, { begin, deuren, muren }: Kamer): boolean {
  const vrij = new Uint8Array(raster.kolommen * raster.rijen).fill(1);
  for (const vak of [begin, ...muren]) vrij[vak] = 0;
  const bereikt = [begin];
  for (const vak of bereikt) {
    if (deuren.includes(vak)) continue;
    for (const richting of RICHTINGEN) {
      const naar = buurOf(raster, vak, richting);
      if (naar === null || vrij[naar] === 0) continue;
      vrij[naar] = 0;
      bereikt.push(naar);
    }
  }
  return bereikt.length + muren.length === vrij.length;
}

/** First step of a shortest way to `naar`, not through walls nor through an opening that is not the goal. */
export function findStapIn(raster: Raster, { deuren, muren }: Kamer, van: number, naar: number): ReturnType<typeof findStap> {
  return findStap(raster, { from: van, to: naar, blocked: new Set([...muren, ...deuren.filter((deur) => deur !== naar)]), rondom: false });
}
