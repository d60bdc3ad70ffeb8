/** Family D: a body of cells that crawls over a grid whose edges wrap round, grows behind and is never hurt by itself. */
import type { Random } from '@spelrijk/base/random';
import { measureAfstand, celXY, touches, stepTo, tegenOf, vakAt, findStap } from '@spelrijk/game-kit/mechanics/raster';
import type { Raster, Richting, Veld } from '@spelrijk/game-kit/mechanics/raster';
import { between } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';

/** Its cells with the head first, and where they were one step ago. */
export interface Slang {
  readonly lijf: readonly number[];
  readonly vorig: readonly number[];
}

/** In the middle of the grid, its tail to the left. */
export function startInMidden({ kolommen, rijen }: Raster, lengte: number): Slang {
  const kop = Math.floor(kolommen / 2);
  const lijf = Array.from({ length: lengte }, (_, i) => vakAt({ kolommen, rijen }, (kop - i + kolommen) % kolommen, Math.floor(rijen / 2)));
  return { lijf, vorig: lijf };
}

/** The way it goes when it is steered there: it cannot turn round on the spot. */
export const turnTo = (raster: Raster, { lijf: [kop = 0, nek] }: Slang, richting: Richting, nu: Richting | null): Richting =>
  stepTo(raster, kop, richting) === nek ? (nu ?? tegenOf(richting)) : richting;

/** One step of the head; `bijt` when it meets its own body. */
export function crawl(raster: Raster, { lijf }: Slang, richting: Richting): Slang & { readonly bijt: boolean } {
  const kop = stepTo(raster, lijf[0] ?? 0, richting);
  return { lijf: [kop, ...lijf.slice(0, -1)], vorig: lijf, bijt: lijf.slice(1, -1).includes(kop) };
}

/** One cell longer, at the tail. */
export const grow = ({ lijf, vorig }: Slang): Slang => ({ lijf: [...lijf, vorig.at(-1) ?? 0], vorig: [...vorig, vorig.at(-1) ?? 0] });

/** One cell shorter, but never shorter than `minst`. */
export function shrink({ lijf, vorig }: Slang, minst: number): Slang {
  const n = Math.max(minst, lijf.length - 1);
  return { lijf: lijf.slice(0, n), vorig: vorig.slice(0, n) };
}

/**
 * First step of the way to a cell: around what it must not touch (`mijd`); around itself and inside the edges when there is such a way.
 */
export function routeTo(raster: Raster, { lijf }: Slang, doel: number, mijd: readonly number[]): Richting | null {
  const [kop = 0, ...rest] = lijf;
  const nek = rest.slice(0, 1);
  const findRoute = (dicht: readonly number[], rondom: boolean): Richting | null =>
    findStap(raster, { from: kop, to: doel, blocked: new Set(dicht), rondom });
  return (
    findRoute([...mijd, ...rest], false) ??
    findRoute([...mijd, ...nek], false) ??
    findRoute([...mijd, ...nek], true) ??
    findRoute(nek, true)
  );
}

/** Steps from the head within which nothing is laid: what stands still never meets a thing by accident. */
const KOP_AFSTAND = 3;

interface ScatterOpties {
  readonly n: number;
  readonly bezet: readonly number[];
  readonly random: Random;
}

/** Free cells for `n` more things: away from the head, and not touching each other or what lies there (`bezet`), if there is room. */
export function scatter(raster: Raster, { lijf }: Slang, { n, bezet, random }: ScatterOpties): readonly number[] {
  const alle = Array.from({ length: raster.kolommen * raster.rijen }, (_, vak) => vak);
  const nieuw: number[] = [];
  while (nieuw.length < n) {
    const dicht = [...bezet, ...nieuw];
    const vrij = random.shuffle(alle).filter((vak) => !lijf.includes(vak) && !dicht.includes(vak));
    const ver = vrij.filter((vak) => measureAfstand(raster, vak, lijf[0] ?? 0) >= KOP_AFSTAND);
    nieuw.push(ver.find((vak) => !dicht.some((ander) => touches(raster, vak, ander))) ?? ver[0] ?? vrij[0] ?? 0);
  }
  return nieuw;
}

/** Where cell `i` of the body is on the stage, `t` (0-1) on its way; over an edge it comes in from outside. */
export function celPlek(veld: Veld, { lijf, vorig }: Slang, i: number, t: number): Plek {
  const vak = lijf[i] ?? 0;
  const van = celXY(veld, vorig[i] ?? vak);
  const naar = celXY(veld, vak);
  return [langs(van[0], naar[0], veld.cel, t), langs(van[1], naar[1], veld.cel, t)];
}

const langs = (van: number, naar: number, cel: number, t: number): number =>
  between(Math.abs(naar - van) > cel * 1.5 ? naar + Math.sign(naar - van) * cel : van, naar, t);
