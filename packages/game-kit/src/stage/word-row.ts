/** The words of the round as a row of things of one kind that each change, with a little jump, when their word was right. */
import type { Item } from '../contract/game.ts';
import { ticksInFase } from '../run/step.ts';
import type { Basis } from '../run/step.ts';
import { arch, progress01 } from './motion.ts';
import { drawVoortgang } from './word-progress.ts';
import type { Voortgang } from './word-progress.ts';

export interface Rijtje {
  /** Also the name of the drawing, unless `art` says so. */
  readonly key: string;
  readonly art?: string;
  readonly w: number;
  readonly h: number;
  readonly z: number;
  /** Its variants. */
  readonly tonen: Readonly<Record<Voortgang, string>>;
  /** Ticks into the reward at which it changes. */
  readonly van: number;
  /** The jump: when it begins, how long it lasts, and by how much the thing grows. */
  readonly sprong: { readonly van: number; readonly duur: number; readonly groei: number };
}

/** One thing for every word; `plek` says where it is, and is told which one is in play. */
export function drawRijtje(state: Basis, ding: Rijtje, plek: (i: number, nu: boolean) => readonly [x: number, y: number]): Item[] {
  const { key, art = key, w, h, z, tonen, van, sprong } = ding;
  return drawVoortgang(state, van, (hoeVer, i, nu) => {
    const toon = tonen[hoeVer];
    const groei =
      nu && toon === tonen.gehaald ? 1 + arch(progress01(ticksInFase(state), { van: sprong.van, duur: sprong.duur })) * sprong.groei : 1;
    const [x, y] = plek(i, nu);
    return { key: `${key}${i}`, x, y, w, h, sx: groei, sy: groei, art, toon, z };
  });
}
