/** Measures of the stage: two sizes, one for each way to hold the device. */
import type { Item, Stand } from './game.ts';

export interface Maat {
  readonly w: number;
  readonly h: number;
}

const MATEN: Readonly<Record<Stand, Maat>> = { liggend: { w: 1280, h: 720 }, staand: { w: 720, h: 960 } };

/** Width and height of the stage in stage units. */
export const maatOf = (stand: Stand): Maat => MATEN[stand];

/** How a stage of this many CSS pixels wide and high is best held. */
export const standFor = (width: number, height: number): Stand => (height > width ? 'staand' : 'liggend');

/** Letter height with which `tekst` fits in `breed` stage units; Andika's letters are about 0.56 of their height wide. */
export function fitLetters(tekst: string, breed: number, hoogstens: number): number {
  return Math.min(hoogstens, breed / (0.56 * Math.max(1, tekst.length)));
}

/** The backdrop: one drawing per stand, `<art>-liggend` and `<art>-staand`. */
export function backdrop(stand: Stand, art = 'decor'): Item {
  const { w, h } = maatOf(stand);
  return { key: art, x: w / 2, y: h / 2, w, h, art: `${art}-${stand}`, z: -10 };
}
