import type { Tooi } from '../contract/art.ts';
import { dressDecor, gradeDrawing } from './decor.ts';

export { contrastOf, gradeNight, isLight } from './kleur.ts';
export { gradeDrawing, gradePaint, showsSky } from './decor.ts';
export { drawStad, drawSterren, NACHTLUCHT, NEON } from './stad.ts';
export type { Stadspad } from './stad.ts';

/** Drawings that are scenery although they are no backdrop: a wall that moves along, a quay, a counter. Nothing is written on them. */
export const LANDSCHAP: ReadonlySet<string> = new Set([
  'hal-liggend',
  'hal-staand',
  'wand-liggend',
  'wand-staand',
  'kade',
  'bar-liggend',
  'bar-staand',
  'rit-berg',
  'rit-boom',
  'rit-struik',
]);

/** The dress of the older children. */
export const NACHT: Tooi = { decor: dressDecor, ding: (naam, svg) => (LANDSCHAP.has(naam) ? gradeDrawing(svg) : svg) };
