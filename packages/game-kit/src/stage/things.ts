/**
 * The things on a stage as data: how large each is, in which layer it lies and which drawing it has stand in one table, so that a scene
 * only says where they are.
 */
import type { Item } from '../contract/game.ts';

/** A place on the stage, in stage units. */
export type Plek = readonly [x: number, y: number];

/** Width, height and layer; the drawing, when it has another name than the thing. */
export type Ding = { readonly w: number; readonly h: number; readonly z: number; readonly art?: string };

/** Places a thing; `more` holds what is not in the table or differs from it, `n` tells things of one kind apart. */
export type Plaats<N extends string> = (naam: N, plek: Plek, more?: Partial<Item>, n?: number | string) => Item;

/**
 * Makes items of the things in a table. The key of an item is the name of its thing, with `n` behind it.
 * @example const ding = makeDing({ muts: { w: 96, h: 88, z: 8 }, gast: { w: 138, h: 152, z: 2, art: 'kit:publiek' } });
 * ding('gast', [112, 420], { toon: '3 blij' }, 2) // key `gast2`
 */
export const makeDing =
  <N extends string>(dingen: Readonly<Record<N, Ding>>): Plaats<N> =>
  (naam, [x, y], more, n = '') => {
    const { w, h, z, art = naam } = dingen[naam];
    return { key: `${naam}${n}`, x, y, w, h, art, z, ...more };
  };

/** How far thing `i` of `n` lies from the middle of a row, `stap` from one to the next. */
export const placeInRij = (i: number, n: number, stap: number): number => (i - (n - 1) / 2) * stap;

/** The point on a circle at `hoek` degrees clockwise, 0 to the right. */
export function pointOnCirkel([x, y]: Plek, straal: number, hoek: number): Plek {
  const rad = (hoek / 180) * Math.PI;
  return [x + Math.cos(rad) * straal, y + Math.sin(rad) * straal];
}
