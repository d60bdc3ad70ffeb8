/** Measures of the stage: two sizes, one for each way to hold the device. */
import type { Item, Stand } from '../contract/game.ts';

export interface Maat {
  readonly w: number;
  readonly h: number;
}

const MATEN: Readonly<Record<Stand, Maat>> = { liggend: { w: 1280, h: 720 }, staand: { w: 720, h: 960 } };

/** Width and height of the stage in stage units. */
export const maatOf = (stand: Stand): Maat => MATEN[stand];

/** How the stage is best held in a space of this many CSS pixels: the stand that fills most of it. */
export function standFor(width: number, height: number): Stand {
  const area = ({ w, h }: Maat): number => w * h * Math.min(width / w, height / h) ** 2;
  return area(MATEN.staand) > area(MATEN.liggend) ? 'staand' : 'liggend';
}

/** The backdrop: one drawing per stand, `<art>-liggend` and `<art>-staand`. */
export function drawBackdrop(stand: Stand, art = 'decor'): Item {
  const { w, h } = maatOf(stand);
  return { key: art, x: w / 2, y: h / 2, w, h, art: `${art}-${stand}`, z: -10 };
}
